import { contract, type ExpenseApproval, type QueryOf } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setBookLock } from '../../books/lock-books.ts'
import { createTestServer, fileBody, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aPdf } from '../documents/documents.test-support.ts'
import { Hours } from '../hours/hours.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'

const { expenses } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** Receipts of some books, through the calls of real use. */
class Receipts {
  readonly books: Books
  constructor(books: Books) {
    this.books = books
  }

  static async openOn(day: string, legalForm: 'zzp' | 'bv' = 'bv'): Promise<Receipts> {
    server.clock.set(`${day}T10:00:00Z`)
    return new Receipts(await Books.open(server, { legalForm }))
  }

  async employee(): Promise<TestClient> {
    return (await new Hours(this.books).colleague()).client
  }

  send(changes: Partial<QueryOf<typeof expenses.create>> = {}, client = this.books.client, content = aPdf()) {
    const query = { name: 'bon.pdf', spentOn: '2026-06-10', ...changes }
    return client.send(expenses.create, { params: this.books.params, query, body: fileBody(content) })
  }

  /** A receipt that was handed in with nothing but its photo. */
  async submit(client?: TestClient, changes: Partial<QueryOf<typeof expenses.create>> = {}): Promise<number> {
    const answer = await this.send(changes, client)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return (answer.body as { id: number }).id
  }

  params(expenseId: number) {
    return { ...this.books.params, expenseId }
  }

  show(expenseId: number, client = this.books.client) {
    return client.call(expenses.get, { params: this.params(expenseId) })
  }

  /** Paint of 121.00 with 21.00 VAT, unless said otherwise. */
  async approve(expenseId: number, changes: Partial<ExpenseApproval> = {}, client = this.books.client) {
    const { version } = await this.show(expenseId)
    const body: ExpenseApproval = {
      spentOn: '2026-06-10',
      description: 'Verf',
      amountCents: 12_100,
      accountId: await this.books.account('WBedKanKan'),
      vatCode: 'purchase_high',
      version,
      ...changes,
    }
    return client.send(expenses.approve, { params: this.params(expenseId), body })
  }

  async approved(client?: TestClient): Promise<number> {
    const id = await this.submit(client)
    const answer = await this.approve(id)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return id
  }

  async sums(expenseId: number) {
    return this.books.sums((await this.show(expenseId)).journalEntryId)
  }

  async reopen(expenseId: number) {
    const { version } = await this.show(expenseId)
    return this.books.client.send(expenses.reopen, { params: this.params(expenseId), body: { version } })
  }

  async reimburse(expenseIds: number[], iban: string | null = null) {
    const body = { expenseIds, journalId: await this.books.bankBook(), executionDate: '2026-06-16', iban }
    return this.books.client.send(expenses.reimburse, { params: this.books.params, body })
  }

  async markPaid(expenseId: number, accountId: number) {
    const { version } = await this.show(expenseId)
    const body = { version, paidOn: '2026-06-15', accountId }
    return this.books.client.send(expenses.markPaid, { params: this.params(expenseId), body })
  }
}

const IBAN = 'NL91ABNA0417164300'
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as { fields: object }).fields)

