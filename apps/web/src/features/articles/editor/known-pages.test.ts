import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { knownPages, pageLabel, pageOf } from './known-pages.ts'

const routes = readFileSync(join(import.meta.dirname, '../../../routeTree.gen.ts'), 'utf8')

test.each(knownPages)('there is such a page: $page', ({ page }) => {
  const path = page.replace(/\*$/, '')
  const isThere = [`/v2/administrations/$administrationId/${path}`, `/v2/${path}`].some(
    (place) => routes.includes(`'${place}'`) || routes.includes(`'${place}/'`) || routes.includes(`'${place}$`),
  )
  expect(isThere || (page.endsWith('*') && routes.includes(`/$administrationId/${path}`))).toBe(true)
})

test('no page is offered twice', () => {
  expect(new Set(knownPages.map(({ page }) => page)).size).toBe(knownPages.length)
})

test.each([
  ['vat-return', 'vat-return'],
  [' /vat-return/ ', 'vat-return'],
  ['https://klopt.example/v2/administrations/12/vat-return?period=2026-Q3#x', 'vat-return'],
  ['/v2/administrations/12/invoices/345/lines', 'invoices/*'],
  ['/v2/administrations/12/ledger/accounts/8', 'ledger/accounts/*'],
  ['/v2/my-administrations', 'my-administrations'],
  ['invoices/*', 'invoices/*'],
  ['/v2/administrations/12', null],
  ['', null],
  ['*', null],
  ['Btw Aangifte', null],
  ['https://klopt.example', null],
])('%j is the page %j', (typed, page) => {
  expect(pageOf(typed)).toBe(page)
})

test('a known page is shown by its name, another by its path', () => {
  expect(pageLabel('vat-return')).toBe('Btw-aangifte (vat-return)')
  expect(pageLabel('elders/*')).toBe('elders/*')
})
