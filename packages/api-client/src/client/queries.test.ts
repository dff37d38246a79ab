import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { contract } from '../contract/index.ts'
import type { Api } from './api.ts'
import { clientDefaults, createQueries, invalidateAfter, ONE_USE_MS, queryKeyOf, STALE_TIME_MS } from './queries.ts'

const scope = { userId: 1, actingAs: '' }
/** A client that answers any call alike. */
const apiOf = (answer: () => Promise<unknown>): Api => ({ call: () => answer() as Promise<never> })
const query = createQueries(
  apiOf(async () => []),
  () => scope,
)
const books = { params: { administrationId: 1 } }

test('the policy of a call decides how long its answer is fresh', () => {
  expect(query(contract.authentication.demoAccounts, {}).staleTime).toBe(Number.POSITIVE_INFINITY)
  expect(query(contract.users.roles, {}).staleTime).toBe(600_000)
  expect(query(contract.firms.get, { params: { firmId: 1 } }).staleTime).toBe(ONE_USE_MS)
})

test('pointing at a link, pressing it and showing its screen read what is always fetched once, and a later use again', async () => {
  vi.useFakeTimers()
  const call = vi.fn(async () => ({}))
  const client = new QueryClient({ defaultOptions: clientDefaults })
  const options = createQueries(apiOf(call), () => scope)(contract.firms.get, { params: { firmId: 1 } })
  for (const passedMs of [0, 800, 200]) {
    vi.advanceTimersByTime(passedMs)
    await client.prefetchQuery(options)
  }
  expect(call).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(ONE_USE_MS)
  await client.prefetchQuery(options)
  expect(call).toHaveBeenCalledTimes(2)
  client.clear()
  vi.useRealTimers()
})

test('reads are fresh for ten minutes, are not tried again by themselves and not on focus; offline is an error', () => {
  expect(STALE_TIME_MS).toBe(600_000)
  expect(clientDefaults).toMatchObject({
    queries: { staleTime: 600_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  })
})

test('no two people, and no two roles of one, share a cached answer', () => {
  const keys = [scope, { ...scope, userId: 2 }, { ...scope, actingAs: '5' }].map((whose) =>
    JSON.stringify(queryKeyOf(contract.bank.books, books, whose)),
  )
  keys.push(JSON.stringify(queryKeyOf(contract.bank.books, { params: { administrationId: 2 } }, scope)))
  expect(new Set(keys).size).toBe(4)
})

test('a write makes the answers of the areas it names stale, and no others', async () => {
  const client = new QueryClient({ defaultOptions: clientDefaults })
  const touched = query(contract.bank.books, books)
  const others = query(contract.users.roles, {})
  const fixed = query(contract.authentication.demoAccounts, {})
  for (const { queryKey } of [touched, others, fixed]) client.setQueryData(queryKey, [])
  await invalidateAfter(client, contract.bank.process)
  expect(client.getQueryState(touched.queryKey)?.isInvalidated).toBe(true)
  expect(client.getQueryState(others.queryKey)?.isInvalidated).toBe(false)
  await invalidateAfter(client, { ...contract.bank.process, stale: ['authentication'] })
  expect(client.getQueryState(fixed.queryKey)?.isInvalidated).toBe(false)
  client.clear()
})

test('a first read that left before a write is asked again, by whoever waits for it', async () => {
  const client = new QueryClient({ defaultOptions: clientDefaults })
  const answers: ((status: string) => void)[] = []
  const call = vi.fn(() => new Promise((resolve) => answers.push(resolve)))
  const options = createQueries(apiOf(call), () => scope)(contract.purchases.get, {
    params: { administrationId: 1, purchaseId: 12 },
  })
  for (const begin of [
    () => new QueryObserver(client, options).subscribe(() => {}),
    () => void client.prefetchQuery(options),
  ]) {
    call.mockClear()
    answers.length = 0
    const end = begin()
    const done = invalidateAfter(client, contract.purchases.book)
    expect(call).toHaveBeenCalledTimes(2)
    answers[1]?.('booked')
    answers[0]?.('draft')
    await done
    await client.fetchQuery(options)
    expect(client.getQueryData(options.queryKey)).toBe('booked')
    end?.()
    client.clear()
  }
})
