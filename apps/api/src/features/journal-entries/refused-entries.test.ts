import { contract, type JournalEntryInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBookLock } from '../../books/lock-books.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { debit, credit, send, write, fieldsOf, pair } from './journal.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.openOn(server, '2026-06-30')
})
afterAll(() => server.stop())

const refused = async (changes: Partial<JournalEntryInput>) => {
  const before = await books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')
  const answer = await send(books, changes)
  expect(await books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')).toEqual(before)
  return answer
}

describe('an entry that cannot be', () => {
  test('with unequal sides is refused with the difference', async () => {
    const [cost, funds] = await pair(books)
    const answer = await refused({ lines: [cost, { ...funds, creditCents: 99 }] })
    expect(answer).toMatchObject({ status: 422, body: { code: 90007 } })
    expect(fieldsOf(answer)).toEqual({ lines: 'Er is € 0,01 meer debet. Maak debet en credit gelijk.' })
  })

  test.each([
    [{ debitCents: 0 }, 'debitCents', 'Regel 1: vul een bedrag in bij debet of credit.'],
    [{ creditCents: 5 }, 'creditCents', 'Regel 1: vul debet of credit in, niet allebei.'],
    [{ debitCents: -100 }, 'debitCents', 'Regel 1: een bedrag is niet negatief. Zet het in credit.'],
    [
      { debitCents: 100_000_000_000 },
      'debitCents',
      'Regel 1: een bedrag is hoogstens € 999.999.999,99. Verdeel het over meer regels.',
    ],
    [
      { accountId: 999_999_999 },
      'accountId',
      'Regel 1: deze rekening is er niet. Kies een grootboekrekening uit de lijst.',
    ],
    [{ contactId: 999_999_999 }, 'contactId', 'Regel 1: deze relatie is er niet. Kies er een uit de lijst.'],
    [{ vatCode: 'onzin' }, 'vatCode', 'Regel 1: kies een btw-code uit de lijst.'],
  ])('with %j in its first line names it', async (wrong, field, message) => {
    const [cost, funds] = await pair(books)
    const answer = await refused({ lines: [{ ...cost, ...wrong }, funds] })
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toMatchObject({ [`lines.0.${field}`]: message })
  })

  test('with a supply within the EU names the customer, who has a VAT number of another member state', async () => {
    const [cost, funds] = await pair(books)
    const sale = { ...funds, vatCode: 'sale_eu_services' }
    const field = 'lines.1.contactId'
    expect(fieldsOf(await refused({ lines: [cost, sale] }))).toEqual({
      [field]:
        'Regel 2: ‘Dienst naar EU-land (verlegd)’ is voor een klant met een btw-id uit een ander EU-land. Kies die klant erbij, of maak er een factuur van.',
    })
    const dutch = await books.contact({ vatNumber: 'NL000099998B57' })
    const none = await books.contact({ country: 'BE' })
    for (const contactId of [dutch, none])
      expect(fieldsOf(await refused({ lines: [cost, { ...sale, contactId }] }))?.[field]).toContain('ander EU-land')
    const belgian = await books.contact({ country: 'BE', vatNumber: 'BE0411905847' })
    expect((await send(books, { lines: [cost, { ...sale, contactId: belgian }] })).status).toBe(200)
  })

  test('names each wrong line of pasted nonsense at once', async () => {
    const [cost, funds] = await pair(books)
    const answer = await refused({ lines: [cost, { ...funds, accountId: 999_999_999 }, { ...cost, debitCents: 0 }] })
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual(['lines.2.debitCents', 'lines.1.accountId'])
  })

  test("of one line, on another administration's account or one that is out of use, is refused", async () => {
    const [cost, funds] = await pair(books)
    expect(fieldsOf(await refused({ lines: [cost] }))).toHaveProperty('lines')
    const theirs = await (await Books.open(server)).account('WBedKanTef')
    const answer = await refused({ lines: [{ ...cost, accountId: theirs }, funds] })
    expect(fieldsOf(answer)).toHaveProperty(['lines.0.accountId'])
    const unused = await books.account('WBedVkkRel')
    await books.client.call(contract.ledgerAccounts.deactivate, { params: { ...books.params, accountId: unused } })
    expect(fieldsOf(await refused({ lines: [{ ...cost, accountId: unused }, funds] }))).toEqual({
      'lines.0.accountId': 'Regel 1: Relatiegeschenken is niet meer in gebruik. Kies een andere rekening.',
    })
  })

  test.each(['1999-12-31', '2101-01-01'])('on %s is refused', async (entryDate) => {
    const answer = await refused({ entryDate, lines: await pair(books) })
    expect(fieldsOf(answer)).toEqual({ entryDate: 'Kies een datum van 2000 tot en met 2100' })
  })

  test('in locked books is refused by its date, and so is taking one back there', async () => {
    const own = await Books.openOn(server, '2026-02-01')
    const lines = [debit(await own.account('WBedKanTef'), 100), credit(await own.account('BEivKapPrs'), 100)]
    const { id } = await write(own, { entryDate: '2026-01-31', lines })
    const lock = { lockedUntil: '2026-01-31', reason: '', userId: own.owner.id, asFirm: false }
    await own.asApp((db) => setBookLock(db, { ...lock, at: server.clock.now() }))
    const why = 'De boekingen t/m 31 januari 2026 zijn vastgezet. Kies een latere datum.'
    expect(await send(own, { entryDate: '2026-01-31', lines })).toMatchObject({
      status: 409,
      body: { code: 90006, fields: { entryDate: why } },
    })
    const back = (date: string) =>
      own.client.send(contract.journalEntries.reverse, { params: { ...own.params, entryId: id }, body: { date } })
    expect(await back('2026-01-31')).toMatchObject({ status: 409, body: { fields: { date: why } } })
    expect(await back('2026-02-01')).toMatchObject({ status: 200 })
  })

  test('in the purchase book is refused', async () => {
    const [book] = await books.rows<{ id: number }>(
      "SELECT id FROM journals WHERE administration_id = $1 AND type = 'purchase-book'",
    )
    expect(
      fieldsOf(await refused({ journalId: must(book, 'the purchase book').id, lines: await pair(books) })),
    ).toHaveProperty('journalId')
  })

  test('by somebody without the permission for accounting is refused', async () => {
    const clerk = await server.world.user()
    await server.world.role({ user: clerk, administrationId: books.id, permissions: ['BOOKING'] })
    const answer = await (
      await server.world.as(clerk)
    ).send(contract.journalEntries.create, {
      params: books.params,
      body: { entryDate: '2026-06-30', description: 'x', lines: await pair(books) },
    })
    expect(answer).toMatchObject({ status: 403 })
  })
})

test('1,000 lines are one entry and so are 10,000; 10,001 are refused and nothing is booked', async () => {
  const [cost, funds] = await pair(books)
  const many = (count: number) => Array.from({ length: count }, (_, n) => (n % 2 === 0 ? cost : funds))
  for (const count of [1000, 10_000]) {
    const { id } = await write(books, { lines: many(count) })
    expect((await books.entry(id)).lines).toHaveLength(count)
  }
  const answer = await refused({ lines: many(10_001) })
  expect(answer.status).toBe(422)
  expect(fieldsOf(answer)).toEqual({
    lines: 'Een boeking heeft hoogstens 10.000 regels. Verdeel de regels over meer boekingen.',
  })
})
