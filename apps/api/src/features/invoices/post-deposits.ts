import type { InvoiceLineInput } from '@klopt/api-client/contract'
import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import { DEPOSITS_RECEIVED, vatDuePosting, type AccountRef, type PostingLine } from '@klopt/bookkeeping/ledger'
import { chartAccount } from '../../books/complete-chart.ts'
import { lockOpenItems } from '../../books/lock-open-items.ts'
import { releaseVat, type ReleasedItem } from '../../books/settle-item.ts'
import type { Db } from '../../database/db.ts'
import type { LoadedInvoice } from './load-invoice.ts'
import { vatDatesOf } from './supplies.ts'

/** What a final invoice makes due: the VAT of deposits that nobody paid yet, now that what they were for is supplied. */
export interface Release {
  readonly items: readonly ReleasedItem[]
  readonly posting: readonly PostingLine[]
}

/**
 * The account of each line, and of each deposit that is listed: what is asked in advance is a debt until the final invoice
 * makes it turnover.
 */
export async function accountsOf(
  db: Db,
  { row, input, administration }: LoadedInvoice,
  totals: DocumentTotals,
  usual: (line: InvoiceLineInput, index: number) => AccountRef | undefined,
): Promise<(AccountRef | undefined)[]> {
  if (!row.is_deposit && totals.lines.length === input.lines.length) return input.lines.map(usual)
  const received = { id: await chartAccount(db, administration.id, DEPOSITS_RECEIVED) }
  return totals.lines.map((_total, index) => {
    const line = input.lines[index]
    return line === undefined || row.is_deposit ? received : usual(line, index)
  })
}

/** Holds the open items of the deposits that it takes off, whose VAT a supply makes due where payments do not decide it. */
export async function planRelease(db: Db, invoice: LoadedInvoice, totals: DocumentTotals): Promise<Release> {
  const { row, deposits, credited, vatBasis } = invoice
  if (deposits.length === 0 || credited !== null || vatBasis.scheme === 'cash') return { items: [], posting: [] }
  const open = await db
    .selectFrom('owed_items')
    .select('id')
    .where('administration_id', '=', row.administration_id)
    .where(
      'invoice_id',
      'in',
      deposits.map(({ id }) => id),
    )
    .execute()
  const items = await lockOpenItems(db, row.administration_id, { ids: open.map(({ id }) => id) })
  const waiting = items.flatMap(({ id, postponed_vat, released_vat }) =>
    postponed_vat !== null && postponed_vat.length > 0 ? [{ id, postponed_vat, released_vat }] : [],
  )
  const [vatDate = row.invoice_date] = vatDatesOf(invoice, totals)
  return {
    items: waiting,
    posting: waiting.flatMap(({ postponed_vat: vat }) => vatDuePosting(vat, { vatDate })),
  }
}

/** Nothing of these deposits waits for its payment any more. */
export async function releaseDeposits(db: Db, { row }: LoadedInvoice, { items }: Release): Promise<void> {
  for (const item of items) await releaseVat(db, row.administration_id, item)
}
