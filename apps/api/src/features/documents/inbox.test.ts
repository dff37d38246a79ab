import { contract, type InboxDocument } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { aPdf, Inbox } from './documents.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer({ env: { SMTP_INBOUND_PORT: '0', INBOX_DOMAIN: 'post.klopt.example' } })
})
afterAll(() => server.stop())

type Write = 'archive' | 'unarchive'
const write = (inbox: Inbox, call: Write, { id, version }: Pick<InboxDocument, 'id' | 'version'>) =>
  inbox.client.send(contract.documents[call], { params: { ...inbox.params, documentId: id }, body: { version } })
const setProcessed = (inbox: Inbox, { id, version }: Pick<InboxDocument, 'id' | 'version'>, processed: boolean) =>
  inbox.client.send(contract.documents.setProcessed, {
    params: { ...inbox.params, documentId: id },
    body: { processed, version },
  })

test('a document goes to the bin and comes back, is processed and is not', async () => {
  const inbox = await Inbox.open(server)
  const { id } = await inbox.upload(aPdf())
  const stateAfter = async (answer: Promise<{ body: unknown }>) => {
    const { version } = (await answer).body as { version: number }
    const document = await inbox.get(id)
    expect(document.version).toBe(version)
    return document.state
  }
  expect(await stateAfter(write(inbox, 'archive', { id, version: 1 }))).toBe('archived')
  expect(await stateAfter(write(inbox, 'unarchive', { id, version: 2 }))).toBe('unprocessed')
  expect(await stateAfter(setProcessed(inbox, { id, version: 3 }, true))).toBe('processed')
  expect(await stateAfter(setProcessed(inbox, { id, version: 4 }, false))).toBe('unprocessed')
})

