import { contract, type JournalDraftInput, type JournalDraftLine } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { credit, debit, send } from '../journal.test-support.ts'
import { aDraft, blankLine, draftLine, uploadTo } from './drafts.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.openOn(server, '2026-06-30')
})
afterAll(() => server.stop())

const { journalDrafts, journalEntries, documents } = contract
const create = (changes: Partial<JournalDraftInput> = {}) =>
  books.client.call(journalDrafts.create, { params: books.params, body: aDraft(changes) })
const save = (key: { id: number; version: number }, changes: Partial<JournalDraftInput>) =>
  books.client.send(journalDrafts.save, {
    params: { ...books.params, draftId: key.id },
    body: { ...aDraft(changes), version: key.version },
  })
const show = (draftId: number) => books.client.send(journalDrafts.get, { params: { ...books.params, draftId } })
const list = () => books.client.call(journalDrafts.list, { params: books.params })
const stateOf = async (documentId: number) =>
  (await books.client.call(documents.get, { params: { ...books.params, documentId } })).state
const pair = async (): Promise<[JournalDraftLine, JournalDraftLine]> => [
  draftLine(await books.account('WBedKanTef'), 100, null),
  draftLine(await books.account('BEivKapPrs'), null, 100),
]
const written = async () => [
  debit(await books.account('WBedKanTef'), 100),
  credit(await books.account('BEivKapPrs'), 100),
]

test('whatever was typed is kept, however wrong, and opened again as it was', async () => {
  const contactId = await books.contact({ name: 'Bakker Bart' })
  const { number } = await books.invoice({ invoiceDate: '2026-05-20' })
  const item = await books.openItem(number)
  const lines = [
    { ...blankLine(), description: 'half' },
    { ...draftLine(await books.account('WBedKanTef'), 5, null), contactId, vatCode: 'purchase_high' },
    { ...draftLine(await books.account('BVorDebHad'), null, 12_100), openItemId: item.id },
  ]
  const { id, version } = await create({ entryDate: null, description: '', lines })
  expect((await show(id)).body).toEqual({
    id,
    version,
    entryDate: null,
    description: '',
    lines: [
      { ...lines[0], partyName: null },
      { ...lines[1], partyName: 'Bakker Bart' },
      { ...lines[2], partyName: number },
    ],
    documents: [],
  })
  expect((await list())[0]).toMatchObject({
    id,
    amountCents: 5,
    lineCount: 3,
    documentCount: 0,
    updatedBy: expect.any(String) as string,
  })
})

test('an item that was settled meanwhile is chosen anew', async () => {
  const { number } = await books.invoice({ invoiceDate: '2026-05-20' })
  const item = await books.openItem(number)
  const { id } = await create({ lines: [{ ...blankLine(), openItemId: item.id }] })
  await books.process(await books.line(12_100), { items: [{ openItemId: item.id, amountCents: 12_100 }] })
  expect((await show(id)).body).toMatchObject({ lines: [{ openItemId: null, partyName: null }] })
})

test('of two tabs the second one to save is told, and overwrites nothing', async () => {
  const draft = await create({ description: 'eerste' })
  expect((await save(draft, { description: 'tab een' })).body).toEqual({ version: draft.version + 1 })
  expect(await save(draft, { description: 'tab twee' })).toMatchObject({ status: 409, body: { code: 90002 } })
  expect((await show(draft.id)).body).toMatchObject({ description: 'tab een' })
})

