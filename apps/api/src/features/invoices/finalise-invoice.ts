import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import {
  ACCRUAL_ACCOUNTS,
  defaultRevenueAccount,
  postponedVat,
  salesInvoicePosting,
  vatDuePosting,
} from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { salesJournal } from '../../books/general-journal.ts'
import { assertBookable } from '../../books/assert-bookable.ts'
import { createReceivable, type OpenItem } from '../../books/create-open-item.ts'
import { firstOpenDate, postEntry } from '../../books/post-entry.ts'
import { assertSpreadable, periodOf } from '../../books/line-periods.ts'
import { spreadOverPeriods, waits, type WaitingLine } from '../../books/spread-periods.ts'
import { endScheme } from '../small-business-scheme/change-scheme.ts'
import { retaxCredit } from '../small-business-scheme/retax-credit.ts'
import { reckonClaims } from '../../books/reckon-claims.ts'
import { lockForScheme } from '../../books/vat-rules.ts'
import { assertOssUsed } from './oss-registration.ts'
import { keepOssSupplies, ossDayOf, type OssSale } from './oss-supplies.ts'
import { assertNotWithdrawn } from './assert-not-withdrawn.ts'
import { assertDeposits } from './assert-deposits.ts'
import { freeDeposits } from './deposits.ts'
import { accountsOf, planRelease, releaseDeposits, type Release } from './post-deposits.ts'
import { assertNumberStands } from './buyer-check.ts'
import { assertComplete, assertCreditable } from './assert-complete.ts'
import { currencyColumns, exchangeOf } from '../../books/exchange.ts'
import { bookedTotalsOf, totalsOf } from './invoice-totals.ts'
import { marginsOf } from './margins.ts'
import { loadInvoice, type LoadedInvoice } from './load-invoice.ts'
import { takeNumber } from './number-invoice.ts'
import { planSetOff, setOffCredit, type SetOff } from './set-off-credit.ts'
import { snapshotOf } from './snapshot.ts'
import { vatDatesOf } from './supplies.ts'
import { kindOf, type DraftAuthor } from './save-draft.ts'

export interface Finalised {
  readonly number: string
  readonly version: number
}

/**
 * Makes a draft final: gapless number, frozen parties and lines, posted to the sales book, and an open item. All of
 * it happens in the caller's transaction or not at all. Throws `not_a_draft`, `version_conflict`,
 * `invoice_of_withdrawn_estimate`, `address_not_found`, `vat_number_missing`, `kvk_number_missing` and `invalid_input`.
 */
export async function finaliseInvoice(
  db: Db,
  author: DraftAuthor,
  key: { invoiceId: number; version: number },
): Promise<Finalised> {
  const { administrationId } = author
  await lockForScheme(db, administrationId)
  const draft = await loadInvoice(db, { administrationId, invoiceId: key.invoiceId }, { forUpdate: true })
  if (draft.row.finalised_at !== null) throw new ApiError('not_a_draft')
  if (draft.row.version !== key.version) throw new ApiError('version_conflict')
  await assertNotWithdrawn(db, { administrationId, invoiceId: key.invoiceId })
  const shown = totalsOf(draft)
  // Paper and e-invoice are in its currency, the books in euros.
  const totals = bookedTotalsOf(draft)
  // Its amount may have changed since it was saved, with a rate or a scheme.
  const kind = kindOf({ creditsInvoiceId: draft.row.credits_invoice_id }, totals)
  const invoice = { ...draft, row: { ...draft.row, kind } }
  await assertDeposits(db, invoice, totals)
  assertComplete(invoice, totals)
  await assertNumberStands(db, invoice, totals)
  await assertCreditable(db, invoice, shown)
  await assertOssUsed(db, invoice, totals)
  await assertBookable(
    db,
    administrationId,
    invoice.input.lines.map((line, index) => ({ accountId: line.accountId, field: `lines.${index}.accountId` })),
  )
  await assertSpreadable(db, administrationId, invoice.input.lines, 'revenue')
  const setOff = await planSetOff(db, invoice, totals)
  const release = await planRelease(db, invoice, totals)
  const number = await takeNumber(db, invoice)
  const entryId = await postSale(db, author, invoice, { totals, setOff, release, number: number.text })
  await db
    .updateTable('invoices')
    .set({
      kind,
      net_cents: totals.netCents,
      vat_cents: totals.vatCents,
      gross_cents: totals.grossCents,
      number: number.text,
      sequence_number: number.sequence,
      ...currencyColumns(invoice.input, shown),
      snapshot: JSON.stringify(snapshotOf(invoice, shown, number.text)),
      journal_entry_id: entryId,
      finalised_at: author.now,
      updated_at: author.now,
      version: key.version + 1,
    })
    .where('administration_id', '=', administrationId)
    .where('id', '=', key.invoiceId)
    .execute()
  await freeDeposits(db, invoice)
  await releaseDeposits(db, invoice, release)
  await keepOssSupplies(db, await ossSaleOf(db, invoice, totals))
  if (invoice.schemeEnd) await endScheme(db, author, invoice.schemeEnd)
  if (draft.credited?.vatBasis.kor === true && entryId !== null)
    await retaxCredit(db, author, { entryId, invoiceId: draft.credited.id })
  const item = totals.grossCents === 0 ? null : await openItem(db, invoice, { totals, shown, number: number.text })
  if (setOff && item && entryId !== null) await setOffCredit(db, setOff, item, { entryId, invoice, at: author.now })
  if (draft.credited) await reckonClaims(db, administrationId, draft.credited.id)
  return { number: number.text, version: key.version + 1 }
}

