import { must } from '@klopt/bookkeeping/money'
import pg from 'pg'
import { vi } from 'vitest'

/** How many statements the work sends to the database, from whatever connection. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

/** How many times the transactions of the work wait for the database: statements that are on their way together count once. */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const underway = new Map<pg.Client, number>()
  const send = pg.Client.prototype.query
  let trips = 0
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const answer: unknown = Reflect.apply(send, this, args)
    if (!(answer instanceof Promise)) return answer
    const before = underway.get(this) ?? 0 // zero: nothing was sent on this connection before
    if (before === 0) trips += 1
    underway.set(this, before + 1)
    return answer.finally(() => underway.set(this, must(underway.get(this), 'what is on its way') - 1))
  })
  try {
    await work()
    return trips
  } finally {
    query.mockRestore()
  }
}
