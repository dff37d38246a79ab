import { defineCall } from '@klopt/api-client/schemas'
import { sql } from 'kysely'
import * as v from 'valibot'
import { administration, publicAccess } from '../kernel/access.ts'
import { ApiError } from '../kernel/api-error.ts'
import { route } from '../kernel/route.ts'

const path = '/administrations/{administrationId}'
export const echo = defineCall({
  method: 'POST',
  base: 'v2',
  path: `${path}/echo`,
  summary: 'Says back what it got',
  query: v.object({ page: v.optional(v.picklist(['1', '2'])) }),
  body: v.object({
    text: v.pipe(v.string(), v.minLength(1, 'Vul iets in')),
    lines: v.array(v.object({ cents: v.number() })),
  }),
  response: v.object({ text: v.string(), lines: v.array(v.object({ cents: v.number() })) }),
})
export const leaky = defineCall({
  method: 'GET',
  base: 'v2',
  path: `${path}/leaky`,
  summary: 'A handler that returns whole rows',
  response: v.object({ id: v.number() }),
})
export const mild = defineCall({
  method: 'POST',
  base: 'v2',
  path: `${path}/mild`,
  summary: 'Asks for nothing',
  body: v.object({ note: v.optional(v.string()) }),
  response: v.object({ note: v.nullable(v.string()) }),
})
export const wrongShape = defineCall({
  method: 'GET',
  base: 'v2',
  path: `${path}/wrong-shape`,
  summary: 'A handler whose rows are not what they seem',
  response: v.object({ id: v.number() }),
})
export const silentWrite = defineCall({
  method: 'POST',
  base: 'v2',
  path: `${path}/silent`,
  summary: 'Writes without a trace',
})
export const preview = defineCall({
  method: 'POST',
  base: 'v2',
  path: `${path}/preview`,
  summary: 'Only looks',
  response: v.object({ ok: v.boolean() }),
})
export const consent = defineCall({
  method: 'POST',
  base: 'v2',
  path: `${path}/consent`,
  summary: 'Allowed at all times',
})
export const fails = defineCall({
  method: 'POST',
  base: 'v2',
  path: `${path}/fail`,
  summary: 'Fails in a chosen way',
  body: v.object({ how: v.string() }),
})
export const download = defineCall({
  method: 'POST',
  base: 'v2',
  path: `${path}/download`,
  summary: 'A file',
  response: 'file',
})
export const anyone = defineCall({
  method: 'GET',
  base: 'v2',
  path: '/anyone',
  summary: 'Open',
  response: v.object({ userId: v.nullable(v.number()) }),
})
export const clumsy = defineCall({
  method: 'POST',
  base: 'v2',
  path: `${path}/clumsy`,
  summary: 'Meets a deadlock once',
  response: v.object({ tries: v.number() }),
})

const access = administration('BOOKING')
/** How often the clumsy call ran, and how often something followed a commit. */
export const seen = { tries: 0, afterCommits: 0 }
export const routes = [
  route(echo, {
    access,
    handle: async ({ input: { body }, unchanged }) => {
      unchanged()
      return body
    },
  }),
  route(leaky, {
    access,
    handle: ({ db, administrationId }) =>
      db.selectFrom('administrations').selectAll().where('id', '=', administrationId).executeTakeFirstOrThrow(),
  }),
  route(wrongShape, { access, handle: async () => JSON.parse('{"id":"1"}') as { id: number } }),
  route(silentWrite, {
    access,
    async handle({ db, administrationId }) {
      await db.insertInto('counters').values({ administration_id: administrationId, name: 'stil' }).execute()
    },
  }),
  route(mild, {
    access,
    changesNothing: true,
    handle: async ({ input: { body } }) => ({ note: body.note ?? null }),
  }),
  route(preview, {
    access,
    changesNothing: true,
    async handle({ db, administrationId }) {
      await db.insertInto('counters').values({ administration_id: administrationId, name: 'kijk' }).execute()
      return { ok: true }
    },
  }),
  route(consent, {
    access,
    allowedWhenReadOnly: true,
    handle: async ({ audit, administrationId }) => audit('consent', 'administration', administrationId),
  }),
  route(fails, {
    access,
    async handle({ db, administrationId, audit, afterCommit, input: { body } }) {
      audit('fail', 'counter', null)
      afterCommit(() => void (seen.afterCommits += 1))
      await db.insertInto('counters').values({ administration_id: administrationId, name: body.how }).execute()
      if (body.how === 'catalogue') throw new ApiError('already_processed', { internal: 'geheim', details: { nr: 1 } })
      if (body.how === 'unexpected') throw new Error('wachtwoord van de database is hunter2')
      const twin = { administration_id: administrationId, number: '9999', name: 'Twee keer', type: 'asset' } as const
      if (body.how === 'unique') await db.insertInto('accounts').values([twin, twin]).execute()
    },
  }),
  route(download, {
    access,
    changesNothing: true,
    handle: async ({ today }) => `dag ${today}`,
    respond: async (text) => ({ name: 'dag è.txt', mimeType: 'text/plain', content: Buffer.from(text) }),
  }),
  route(anyone, { access: publicAccess, handle: async ({ user }) => ({ userId: user?.id ?? null }) }),
  route(clumsy, {
    access,
    async handle({ db, audit, administrationId }) {
      seen.tries += 1
      audit('try', 'counter', null)
      await db.insertInto('counters').values({ administration_id: administrationId, name: 'onhandig' }).execute()
      if (seen.tries === 1) await sql`DO $$ BEGIN RAISE EXCEPTION 'test' USING ERRCODE = '40P01'; END $$`.execute(db)
      return { tries: seen.tries }
    },
  }),
]
