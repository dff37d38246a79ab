import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@klopt/api-client/contract'
import { pathParamNames } from '@klopt/api-client/schemas'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withRead } from '../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { routes } from '../index.ts'
import { Customer } from '../tickets/tickets.test-support.ts'
import { Support, text } from './queue.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const secret = 'Geheimpje'

/** A ticket with an answer and a note that holds the secret, of an owner who lets support in. */
async function noted() {
  const customer = await Customer.ofNew(server, await server.world.administration({ accessibleBySupport: true }))
  const support = await Support.ofNew(server)
  const ticketId = await customer.ticket()
  await support.answer(ticketId)
  await support.note(ticketId, `${secret}: deze klant belt vaak`)
  await support.answer(ticketId, { close: true })
  return { customer, support, ticketId }
}

test('staff reads a note where it was written', async () => {
  const { support, ticketId } = await noted()
  const { thread } = await support.get(ticketId)
  expect(thread.map(({ kind }) => kind).toSorted()).toEqual(['answer', 'answer', 'message', 'note'])
  const note = thread.find(({ kind }) => kind === 'note')
  expect(note).toMatchObject({ authorName: 'Saar Support', content: `<p>${secret}: deze klant belt vaak</p>` })
})

test('a note reaches the customer by no call, no mail and no export', async () => {
  const { customer, ticketId } = await noted()
  const reads = routes.filter(({ call, access }) => call.method === 'GET' && access.kind !== 'globalAdmin')
  const answered = []
  for (const { call } of reads) {
    const params = Object.fromEntries(pathParamNames(call.path).map((name) => [name, 1]))
    const input = { params: { ...params, ticketId, ...customer.params }, query: { search: secret, query: secret } }
    const { status, body } = await customer.client.send(call, input)
    if (status === 200) answered.push(call.path)
    expect({ path: call.path, body: JSON.stringify(body) }).not.toMatchObject({ body: expect.stringContaining(secret) })
  }
  for (const call of Object.values(contract.tickets)) if (call.method === 'GET') expect(answered).toContain(call.path)

  await server.jobs.drain()
  const outbox = join(server.dataDir, 'outbox')
  const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')))
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.join('\n')).not.toContain(secret)

  const answer = await fetch(`${server.url}/api/v2/administrations/${customer.params.administrationId}/export`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...customer.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: '{}',
  })
  expect(answer.status).toBe(200)
  const files = Object.values(unzipSync(new Uint8Array(await answer.arrayBuffer()))).map((file) => strFromU8(file))
  expect(files.length).toBeGreaterThan(0)
  expect(files.join('\n')).not.toContain(secret)
})

test('the database itself keeps notes from the scope of an administration', async () => {
  const { customer } = await noted()
  const scope = { kind: 'administration', administrationId: customer.params.administrationId } as const
  const read = (db: Parameters<Parameters<typeof withRead>[2]>[0]) =>
    db.selectFrom('ticket_notes').selectAll().execute()
  expect(await withRead(server.services.pool, scope, read)).toEqual([])
  expect((await withRead(server.services.pool, { kind: 'system' }, read)).length).toBeGreaterThan(0)
})

test('saved replies are shared by support, in the order of their titles', async () => {
  const { ticketQueue } = contract
  const support = await Support.ofNew(server)
  const create = (title: string) =>
    support.client.call(ticketQueue.createSavedReply, { body: { title, document: text(`Over ${title}`) } })
  const [b, a] = [await create('btw'), await create('Afletteren\r\n')]
  const titles = async () => (await support.client.call(ticketQueue.savedReplies)).map(({ title }) => title)
  expect(await titles()).toEqual(['Afletteren', 'btw'])
  const params = { replyId: b.id }
  const body = { title: 'Zakelijk', document: text('Anders'), version: b.version }
  expect(await support.client.call(ticketQueue.saveSavedReply, { params, body })).toEqual({ version: 2 })
  const late = await support.client.send(ticketQueue.saveSavedReply, { params, body })
  expect(late).toMatchObject({ status: 409, body: { code: 90002 } })
  expect(await titles()).toEqual(['Afletteren', 'Zakelijk'])
  await support.client.call(ticketQueue.removeSavedReply, { params: { replyId: a.id } })
  expect(await titles()).toEqual(['Zakelijk'])
  const gone = await support.client.send(ticketQueue.removeSavedReply, { params: { replyId: a.id } })
  expect(gone).toMatchObject({ status: 404, body: { code: 90005 } })
  const blank = { title: 'Leeg', document: text(' ') }
  expect((await support.client.send(ticketQueue.createSavedReply, { body: blank })).status).toBe(422)
})