describe('approved', () => {
  test('it is costs and input VAT, owed to who paid', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const id = await own.approved(await own.employee())
    expect(await own.sums(id)).toEqual({ '4500': 10_000, '1520': 2_100, '1600': -12_100 })
    const shown = await own.show(id)
    expect(shown).toMatchObject({ state: 'approved', openCents: 12_100, description: 'Verf' })
    const entry = await own.books.entry(shown.journalEntryId)
    expect(entry).toMatchObject({ sourceType: 'expense', sourceId: id, date: '2026-06-10' })
    await expectBooksToAddUp(own.books)
  })

  test('of the owner of a one-man business it is a contribution, and nothing is owed', async () => {
    const own = await Receipts.openOn('2026-06-15', 'zzp')
    const id = await own.approved()
    expect(await own.sums(id)).toEqual({ '4500': 10_000, '1520': 2_100, '0510': -12_100 })
    expect(await own.show(id)).toMatchObject({ state: 'reimbursed', openCents: 0, contactId: null })
    await expectBooksToAddUp(own.books)
  })

  test('of an employee of a one-man business it is owed', async () => {
    const own = await Receipts.openOn('2026-06-15', 'zzp')
    const id = await own.approved(await own.employee())
    expect(await own.sums(id)).toMatchObject({ '1600': -12_100 })
  })

  test('without VAT that comes back it is costs as a whole', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const id = await own.submit()
    await own.approve(id, { vatCode: 'purchase_none' })
    expect(await own.sums(id)).toEqual({ '4500': 12_100, '1600': -12_100 })
  })

  test('in locked books it goes on the first open day', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const id = await own.submit()
    const lock = {
      lockedUntil: '2026-06-12',
      reason: 'test',
      userId: own.books.owner.id,
      asFirm: false,
      at: server.clock.now(),
    }
    await own.books.asApp((db) => setBookLock(db, lock))
    await own.approve(id)
    expect((await own.books.entry((await own.show(id)).journalEntryId)).date).toBe('2026-06-13')
  })

  test('it is booked once, also when twenty approve it at once', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const id = await own.submit()
    const answers = await Promise.all(Array.from({ length: 20 }, () => own.approve(id, { version: 1 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await expectBooksToAddUp(own.books)
  })

  test('several of one person are owed to one contact, also at once', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const client = await own.employee()
    const ids = [await own.submit(client), await own.submit(client), await own.submit(client)]
    const answers = await Promise.all(ids.map((id) => own.approve(id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const contacts = await Promise.all(ids.map(async (id) => (await own.show(id)).contactId))
    expect(new Set(contacts).size).toBe(1)
  })

  test('it changes no more, and taken back it is reversed and waits again', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const id = await own.approved()
    const { version, journalEntryId, ...before } = await own.show(id)
    const body = { ...before, description: 'Anders', version }
    const save = await own.books.client.send(expenses.save, { params: own.params(id), body })
    expect(save.body).toMatchObject({ code: 90198 })
    expect((await own.reopen(id)).status).toBe(200)
    expect(await own.show(id)).toMatchObject({ state: 'submitted', openCents: 0, journalEntryId: null })
    const [reversal] = await own.books.rows<{ id: number }>(
      `SELECT id FROM journal_entries WHERE administration_id = $1 AND reverses_entry_id = ${must(journalEntryId, 'its entry')}`,
    )
    expect(await own.books.sums(must(reversal, 'the reversal').id)).toEqual({
      '4500': -10_000,
      '1520': -2_100,
      '1600': 12_100,
    })
    await expectBooksToAddUp(own.books)
    expect((await own.approve(id)).status).toBe(200)
    await expectBooksToAddUp(own.books)
  })

  test.each([
    [{ amountCents: 0 }, 'amountCents'],
    [{ spentOn: '2026-06-16' }, 'spentOn'],
    [{ description: ' ' }, 'description'],
    [{ accountId: 999_999_999 }, 'accountId'],
  ])('%j is refused at its field', async (changes, field) => {
    const own = await Receipts.openOn('2026-06-15')
    const answer = await own.approve(await own.submit(), changes)
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toEqual([field])
  })
})

describe('paid back', () => {
  test('by a payment file, once it is known where to', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const id = await own.approved(await own.employee())
    expect((await own.reimburse([id])).body).toMatchObject({ code: 90_037 })
    const answer = await own.reimburse([id], IBAN)
    expect(answer.status).toBe(200)
    const shown = await own.show(id)
    expect(shown.paymentFileId).toBe((answer.body as { paymentFileId: number }).paymentFileId)
    expect((await own.reopen(id)).body).toMatchObject({ code: 90198 })
    expect((await own.reimburse([id], IBAN)).body).toMatchObject({ code: 90198 })
    await expectBooksToAddUp(own.books)
  })

  test('otherwise, off the account it was paid from', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const id = await own.approved()
    expect((await own.markPaid(id, await own.books.account('BLimKasKas'))).status).toBe(200)
    expect(await own.show(id)).toMatchObject({ state: 'reimbursed', openCents: 0 })
    await expectBooksToAddUp(own.books)
    expect((await own.reopen(id)).body).toMatchObject({ code: 90198 })
  })

  test('never off costs or a control account', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const id = await own.approved()
    for (const rgs of ['WBedKanKan', 'BSchCreHac']) {
      expect(fieldsOf(await own.markPaid(id, await own.books.account(rgs)))).toEqual(['accountId'])
    }
  })
})

