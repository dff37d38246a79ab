import { pathParamNames } from '@klopt/api-client/schemas'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../features/index.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import type { Route } from '../kernel/route.ts'

let server: KloptTestServer
/** How many statements of a transaction are still answered; null breaks none. */
let answered: number | null = null

/** Breaks the connection of each transaction after some of its statements. */
function breakTransactions(client: pg.PoolClient): void {
  const { connection } = client
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let left: number | null = null
  Object.assign(client, {
    query(...args: unknown[]) {
      const isOpening = typeof args[0] === 'string' && args[0].startsWith('BEGIN')
      const result = query(...args)
      if (isOpening) left = answered
      if (left === 0) setImmediate(() => connection.stream.destroy())
      return result
    },
  })
  connection.on('readyForQuery', () => {
    if (left === null) return
    left -= 1
    if (left <= 0) connection.stream.destroy()
  })
}

beforeAll(async () => {
  server = await createTestServer()
  server.services.pool.on('connect', breakTransactions)
})
afterAll(() => server.stop())

/** As many at once as the pool has connections for, without one that waits. */
const atOnce = 6

/** Before the first statement nearly every call is where the kernel begins its transaction: a quarter says so for all. */
test.each([
  { statements: 0, step: 4 },
  { statements: 2, step: 1 },
])(
  'whatever is asked when its connection breaks after $statements statements, it is answered and nothing else fails',
  async ({ statements, step }) => {
    const asked = routes.filter((_, at) => at % step === 0)
    const { world } = server
    const firmId = await world.firm()
    const { id: administrationId, owner } = await world.administration({ firmId })
    const client = await world.as(owner)
    const ask = async ({ call }: Route) => {
      const ids = Object.fromEntries(pathParamNames(call.path).map((name) => [name, 1]))
      const params = { ...ids, administrationId, firmId }
      return (await client.send(call, { params, ...(call.body && { body: {} }) })).status
    }
    const statuses: number[] = []
    answered = statements
    for (let at = 0; at < asked.length; at += atOnce) {
      statuses.push(...(await Promise.all(asked.slice(at, at + atOnce).map(ask))))
    }
    answered = null
    expect(statuses).not.toContain(500)
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(20)
  },
)
