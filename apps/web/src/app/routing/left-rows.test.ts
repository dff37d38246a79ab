import { beforeEach, expect, test, vi } from 'vitest'
import { forgetRows, neighboursOf, rememberRows } from './left-rows.ts'

const hrefOf = (id: number) => `/invoices/${id}`

beforeEach(forgetRows)

test('the screen of a row lies between its neighbours, in the order of the list', () => {
  rememberRows({ rows: [30, 10, 20], hrefOf })
  expect(neighboursOf('/invoices/10')).toEqual({ previous: '/invoices/30', next: '/invoices/20', loadMore: null })
  expect(neighboursOf('/invoices/20')).toEqual({ previous: '/invoices/10', next: null, loadMore: null })
  expect(neighboursOf('/invoices/30')).toEqual({ previous: null, next: '/invoices/10', loadMore: null })
})

test('what the address of a row says beside its path does not hide it', () => {
  rememberRows({ rows: [1, 2], hrefOf: (id) => `/invoices/${id}?from=list#top` })
  expect(neighboursOf('/invoices/2')).toEqual({ previous: '/invoices/1?from=list#top', next: null, loadMore: null })
})

test('a screen that is in no list has no neighbours', () => {
  expect(neighboursOf('/invoices/1')).toBeNull()
  rememberRows({ rows: [1, 2], hrefOf })
  expect(neighboursOf('/invoices/3')).toBeNull()
})

test('another order of the list is the order one walks', () => {
  rememberRows({ rows: [1, 2, 3], hrefOf })
  neighboursOf('/invoices/3')
  rememberRows({ rows: [3, 1], hrefOf })
  expect(neighboursOf('/invoices/3')).toEqual({ previous: null, next: '/invoices/1', loadMore: null })
})

test('what somebody saw is not the next one’s', () => {
  rememberRows({ rows: [1, 2], hrefOf })
  forgetRows()
  expect(neighboursOf('/invoices/1')).toBeNull()
})

test('after the last row that was loaded the list is asked for more, once, until it has no more', async () => {
  const rest = vi.fn(async () => ({ rows: [1, 2, 3], loadMore: null }))
  rememberRows({ rows: [1, 2], hrefOf, loadMore: rest })
  expect(neighboursOf('/invoices/1')?.loadMore).toBeNull()
  await neighboursOf('/invoices/2')?.loadMore?.()
  expect(rest).toHaveBeenCalledOnce()
  expect(neighboursOf('/invoices/2')).toEqual({ previous: '/invoices/1', next: '/invoices/3', loadMore: null })
  expect(neighboursOf('/invoices/3')).toEqual({ previous: '/invoices/2', next: null, loadMore: null })
})

test('rows that come for a list that was left for another one are not of that one', async () => {
  rememberRows({ rows: [1], hrefOf, loadMore: async () => ({ rows: [1, 2], loadMore: null }) })
  const more = neighboursOf('/invoices/1')?.loadMore?.()
  rememberRows({ rows: [1, 7], hrefOf })
  await more
  expect(neighboursOf('/invoices/1')?.next).toBe('/invoices/7')
})