describe('handed in', () => {
  test('with a photo alone, in the words of a receipt', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const client = await own.employee()
    const id = await own.submit(client)
    expect(await own.show(id, client)).toMatchObject({
      state: 'submitted',
      description: 'Bonnetje',
      amountCents: null,
      fileName: 'bon.pdf',
      mimeType: 'application/pdf',
    })
    expect((await client.send(expenses.photo, { params: own.params(id) })).status).toBe(200)
  })

  test('the category says which VAT goes with it', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const accountId = String(await own.books.account('WBedVkkRep'))
    const id = await own.submit(undefined, { accountId, amountCents: '2350' })
    expect(await own.show(id)).toMatchObject({ amountCents: 2_350, vatCode: 'purchase_none' })
  })

  test('an employee sees and changes their own alone, and decides about none', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const client = await own.employee()
    const [mine, theirs] = [await own.submit(), await own.submit(client)]
    const seen = await client.call(expenses.list, { params: own.books.params, query: {} })
    expect(seen.items.map(({ id }) => id)).toEqual([theirs])
    for (const call of [expenses.get, expenses.photo]) {
      expect((await client.send(call, { params: own.params(mine) })).status).toBe(404)
    }
    const gone = await client.send(expenses.delete, { params: own.params(mine), body: { version: 1 } })
    expect(gone.status).toBe(404)
    expect((await own.approve(theirs, {}, client)).status).toBe(403)
  })

  test('declined it says why, and changed it is handed in again', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const client = await own.employee()
    const id = await own.submit(client)
    const params = own.params(id)
    await own.books.client.call(expenses.decline, { params, body: { version: 1, reason: 'Dit is privé' } })
    expect(await own.show(id, client)).toMatchObject({ state: 'declined', declinedReason: 'Dit is privé' })
    expect((await own.approve(id)).body).toMatchObject({ code: 90198 })
    const { version, ...shown } = await own.show(id, client)
    await client.call(expenses.save, { params, body: { ...shown, description: 'Met klant', version } })
    expect(await own.show(id, client)).toMatchObject({ state: 'submitted', declinedReason: null })
    await client.call(expenses.delete, { params, body: { version: version + 1 } })
    expect((await client.send(expenses.get, { params })).status).toBe(404)
  })

  test.each([
    ['a program', Buffer.from('MZ\u0000\u0001'), 415],
    ['nothing', Buffer.alloc(0), 415],
  ])('%s is no receipt', async (_what, content, status) => {
    const own = await Receipts.openOn('2026-06-15')
    expect((await own.send({}, own.books.client, content)).status).toBe(status)
  })

  test('are counted and summed by their state', async () => {
    const own = await Receipts.openOn('2026-06-15')
    await own.approved()
    await own.submit(undefined, { amountCents: '1250' })
    await own.submit()
    const { segments } = await own.books.client.call(expenses.list, { params: own.books.params, query: {} })
    const none = { count: 0, isCapped: false, amountCents: 0 }
    expect(segments).toEqual({
      all: { count: 3, isCapped: false, amountCents: 13_350 },
      submitted: { count: 2, isCapped: false, amountCents: 1_250 },
      approved: { count: 1, isCapped: false, amountCents: 12_100 },
      declined: none,
      reimbursed: none,
    })
  })

  test('a day to come is refused at its field', async () => {
    const own = await Receipts.openOn('2026-06-15')
    expect(fieldsOf(await own.send({ spentOn: '2026-06-16' }))).toEqual(['spentOn'])
  })

  test('nobody reaches those of another administration', async () => {
    const own = await Receipts.openOn('2026-06-15')
    const id = await own.submit()
    const elsewhere = await Books.open(server)
    const params = { ...elsewhere.params, expenseId: id }
    for (const call of [expenses.get, expenses.photo]) {
      expect((await elsewhere.client.send(call, { params })).status).toBe(404)
    }
  })
})
