import type { InvoiceInput } from '@klopt/api-client/contract'
import { contract } from '@klopt/api-client/schemas'
import { outputVatAccount, SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { VAT_CODES, vatPeriodOf } from '@klopt/bookkeeping/vat'
import { addDays } from '@klopt/validators'
import { assert, expect } from 'vitest'
import { ApiError } from '../kernel/api-error.ts'
import { CallError } from '../testing/index.ts'
import { anInvoiceLine } from './books-input.test-support.ts'
import { type Books } from './books.test-support.ts'
import { customerOf } from './icp/icp.test-support.ts'
import { credit, debit, write } from './journal-entries/journal.test-support.ts'
import { aPurchaseLine, Purchases } from './purchases/purchases.test-support.ts'
import { journalCodes, journalOnly } from './random-stories.test-support.ts'

/** A refusal is fine; a fault of the server is not. */
const assertNoFault = (status: number) => assert.isBelow(status, 500)

/** One thing somebody does; `pick` chooses among what there is at that moment. */
export interface Act {
  readonly kind: keyof typeof acts
  readonly pick: number
  /** Days after the first day of the story. */
  readonly day: number
  readonly cents: number
}

const firstDay = '2025-10-01'
const vatCodes = ['sale_high', 'sale_low', 'sale_zero', 'sale_exempt'] as const
const purchaseCodes = ['purchase_high', 'purchase_low', 'purchase_reverse', 'purchase_none'] as const
const frequencies = ['month', 'quarter', 'year'] as const
const costCodes = ['purchase_high', 'purchase_eu_services', null] as const

type Do = (books: Books, act: Act, contactId: number) => Promise<unknown>

const acts = {
  async invoice(books, { pick, day, cents }, contactId) {
    const draft = await books.draft({ contactId, ...contentOf(pick, day, cents) })
    if (pick % 4 !== 0) await books.finalise(draft)
  },
  async finalise(books, { pick }) {
    const draft = await pickRow(books, `${invoices} AND finalised_at IS NULL`, pick)
    if (draft) await books.finalise(draft)
  },
  async credit(books, { pick }) {
    const final = await pickRow(books, `${invoices} AND finalised_at IS NOT NULL`, pick)
    if (!final) return
    const draft = await books.credit(final.id)
    if (pick % 2 === 0) await books.finalise(draft)
  },
  async purchase(books, { pick, day, cents }, contactId) {
    const purchases = new Purchases(books)
    const vatCode = purchaseCodes[pick % purchaseCodes.length] ?? 'purchase_high'
    const draft = await purchases.draft({
      contactId,
      kind: pick % 5 === 0 ? 'credit_invoice' : 'invoice',
      number: `P-${day}-${cents}`,
      invoiceDate: addDays(firstDay, day),
      dueDate: addDays(firstDay, day + 14),
      // Each third came up to half a year after its date.
      receivedOn: pick % 3 === 0 ? addDays(firstDay, day + (cents % 180)) : null,
      pricesIncludeVat: pick % 2 === 0,
      lines: [aPurchaseLine({ amountCents: cents, vatCode }), aPurchaseLine({ amountCents: 333 })],
    })
    assertNoFault((await purchases.tryBook(draft)).status)
  },
  async takeBack(books, { pick }) {
    const booked = await pickRow(
      books,
      'SELECT id, version FROM purchases WHERE administration_id = $1 AND booked_at IS NOT NULL AND reversed_at IS NULL',
      pick,
    )
    if (booked) assertNoFault((await new Purchases(books).tryReverse(booked)).status)
  },
  async setOff(books, { pick }) {
    const credit = await pickRow(books, payables('<'), pick)
    const invoice = await pickRow(books, payables('>'), pick >> 1)
    if (!credit || !invoice) return
    const params = { ...books.params, purchaseId: credit.id }
    await books.client.call(contract.purchases.setOff, { params, body: { invoiceId: invoice.id } })
  },
  async undoSetOff(books, { pick }) {
    const settled = await books.rows<{ purchase_id: number; journal_entry_id: number }>(
      `SELECT o.purchase_id, s.journal_entry_id FROM settlements s JOIN open_items o ON o.id = s.open_item_id
      WHERE s.administration_id = $1 AND s.bank_transaction_id IS NULL AND o.purchase_id IS NOT NULL ORDER BY s.id`,
    )
    const chosen = settled[pick % Math.max(settled.length, 1)]
    if (!chosen) return
    await books.client.call(contract.purchases.undoSetOff, {
      params: { ...books.params, purchaseId: chosen.purchase_id },
      body: { journalEntryId: chosen.journal_entry_id },
    })
  },
  async changeScheme(books, { pick, day }) {
    const start = vatPeriodOf(addDays(firstDay, day), 'quarter').start
    await books.settings({ vatScheme: pick % 2 === 0 ? 'cash' : 'accrual', vatSchemeFrom: start })
  },
  changeFrequency: (books, { pick }) => books.settings({ vatFrequency: frequencies[pick % 3] ?? 'quarter' }),
  async import(books, { pick, day, cents }) {
    const [item] = await books.rows<{ number: string; open_cents: number }>(
      `SELECT number, CASE kind WHEN 'payable' THEN -open_cents ELSE open_cents END AS open_cents
      FROM open_items WHERE administration_id = $1 AND open_cents <> 0 ORDER BY id OFFSET $2 LIMIT 1`,
      [books.id, pick % 4],
    )
    // A whole payment, a part (or too much), or something else altogether.
    const paid = [item?.open_cents, item?.open_cents, item && Math.sign(item.open_cents) * cents][pick % 4]
    await books.line(paid ?? -cents, { date: addDays(firstDay, day), description: item?.number ?? '' })
  },
  async pay(books, { pick }) {
    const line = await pickRow(books, `${lines} AND journal_entry_id IS NULL`, pick)
    if (!line) return
    const { suggestions, amountCents } = await books.client.call(contract.bank.transaction, {
      params: { ...books.params, transactionId: line.id },
    })
    const items = suggestions.flatMap((suggestion) => suggestion.items).slice(0, 1)
    const settled = items.map((item) => ({ openItemId: item.id, amountCents: item.settleCents }))
    const rest = amountCents - settled.reduce((sum, item) => sum + item.amountCents, 0)
    const accountId = await books.account('WBedKanTef')
    const bookings = rest === 0 ? [] : [{ accountId, amountCents: rest, vatCode: null, description: '' }]
    await books.process(line, { items: settled, bookings })
  },
  async book(books, { pick }) {
    const line = await pickRow(books, `${lines} AND journal_entry_id IS NULL`, pick)
    if (!line) return
    const { amountCents } = await books.client.call(contract.bank.transaction, {
      params: { ...books.params, transactionId: line.id },
    })
    const accountId = await books.account('WBedKanTef')
    const vatCode = costCodes[pick % costCodes.length] ?? null
    await books.process(line, { bookings: [{ accountId, amountCents, vatCode, description: '' }] }, pick % 5 === 0)
  },
  processCertain: (books) => books.processCertain(),
  async undo(books, { pick }) {
    const line = await pickRow(books, `${lines} AND journal_entry_id IS NOT NULL`, pick)
    if (line) await books.undo(line)
  },
  async file(books) {
    const periods = await books.client.call(contract.vat.periods, { params: books.params })
    const next = periods.findLast(({ state }) => state !== 'filed')
    if (next) await books.file(next.key)
  },
  async deleteReturn(books, { pick }) {
    const filed = await pickRow(
      books,
      'SELECT id, 1 AS version FROM vat_returns WHERE administration_id = $1 AND deleted_at IS NULL',
      pick,
    )
    if (filed) await books.deleteReturn(filed.id)
  },
  async decideLate(books, { pick }) {
    const { periods } = await books.client.call(contract.vatCorrections.late, { params: books.params })
    const late = periods[pick % Math.max(periods.length, 1)]
    if (!late) return
    const body = { periodStart: late.periodStart, decision: pick % 2 === 0 ? 'correction' : 'next_return' } as const
    await books.client.call(contract.vatCorrections.decide, { params: books.params, body })
  },
  async correct(books, { pick }) {
    const { periods } = await books.client.call(contract.vatCorrections.late, { params: books.params })
    const late = periods[pick % Math.max(periods.length, 1)]
    if (!late) return
    const body = { periodStart: late.periodStart }
    await books.client.call(contract.vatCorrections.start, { params: books.params, body })
  },
  async moveCorrection(books, { pick }) {
    const correction = await pickRow(
      books,
      "SELECT id, 1 AS version FROM vat_returns WHERE administration_id = $1 AND kind = 'correction' AND deleted_at IS NULL",
      pick >> 1,
    )
    if (!correction) return
    const params = { ...books.params, correctionId: correction.id }
    const { vatCorrections } = contract
    if (pick % 3 === 0) await books.client.call(vatCorrections.delete, { params })
    else if (pick % 3 === 1) await books.client.call(vatCorrections.submit, { params, body: null })
    else await books.client.call(vatCorrections.process, { params, body: {} })
  },
  async writeJournal(books, { pick, day, cents }) {
    const vatCode = journalCodes[(pick * 7 + cents) % journalCodes.length] ?? 'sale_high'
    const isSale = VAT_CODES[vatCode].side === 'sale'
    const ownAccount = journalOnly.includes(vatCode) ? outputVatAccount(vatCode) : { rgs: isSale ? revenue : costs }
    if (!('rgs' in ownAccount)) return
    const accounts = await books.client.call(contract.ledgerAccounts.list, { params: books.params })
    const idOf = (code: string) => must(accounts.find(({ rgsCode }) => rgsCode === code)?.id, code)
    const [debitId, creditId] = isSale ? [idOf(capital), idOf(ownAccount.rgs)] : [idOf(ownAccount.rgs), idOf(capital)]
    await write(books, {
      entryDate: addDays(firstDay, day),
      lines: [
        { ...debit(debitId, cents), vatCode: isSale ? null : vatCode },
        { ...credit(creditId, cents), ...(await customerOf(books, vatCode)), vatCode: isSale ? vatCode : null },
      ],
    })
  },
  async reverseJournal(books, { pick, day }) {
    const written = await pickRow(
      books,
      "SELECT id, 1 AS version FROM journal_entries WHERE administration_id = $1 AND source_type = 'general'",
      pick,
    )
    if (!written) return
    await books.client.call(contract.journalEntries.reverse, {
      params: { ...books.params, entryId: written.id },
      body: { date: addDays(firstDay, day) },
    })
  },
  async lock(books, { pick, day }) {
    const body = { lockedUntil: pick % 3 === 0 ? null : addDays(firstDay, day), reason: 'Nagekeken' }
    await books.client.call(contract.bookLocks.set, { params: books.params, body })
  },
  async smallBusiness(books, { pick, day }) {
    const from = vatPeriodOf(addDays(firstDay, day), 'quarter').start
    const body = { from, until: pick % 2 === 0 ? null : vatPeriodOf(from, 'quarter').end }
    await books.client.call(contract.smallBusinessScheme.save, { params: books.params, body })
  },
} satisfies Record<string, Do>

const [revenue, costs, capital] = [SYSTEM_ACCOUNTS.revenueHigh, 'WBedKanTef', 'BEivKapPrs']

/** Purchases of which something is open: of credit invoices less than nothing. */
const payables = (than: '<' | '>') =>
  `SELECT purchase_id AS id, 1 AS version FROM open_items WHERE administration_id = $1 AND kind = 'payable' AND open_cents ${than} 0`
const versionsOf = (table: string) => `SELECT id, version FROM ${table} WHERE administration_id = $1`
const [invoices, lines] = [versionsOf('invoices'), versionsOf('bank_transactions')]

function contentOf(pick: number, day: number, cents: number): Partial<InvoiceInput> {
  const line = anInvoiceLine({ unitPrice: String(cents), vatCode: vatCodes[pick % vatCodes.length] ?? 'sale_high' })
  return {
    invoiceDate: addDays(firstDay, day),
    pricesIncludeVat: pick % 2 === 0,
    discountPercent: pick % 7 === 0 ? '3.5' : '0',
    lines: [line, anInvoiceLine({ quantity: '0.3333', unitPrice: '19.99', vatCode: 'sale_high' })],
  }
}

async function pickRow(books: Books, statement: string, pick: number) {
  const rows = await books.rows<{ id: number; version: number }>(`${statement} ORDER BY id`)
  return rows[pick % Math.max(rows.length, 1)]
}

/** Does it; what the books refuse is fine, what breaks the server is not. */
export async function doAct(books: Books, act: Act, contactId: number): Promise<void> {
  try {
    await acts[act.kind](books, act, contactId)
  } catch (error) {
    if (error instanceof ApiError) return
    if (!(error instanceof CallError)) throw error
    expect(error.status, `${act.kind}: ${error.message}`).toBeLessThan(500)
  }
}
