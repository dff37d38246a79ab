import { contract, type BodyOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { mailsTo } from '../authentication/mails.test-support.ts'
import { expireTransfersJob } from './expire-transfers.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { mainUserTransfers, members, backOffice } = contract
const reason = 'De eigenaar is overleden'
/** The smallest picture there is. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const paper = (given: Partial<BodyOf<typeof mainUserTransfers.addDocument>> = {}) => ({
  type: 'PASSPORT' as const,
  side: 'FRONT' as const,
  bsnIsMasked: true,
  photoIsMasked: true,
  content: png,
  ...given,
})

const staff = async (...globalPermissions: ('ADMIN' | 'COMPLIANCE')[]) =>
  server.world.as(await server.world.user({ globalPermissions }))

async function memberOf(administrationId: number) {
  const user = await server.world.user()
  await server.world.role({ user, administrationId, permissions: ['ADMIN'] })
  return user
}

/** Books with a main user and a member with ADMIN, who may ask. */
async function company() {
  const { id: administrationId, owner } = await server.world.administration({ companyName: 'Bakkerij Zon' })
  const partner = await memberOf(administrationId)
  const params = { administrationId }
  const client = await server.world.as(partner)
  const ask = async () => (await client.call(mainUserTransfers.ask, { params, body: { reason } })).id
  const add = (transferId: number, given = {}) =>
    client.send(mainUserTransfers.addDocument, { params: { ...params, transferId }, body: paper(given) })
  const shown = () => client.call(mainUserTransfers.show, { params })
  return { administrationId, params, owner, partner, client, ask, add, shown }
}

const open = async (admin: Awaited<ReturnType<typeof staff>>, transferId: number) => {
  const own = must(
    (await admin.call(mainUserTransfers.list)).find(({ id }) => id === transferId),
    'the transfer',
  )
  const documentId = must(own.documents[0], 'a document').id
  return () => admin.send(mainUserTransfers.openDocument, { params: { transferId, documentId }, body: { reason } })
}

test('a paper with BSN or photo in sight is refused, and nothing of it is kept', async () => {
  const { ask, add, shown } = await company()
  const id = await ask()
  for (const given of [{ bsnIsMasked: false }, { photoIsMasked: false }])
    expect(codeOf(await add(id, given))).toBe(90243)
  expect((await shown())?.documents).toEqual([])
})

test('papers are kept encrypted, seen once, and gone with the approval that moves the main user', async () => {
  const { administrationId, params, client, owner, partner, ask, add } = await company()
  const id = await ask()
  expect((await add(id)).status).toBe(204)
  const { rows } = await server.services.pool.query<{ content: string }>(
    'SELECT content FROM identity_documents WHERE transfer_id = $1',
    [id],
  )
  expect(must(rows[0], 'the paper').content).not.toContain(png.slice(0, 20))
  const admin = await staff('ADMIN')
  const decide = () =>
    admin.send(mainUserTransfers.decide, { params: { transferId: id }, body: { approve: true, reason: 'Gezien' } })
  expect(codeOf(await decide())).toBe(90245)
  const see = await open(admin, id)
  expect((await see()).status).toBe(200)
  expect(codeOf(await see())).toBe(90244)
  expect((await decide()).status).toBe(204)
  const people = await client.call(members.list, { params, query: {} })
  expect(people.find(({ isPrimaryUser }) => isPrimaryUser)?.userId).toBe(partner.id)
  for (const { emailAddress } of [owner, partner])
    expect((await mailsTo(server, emailAddress)).map(({ subject }) => subject)).toContain(
      'De hoofdgebruiker van Bakkerij Zon is gewijzigd',
    )
  const left = await server.services.pool.query('SELECT FROM identity_documents WHERE administration_id = $1', [
    administrationId,
  ])
  expect(left.rowCount).toBe(0)
  expect(await admin.call(mainUserTransfers.list)).not.toContainEqual(expect.objectContaining({ id }))
  const { items } = await admin.call(backOffice.auditLog, { query: { administrationId: String(administrationId) } })
  expect(items.map(({ action, entity }) => `${action} ${entity}`)).toEqual(
    expect.arrayContaining(['decide main_user_transfer', 'open identity_document', 'show identity_document']),
  )
})

test('a refusal deletes the papers too, changes nobody, and it can be asked again', async () => {
  const { params, client, owner, partner, ask, add, shown } = await company()
  const id = await ask()
  await add(id)
  const admin = await staff('ADMIN')
  await admin.call(mainUserTransfers.decide, {
    params: { transferId: id },
    body: { approve: false, reason: 'Onduidelijk' },
  })
  expect(await shown()).toBeNull()
  expect((await mailsTo(server, partner.emailAddress)).map(({ subject }) => subject)).toEqual([
    'Je bent geen hoofdgebruiker geworden van Bakkerij Zon',
  ])
  const people = await client.call(members.list, { params, query: {} })
  expect(people.find(({ isPrimaryUser }) => isPrimaryUser)?.userId).toBe(owner.id)
  expect(await ask()).toBeGreaterThan(id)
  expect(
    (await admin.send(mainUserTransfers.decide, { params: { transferId: id }, body: { approve: true, reason } }))
      .status,
  ).toBe(404)
})

test('the main user is told, and stops it; who asked once waits for the answer', async () => {
  const { params, client, owner, ask } = await company()
  const transferId = await ask()
  expect(codeOf(await client.send(mainUserTransfers.ask, { params, body: { reason } }))).toBe(90241)
  const [mail] = await mailsTo(server, owner.emailAddress)
  expect(mail?.subject).toBe('Iemand vraagt om hoofdgebruiker te worden van Bakkerij Zon')
  expect(mail?.text).toContain('Een gebruiker van de administratie Bakkerij Zon vraagt')
  const main = await server.world.as(owner)
  expect(codeOf(await main.send(mainUserTransfers.ask, { params, body: { reason } }))).toBe(90242)
  await main.call(mainUserTransfers.withdraw, { params: { ...params, transferId } })
  expect(await main.call(mainUserTransfers.show, { params })).toBeNull()
})

test('the same side again takes the place of the one before; what is no picture or pdf is refused', async () => {
  const { ask, add, shown } = await company()
  const id = await ask()
  await add(id)
  await add(id, { type: 'ID_CARD' })
  await add(id, { type: 'ID_CARD', side: 'BACK' })
  expect((await shown())?.documents.map(({ type, side }) => [type, side])).toEqual([
    ['ID_CARD', 'FRONT'],
    ['ID_CARD', 'BACK'],
  ])
  const text = Buffer.from('geen plaatje').toString('base64')
  expect((await add(id, { content: text })).status).toBe(415)
})

test('another member adds no papers, another administration none at all, and compliance decides nothing', async () => {
  const { administrationId, params, ask } = await company()
  const transferId = await ask()
  const other = await server.world.as(await memberOf(administrationId))
  const send = (client: typeof other, id: number) =>
    client.send(mainUserTransfers.addDocument, { params: { administrationId: id, transferId }, body: paper() })
  expect((await send(other, administrationId)).status).toBe(404)
  expect((await other.send(mainUserTransfers.withdraw, { params: { ...params, transferId } })).status).toBe(403)
  const elsewhere = await company()
  expect((await send(elsewhere.client, elsewhere.administrationId)).status).toBe(404)
  const compliance = await staff('COMPLIANCE')
  const body = { approve: true, reason }
  expect((await compliance.send(mainUserTransfers.list)).status).toBe(403)
  expect((await compliance.send(mainUserTransfers.decide, { params: { transferId }, body })).status).toBe(403)
})

test('what nobody decided in thirty days is asked no more, and its papers are gone', async () => {
  const { administrationId, ask, add, shown } = await company()
  await add(await ask())
  await server.services.pool.query(
    "ALTER TABLE main_user_transfers DISABLE TRIGGER decided; UPDATE main_user_transfers SET asked_at = asked_at - interval '31 days' WHERE state = 'asked'; ALTER TABLE main_user_transfers ENABLE TRIGGER decided",
  )
  await withTransaction(server.services.pool, { kind: 'job' }, (db) =>
    server.jobs.senderFor(db).enqueue(expireTransfersJob, {}),
  )
  await server.jobs.drain()
  expect(await shown()).toBeNull()
  const left = await server.services.pool.query('SELECT FROM identity_documents WHERE administration_id = $1', [
    administrationId,
  ])
  expect(left.rowCount).toBe(0)
})
