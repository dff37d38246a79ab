import { must } from '@klopt/bookkeeping/money'
import { xaf } from '@klopt/bookkeeping/testing'
import { contract, type AuditFileImport } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { credit, debit, write } from '../../journal-entries/journal.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const { openingBalances } = contract
const file = (books: Books, text: string) => ({
  params: books.params,
  query: { name: 'oud.xaf' },
  body: fileBody(text),
})
const upload = (books: Books, text = xaf()) => books.client.call(openingBalances.uploadAuditFile, file(books, text))
const one = (books: Books, auditFileId: number) => ({ params: { ...books.params, auditFileId } })
const take = (books: Books, auditFileId: number, accounts: AuditFileImport['accounts'] = []) =>
  books.client.send(openingBalances.importAuditFile, { ...one(books, auditFileId), body: { accounts } })
const taken = (books: Books, auditFileId: number) =>
  books.client.call(openingBalances.importAuditFile, { ...one(books, auditFileId), body: { accounts: [] } })
const undo = (books: Books, auditFileId: number) =>
  books.client.send(openingBalances.undoAuditFile, one(books, auditFileId))

const balances = async (books: Books) => {
  const query = { from: '2025-01-01', to: '2025-12-31' }
  const { rows, totals } = await books.client.call(contract.reports.trialBalance, { params: books.params, query })
  expect(totals.closingCents).toBe(0)
  const shown = rows.filter(({ closingCents }) => closingCents !== 0)
  return Object.fromEntries(shown.map((row) => [row.number, row.closingCents]))
}
const openItems = (books: Books) =>
  books.rows<{ kind: string; number: string; cents: number }>(
    `SELECT kind, number, open_cents::int AS cents FROM open_items
    WHERE administration_id = $1 AND open_cents <> 0 ORDER BY kind DESC`,
  )
const contactNames = async (books: Books) =>
  (await books.client.call(contract.contacts.list, { params: books.params, query: {} })).items.map(({ name }) => name)

/** By hand: 1,000.00 + 1,210.00 - 363.00 - 210.00 = 1,637.00. */
const OPENED = { '0500': -163_700, '1100': 100_000, '1300': 121_000, '1530': -21_000, '1600': -36_300 }

test('a preview shows what would happen, and changes nothing in the books', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const preview = await upload(books)
  expect(preview).toMatchObject({
    name: 'oud.xaf',
    version: '3.2',
    company: { name: 'Studio Noord' },
    fiscalYear: '2025',
    opening: { date: '2025-01-01', debitCents: 221_000, creditCents: 221_000, lines: 5 },
    entries: { count: 1, lines: 3 },
  })
  const bank = await books.account('BLimBanRba')
  expect(preview.accounts[0]).toMatchObject({ number: '11', by: 'rgs', accountId: bank, openingCents: 100_000 })
  expect(preview.openItems).toMatchObject([
    { kind: 'receivable', number: '2024-17', contactName: 'Café De Zon', amountCents: 121_000 },
    { kind: 'payable', number: 'L-9', contactName: 'Papier & Co', amountCents: 36_300 },
  ])
  expect(preview.contacts).toMatchObject([{ isNew: true }, { isNew: true }])
  expect(await balances(books)).toEqual({})
  expect(await contactNames(books)).toEqual([])
})

test('taken over, it opens the books once, its VAT is not declared again, and it is undone as a whole', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const { id } = await upload(books)
  expect(await taken(books, id)).toMatchObject({ accounts: 0, contacts: 2 })
  expect(await balances(books)).toEqual(OPENED)
  expect(await openItems(books)).toEqual([
    { kind: 'receivable', number: '2024-17', cents: 121_000 },
    { kind: 'payable', number: 'L-9', cents: 36_300 },
  ])
  const { boxes } = await books.vatReturn('2025-Q1')
  expect(boxes.every(({ baseCents, vatCents }) => !baseCents && !vatCents)).toBe(true)

  expect(await take(books, id)).toMatchObject({ status: 409, body: { code: 90161 } })
  const again = await upload(books)
  expect(again.contacts).toMatchObject([{ isNew: false }, { isNew: false }])
  expect(await take(books, again.id)).toMatchObject({ status: 409, body: { code: 90161 } })

  expect((await undo(books, id)).status).toBe(204)
  expect(await balances(books)).toEqual({})
  expect(await openItems(books)).toEqual([])
  expect(await contactNames(books)).toEqual([])
  expect((await undo(books, id)).status).toBe(404)
  await taken(books, again.id)
  expect(await balances(books)).toEqual(OPENED)
  expect((await contactNames(books)).toSorted()).toEqual(['Café De Zon', 'Papier & Co'])
  expect((await undo(books, again.id)).status).toBe(204)
  const files = await books.client.call(openingBalances.auditFiles, { params: books.params })
  expect(files.map(({ undoneAt }) => undoneAt !== null)).toEqual([true, true])
  // The same preview, of which nothing stands any more.
  const anew = await taken(books, id)
  expect([id, again.id]).not.toContain(anew.auditFileId)
  expect(await balances(books)).toEqual(OPENED)
  expect((await undo(books, anew.auditFileId)).status).toBe(204)
  expect(await balances(books)).toEqual({})
  expect(await contactNames(books)).toEqual([])
})