test('of two changes at once the second has not seen the first and is refused', async () => {
  const inbox = await Inbox.open(server)
  const { id } = await inbox.upload(aPdf())
  const answers = await Promise.all([
    write(inbox, 'archive', { id, version: 1 }),
    setProcessed(inbox, { id, version: 1 }, true),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('the paper of a booked purchase stays processed until that is taken back', async () => {
  const books = await Books.open(server)
  const purchases = new Purchases(books)
  const inbox = Inbox.seenBy(books)
  const { id } = await inbox.upload(aPdf())
  const draft = await purchases.draft({ documentId: id })
  const { body } = await purchases.tryBook(draft)
  const booked = await inbox.get(id)
  expect(booked).toMatchObject({ state: 'processed', purchaseId: draft.id })
  expect((await write(inbox, 'archive', booked)).body).toMatchObject({ code: 90035 })
  expect((await setProcessed(inbox, booked, false)).status).toBe(409)
  const { version } = body as { version: number }
  await books.client.call(contract.purchases.reverse, {
    params: { ...books.params, purchaseId: draft.id },
    body: { version },
  })
  const free = await inbox.get(id)
  expect(free).toMatchObject({ state: 'unprocessed', purchaseId: null })
  expect((await write(inbox, 'archive', free)).status).toBe(200)
})

test('a document says what was booked of it, whether it was read or not, and is found by whose it is', async () => {
  const books = await Books.open(server)
  const purchases = new Purchases(books)
  const inbox = Inbox.seenBy(books)
  const { id } = await inbox.upload(aPdf())
  const draft = await purchases.draft({ documentId: id, invoiceDate: '2026-03-02' })
  expect((await inbox.get(id)).summary).toBeNull()
  await purchases.tryBook(draft)
  const { contactName, totals } = await books.client.call(contract.purchases.get, {
    params: { ...books.params, purchaseId: draft.id },
  })
  expect((await inbox.get(id)).summary).toEqual({
    supplierName: contactName,
    invoiceDate: '2026-03-02',
    grossCents: totals.grossCents,
  })
  expect((await inbox.list({ search: must(contactName, 'a supplier') })).items).toMatchObject([{ id }])
})

test('the list shows the newest first, page by page, per state and with the count of each', async () => {
  const inbox = await Inbox.open(server)
  await server.services.pool.query(
    `WITH made AS (
       INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
       SELECT $1, sha256(n::text::bytea), 'bon ' || n || '.pdf', 'application/pdf', 1, now()
       FROM generate_series(1, 120) n RETURNING id, sha256, name)
     INSERT INTO documents (administration_id, file_id, sha256, source, state, created_at)
     SELECT $1, id, sha256, 'upload', CASE WHEN name LIKE '%0.pdf' THEN 'archived' ELSE 'unprocessed' END,
       timestamptz '2026-06-01' + (id % 7) * interval '1 second' FROM made`,
    [inbox.id],
  )
  const seen: InboxDocument[] = []
  let cursor: string | undefined
  do {
    const page = await inbox.list(cursor === undefined ? {} : { cursor })
    expect(page.counts).toEqual(cursor === undefined ? { unprocessed: 108, processed: 0, archived: 12 } : undefined)
    seen.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(120)
  const order = seen.map(({ createdAt, id }) => [createdAt, id] as const)
  expect(order).toEqual(order.toSorted(([a, i], [b, j]) => b - a || j - i))
  expect((await inbox.list({ state: 'archived' })).items).toHaveLength(12)
  expect((await inbox.list({ search: 'bon 7.pdf' })).items).toHaveLength(1)
  expect((await inbox.list({ search: '100%' })).items).toHaveLength(0)
})

test('a list of 50 takes as many statements as a list of one', async () => {
  const inbox = await Inbox.open(server)
  await inbox.upload(aPdf())
  const statements = async () => {
    const query = vi.spyOn((await import('pg')).default.Client.prototype, 'query')
    await inbox.list()
    const { length } = query.mock.calls
    query.mockRestore()
    return length
  }
  const before = await statements()
  for (let count = 0; count < 5; count += 1) await inbox.upload(aPdf())
  expect(await statements()).toBe(before)
})

test('a file is downloaded under its name, whatever characters that has', async () => {
  const inbox = await Inbox.open(server)
  const bytes = aPdf()
  const { fileId } = await inbox.upload(bytes, "Café 'zomer'; €5.pdf")
  const cookie = [...inbox.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${server.url}/api/v2/administrations/${inbox.id}/files/${fileId}/download`, {
    method: 'POST',
    headers: { cookie },
  })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Caf_ _zomer__ _5.pdf"; filename*=UTF-8''Caf%C3%A9%20%27zomer%27%3B%20%E2%82%AC5.pdf`,
  )
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
})

test("somebody else's document and file do not exist, by any call", async () => {
  const [mine, other] = [await Inbox.open(server), await Inbox.open(server)]
  const { id: documentId, fileId } = await other.upload(aPdf())
  const params = { ...mine.params, documentId, fileId }
  const { documents, files } = contract
  for (const call of [documents.get, documents.thumbnail, files.ocrResult, files.download, documents.recogniseAgain]) {
    expect((await mine.client.send(call, { params })).status).toBe(404)
  }
  expect((await write(mine, 'archive', { id: documentId, version: 1 })).status).toBe(404)
  expect((await other.get(documentId)).state).toBe('unprocessed')
})

test('a file that is no document, such as a logo, is not downloaded here', async () => {
  const inbox = await Inbox.open(server)
  const { rows } = await server.services.pool.query<{ id: number }>(
    `INSERT INTO files (administration_id, sha256, name, mime_type, size_bytes, created_at)
     VALUES ($1, sha256('x'), 'logo.png', 'image/png', 1, now()) RETURNING id`,
    [inbox.id],
  )
  const params = { ...inbox.params, fileId: rows[0]?.id }
  expect((await inbox.client.send(contract.files.download, { params })).status).toBe(404)
})

test('there is no address until one is taken; another one makes it worthless', async () => {
  const inbox = await Inbox.open(server)
  const address = async () => (await inbox.client.call(contract.documents.inbox, { params: inbox.params })).emailAddress
  const renew = async () =>
    (await inbox.client.call(contract.documents.renewInbox, { params: inbox.params })).emailAddress
  expect(await address()).toBeNull()
  const first = await renew()
  expect(first).toMatch(/^[a-z2-9]{16}@post\.klopt\.example$/)
  expect(await address()).toBe(first)
  expect(await renew()).not.toBe(first)
})
