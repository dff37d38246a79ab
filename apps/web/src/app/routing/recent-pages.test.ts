import { beforeEach, expect, test } from 'vitest'
import { forgetPages, recentPages, rememberPage } from './recent-pages.ts'

beforeEach(forgetPages)

const at = (path: string) => `/v2/administrations/7/${path}`
const labels = (here = '') => recentPages(7, here).map(({ label }) => label)

test('what was looked at stands newest first, once, without where one is and without lists', () => {
  rememberPage(at('invoices/1'), 'Factuur 1')
  rememberPage(at('contacts/2'), 'De Kade')
  rememberPage(at('invoices'), 'Facturen')
  rememberPage(at('invoices/3'), 'Nieuwe factuur')
  rememberPage(at('invoices/1'), 'Factuur 2026-1')
  rememberPage('/v2/administrations/8/invoices/1', 'Van een ander')
  expect(labels()).toEqual(['Factuur 2026-1', 'De Kade'])
  expect(labels(at('invoices/1'))).toEqual(['De Kade'])
})

test('no more than five are shown, and none of who was here before', () => {
  for (let id = 1; id <= 9; id += 1) rememberPage(at(`invoices/${id}`), `Factuur ${id}`)
  expect(labels()).toEqual([9, 8, 7, 6, 5].map((id) => `Factuur ${id}`))
  forgetPages()
  expect(labels()).toEqual([])
})