test('what somebody chose goes there: another account, or a new one', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const { id } = await upload(books)
  const savings = await books.account('BLimBanDep')
  const chosen = [
    { number: '11', accountId: savings },
    { number: '500', accountId: null, create: { number: '0599', name: 'Oud kapitaal', type: 'equity' as const } },
  ]
  expect(await take(books, id, chosen)).toMatchObject({ status: 200, body: { accounts: 1 } })
  const { '1100': _bank, '0500': _capital, ...rest } = OPENED
  expect(await balances(books)).toEqual({ ...rest, '1120': 100_000, '0599': -163_700 })
  await undo(books, id)
  const accounts = await books.client.call(contract.ledgerAccounts.list, { params: books.params })
  expect(accounts.find(({ number }) => number === '0599')).toMatchObject({ active: false })
})

test('VAT accounts, taken numbers and accounts of others are refused, and nothing is half done', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const { id } = await upload(books)
  const theirs = await (await Books.open(server)).account('WBedKanTef')
  const create = { number: '1100', name: 'Nog een', type: 'asset' as const }
  for (const choice of [
    { number: '11', accountId: await books.account('BSchBepBla') },
    { number: '11', accountId: theirs },
    { number: '11', accountId: null, create },
  ]) {
    expect((await take(books, id, [choice])).status).toBe(422)
  }
  expect(await balances(books)).toEqual({})
  expect(await contactNames(books)).toEqual([])
})

describe('once something was built on it, it stays', () => {
  const takenBooks = async () => {
    const books = await Books.openOn(server, '2026-01-02')
    const { id } = await upload(books)
    await taken(books, id)
    return { books, id }
  }

  test('an item that was paid', async () => {
    const { books, id } = await takenBooks()
    const open = await books.openItem('2024-17')
    const line = await books.line(121_000, { date: '2026-01-05' })
    await books.process(line, { items: [{ openItemId: open.id, amountCents: 121_000 }] })
    expect(await undo(books, id)).toMatchObject({ status: 409, body: { code: 90162 } })
  })

  test('an item that was settled by hand, until that is taken back', async () => {
    const { books, id } = await takenBooks()
    const open = await books.openItem('2024-17')
    const entry = await write(books, {
      entryDate: '2026-01-02',
      lines: [
        debit(await books.account('BEivKapPro'), 121_000),
        { ...credit(await books.account('BVorDebHad'), 121_000), openItemId: open.id },
      ],
    })
    expect(await undo(books, id)).toMatchObject({ status: 409, body: { code: 90162 } })
    await books.client.call(contract.journalEntries.reverse, {
      params: { ...books.params, entryId: entry.id },
      body: { date: '2026-01-20' },
    })
    expect((await undo(books, id)).status).toBe(204)
    expect(await balances(books)).toEqual({})
    expect(await openItems(books)).toEqual([])
  })

  test('another opening balance in its place, after which a file may be taken over anew', async () => {
    const { books, id } = await takenBooks()
    const { current } = await books.client.call(openingBalances.get, { params: books.params })
    const { startDate, lines, openItems: items } = must(current, 'an opening balance')
    await books.client.call(openingBalances.save, {
      params: books.params,
      body: { startDate, lines, openItems: items.map(({ contactName: _name, openCents: _open, ...item }) => item) },
    })
    expect(await undo(books, id)).toMatchObject({ status: 409, body: { code: 90162 } })
    expect(await take(books, id)).toMatchObject({ status: 200, body: { contacts: 0 } })
    expect(await balances(books)).toEqual(OPENED)
  })
})

test('in locked books it stays until they are open again', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const { id } = await upload(books)
  await taken(books, id)
  const lock = (lockedUntil: string | null) =>
    books.client.call(contract.bookLocks.set, { params: books.params, body: { lockedUntil, reason: 'Jaar klaar' } })
  await lock('2025-12-31')
  expect(await undo(books, id)).toMatchObject({ status: 409, body: { code: 90570 } })
  expect(await balances(books)).toEqual(OPENED)
  await lock(null)
  expect((await undo(books, id)).status).toBe(204)
})

test('two at once leave one that stands', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const ids = [(await upload(books)).id, (await upload(books)).id]
  const answers = await Promise.all(ids.map((id) => take(books, id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await balances(books)).toEqual(OPENED)
})

test('what cannot be read is refused with its reason, and leaves nothing behind', async () => {
  const books = await Books.open(server)
  for (const [text, why] of [
    ['geen xml', 'regel 1'],
    [xaf().replace('<totalDebit>2210.00', '<totalDebit>2211.00'), 'Beginbalans'],
    [xaf().slice(0, -40), 'einde ontbreekt'],
  ] as const) {
    const answer = await books.client.send(openingBalances.uploadAuditFile, file(books, text))
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 90160, fields: { content: expect.stringContaining(why) as string } })
  }
  expect(await books.client.call(openingBalances.auditFiles, { params: books.params })).toEqual([])
})

test('a file without an opening balance says so, and cannot be taken over', async () => {
  const books = await Books.openOn(server, '2026-01-02')
  const { id, problems } = await upload(books, xaf({ opening: '' }))
  expect(problems.join(' ')).toContain('geen beginbalans')
  expect(await take(books, id)).toMatchObject({ status: 409, body: { code: 90163 } })
})

test("another administration's file does not exist", async () => {
  const { id } = await upload(await Books.open(server))
  const others = await Books.open(server)
  expect((await take(others, id)).status).toBe(404)
  expect((await undo(others, id)).status).toBe(404)
})
