import { defineCall } from '@klopt/api-client/schemas'
import { sql } from 'kysely'
import * as v from 'valibot'
import { administration } from '../kernel/access.ts'
import { route } from '../kernel/route.ts'

const path = (name: string) => `/administrations/{administrationId}/${name}` as const
export const slowRead = defineCall({
  method: 'GET',
  base: 'v2',
  path: path('slow-read'),
  summary: 'Holds a connection until the test opens the gate',
  response: v.object({ number: v.number() }),
})
export const quickRead = defineCall({
  method: 'GET',
  base: 'v2',
  path: path('quick-read'),
  summary: 'Reads one row',
  response: v.object({ number: v.number() }),
})
export const slowWrite = defineCall({
  method: 'POST',
  base: 'v2',
  path: path('slow-write'),
  summary: 'Holds a connection until the test opens the gate, and counts',
  body: v.object({ name: v.string() }),
  response: v.object({ number: v.number() }),
  idempotent: true,
})

/** Where slow calls stand until the test lets them go on. */
export const slow = { gate: Promise.withResolvers<void>(), running: 0 }
const stand = async () => {
  slow.running += 1
  await slow.gate.promise
  slow.running -= 1
}

export const routes = [
  route(slowRead, {
    access: administration('BOOKING'),
    async handle({ db }) {
      await sql`SELECT 1`.execute(db)
      await stand()
      return { number: 1 }
    },
  }),
  route(quickRead, {
    access: administration('BOOKING'),
    handle: async ({ db }) => db.selectFrom('administrations').select('id as number').executeTakeFirstOrThrow(),
  }),
  route(slowWrite, {
    access: administration('BOOKING'),
    async handle({ db, administrationId, audit, input: { body } }) {
      const { last_number } = await db
        .insertInto('counters')
        .values({ administration_id: administrationId, name: body.name, last_number: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['administration_id', 'name'])
            .doUpdateSet((set) => ({ last_number: set('counters.last_number', '+', 1) })),
        )
        .returning('last_number')
        .executeTakeFirstOrThrow()
      audit('count', 'number', null)
      await stand()
      return { number: last_number }
    },
  }),
]