test('saved by two at once it is one of them as a whole', async () => {
  const draft = await create()
  const answers = await Promise.all([1, 2, 3, 4].map((at) => save(draft, { description: `tab ${at}` })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
})

test('booked, a draft is an entry and no draft any more', async () => {
  const draft = await create({ lines: await pair() })
  const wrong = await send(books, { lines: [], draft })
  expect(wrong.status).toBe(422)
  expect((await show(draft.id)).status).toBe(200)
  const stale = await send(books, { lines: await written(), draft: { ...draft, version: 9 } })
  expect(stale.status).toBe(409)
  const before = await books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')
  const answers = await Promise.all([1, 2, 3].map(async () => send(books, { lines: await written(), draft })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const after = await books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')
  expect(after).toHaveLength(before.length + 1)
  expect((await show(draft.id)).status).toBe(404)
  expect((await list()).some(({ id }) => id === draft.id)).toBe(false)
  expect(await save(draft, {})).toMatchObject({ status: 409, body: { code: 90010 } })
})

test('thrown away it is gone, and nobody of other books sees or changes it', async () => {
  const draft = await create()
  const other = await Books.open(server)
  const params = { ...other.params, draftId: draft.id }
  expect((await other.client.send(journalDrafts.get, { params })).status).toBe(404)
  expect((await other.client.send(journalDrafts.delete, { params, body: { version: 1 } })).status).toBe(404)
  const thrown = await books.client.send(journalDrafts.delete, {
    params: { ...books.params, draftId: draft.id },
    body: { version: draft.version },
  })
  expect(thrown.status).toBe(204)
  expect((await show(draft.id)).status).toBe(404)
  expect((await save(draft, {})).status).toBe(404)
})

test('the database lets a draft that was booked change no more', async () => {
  const draft = await create({ lines: await pair() })
  await send(books, { lines: await written(), draft })
  await expect(
    server.services.pool.query("UPDATE journal_drafts SET description = 'anders' WHERE id = $1", [draft.id]),
  ).rejects.toMatchObject({ code: 'KL004' })
})

describe('a document', () => {
  test('of a draft waits until it is booked, and then stands at the entry', async () => {
    const [first, second] = [await uploadTo(books, 'huur.pdf'), await uploadTo(books, 'bon.pdf')]
    const draft = await create({ lines: await pair(), documentIds: [first, second, first] })
    expect((await show(draft.id)).body).toMatchObject({
      documents: [{ documentId: first, name: 'huur.pdf', mimeType: 'application/pdf' }, { documentId: second }],
    })
    expect(await save(draft, { lines: await pair(), documentIds: [second] })).toMatchObject({ status: 200 })
    expect(await stateOf(second)).toBe('unprocessed')
    const { body } = await send(books, { lines: await written(), draft: { id: draft.id, version: draft.version + 1 } })
    const { id } = body as { id: number }
    expect((await books.entry(id)).documents).toMatchObject([{ documentId: second, name: 'bon.pdf' }])
    expect([await stateOf(first), await stateOf(second)]).toEqual(['unprocessed', 'processed'])
  })

  test('is put at an entry that was booked, once, and taken away again', async () => {
    const documentId = await uploadTo(books, 'polis.pdf')
    const { body } = await send(books, { lines: await written() })
    const params = { ...books.params, entryId: (body as { id: number }).id }
    const attach = () => books.client.send(journalEntries.attach, { params, body: { documentId } })
    expect([(await attach()).status, (await attach()).status]).toEqual([204, 204])
    expect((await books.entry(params.entryId)).documents).toHaveLength(1)
    expect(await stateOf(documentId)).toBe('processed')
    const detach = () => books.client.send(journalEntries.detach, { params: { ...params, documentId } })
    expect([(await detach()).status, (await detach()).status]).toEqual([204, 404])
    expect((await books.entry(params.entryId)).documents).toEqual([])
    expect(await stateOf(documentId)).toBe('unprocessed')
  })

  test('of other books, or for an entry of an invoice, is refused', async () => {
    const theirs = await uploadTo(await Books.open(server), 'geheim.pdf')
    const { body } = await send(books, { lines: await written() })
    const params = { ...books.params, entryId: (body as { id: number }).id }
    expect((await books.client.send(journalEntries.attach, { params, body: { documentId: theirs } })).status).toBe(404)
    expect(
      (await books.client.send(journalDrafts.create, { params: books.params, body: aDraft({ documentIds: [theirs] }) }))
        .status,
    ).toBe(404)
    await books.invoice({ invoiceDate: '2026-05-20' })
    const [entry] = await books.rows<{ id: number }>(
      "SELECT max(id) AS id FROM journal_entries WHERE administration_id = $1 AND source_type = 'invoice'",
    )
    const own = await uploadTo(books, 'eigen.pdf')
    const refused = await books.client.send(journalEntries.attach, {
      params: { ...books.params, entryId: must(entry, 'the entry of an invoice').id },
      body: { documentId: own },
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 90100 } })
  })
})