interface Sale {
  readonly totals: DocumentTotals
  readonly setOff: SetOff | null
  readonly release: Release
  readonly number: string
}

/** Posts it to the sales book; null when its lines leave nothing to post. */
async function postSale(
  db: Db,
  author: DraftAuthor,
  invoice: LoadedInvoice,
  { totals, setOff, release, number }: Sale,
): Promise<number | null> {
  const { row, administration, vatBasis } = invoice
  const journalId = await salesJournal(db, administration.id)
  const waiting = waitingLines(invoice, totals)
  const lines = salesInvoicePosting(totals, {
    ...(row.contact_id !== null && { contactId: row.contact_id }),
    revenueAccounts: await accountsOf(db, invoice, totals, (line, index) => {
      if (waiting.some(({ lineNumber }) => lineNumber === index + 1)) return { rgs: ACCRUAL_ACCOUNTS.sale }
      return line.accountId === null ? undefined : { id: line.accountId }
    }),
    vatDates: vatDatesOf(invoice, totals),
    margins: marginsOf(invoice, totals),
    // Of nothing no payment comes for its VAT to wait for.
    vatScheme: totals.grossCents === 0 ? 'accrual' : vatBasis.scheme,
  })
  const due = [...vatDuePosting(setOff?.vatDue ?? []), ...release.posting]
  if (lines.length + due.length === 0) {
    assertNothingWaits(waiting)
    return null
  }
  const name = `${row.kind === 'invoice' ? 'Factuur' : 'Creditfactuur'} ${number}`
  const entry = await postEntry(
    db,
    {
      administrationId: administration.id,
      journalId,
      entryDate: await firstOpenDate(db, administration.id, row.invoice_date),
      documentDate: row.invoice_date,
      vatDate: row.invoice_date,
      description: name,
      sourceType: 'invoice',
      sourceId: row.id,
      createdBy: author.userId,
      at: author.now,
    },
    [...lines, ...due],
  )
  const notBefore = row.kind === 'credit_invoice' ? row.invoice_date : null
  const document = {
    administrationId: administration.id,
    kind: 'sale',
    id: row.id,
    contactId: row.contact_id,
    name,
  } as const
  const by = { createdBy: author.userId, at: author.now }
  await spreadOverPeriods(db, { ...document, entryId: entry.id, notBefore, ...by }, waiting)
  return entry.id
}

/** Refuses lines that come to nothing together but are for other months: no entry would hold what waits. */
function assertNothingWaits(waiting: readonly WaitingLine[]): void {
  if (waiting.length === 0) return
  const message = 'De regels heffen elkaar op. Haal de periode van de regels weg.'
  throw new ApiError('invalid_input', { fields: { lines: message } })
}

/** The lines that are for other months than that of the invoice, with what they bring in. */
function waitingLines({ row, input }: LoadedInvoice, totals: DocumentTotals): WaitingLine[] {
  return input.lines.flatMap((line, index) => {
    const period = periodOf(line)
    if (!waits(period, row.invoice_date)) return []
    const { vatCode, baseCents } = must(totals.lines[index], 'the total of a line')
    const account = line.accountId === null ? defaultRevenueAccount(vatCode) : { id: line.accountId }
    return [{ lineNumber: index + 1, description: line.description, account, period, debitCents: -baseCents }]
  })
}

/** What of an invoice goes into the list of the one-stop shop; a credit invoice changes the quarter of its original. */
async function ossSaleOf(db: Db, invoice: LoadedInvoice, totals: DocumentTotals): Promise<OssSale> {
  const { row, vatBasis, credited } = invoice
  const { administration_id: administrationId, id: invoiceId } = row
  const creditedDay = credited === null ? null : await ossDayOf(db, administrationId, credited.id)
  const days = vatDatesOf(invoice, totals).map((day) => creditedDay ?? day)
  return { administrationId, invoiceId, country: vatBasis.destination ?? null, totals, days }
}

function openItem(
  db: Db,
  { row, input, vatBasis }: LoadedInvoice,
  { totals, shown, number }: Pick<Sale, 'totals' | 'number'> & { readonly shown: DocumentTotals },
): Promise<OpenItem> {
  const exchange = exchangeOf(input)
  return createReceivable(db, {
    administrationId: row.administration_id,
    contactId: row.contact_id,
    invoiceId: row.id,
    number,
    documentDate: row.invoice_date,
    dueDate: row.due_date,
    amountCents: totals.grossCents,
    foreign: exchange && { currency: exchange.currency, amount: shown.grossCents },
    postponedVat: vatBasis.scheme === 'cash' ? postponedVat(totals) : [],
  })
}
