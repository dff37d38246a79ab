import type { InvoiceLineInput } from '@klopt/api-client/contract'
import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import {
  DEPOSITS_RECEIVED,
  negateShares,
  vatDuePosting,
  type AccountRef,
  type PostingLine,
} from '@klopt/bookkeeping/ledger'
import { chartAccount } from '../../books/complete-chart.ts'
import { lockOpenItems } from '../../books/lock-open-items.ts'
import { releaseVat, takeReleaseBack, unpaidRelease, type ReleasableItem } from '../../books/released-vat.ts'
import type { Db } from '../../database/db.ts'
import type { LoadedInvoice } from './load-invoice.ts'
import { vatDatesOf } from './supplies.ts'

/** What an invoice does to the VAT of the deposits that it takes off, or gives back. */
export interface Release {
  readonly items: readonly ReleasableItem[]
  readonly posting: readonly PostingLine[]
  /** Of a final invoice: on which day it makes due what nobody paid yet. Null of one that gives them back. */
  readonly dueOn: string | null
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

/**
 * Holds the open items of deposits whose VAT a supply makes due where payments do not decide it: what an invoice supplies is
 * taxed, paid or not, and stays so when money comes back. What is given back waits for its payment again.
 */
export async function planRelease(db: Db, invoice: LoadedInvoice, totals: DocumentTotals): Promise<Release> {
  const { row, deposits, credited, vatBasis } = invoice
  if (deposits.length === 0 || vatBasis.scheme === 'cash') return { items: [], posting: [], dueOn: null }
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
  const released = items.filter(({ postponed_vat: waiting }) => waiting !== null)
  const [vatDate = row.invoice_date] = vatDatesOf(invoice, totals)
  const dueOf = (item: ReleasableItem) =>
    credited === null ? (item.postponed_vat ?? []) : negateShares(unpaidRelease(item))
  return {
    items: released,
    posting: released.flatMap((item) => vatDuePosting(dueOf(item), { vatDate })),
    dueOn: credited === null ? vatDate : null,
  }
}

/** Nothing of these deposits waits for its payment any more, or all that nobody paid does again. */
export async function releaseDeposits(db: Db, { row }: LoadedInvoice, { items, dueOn }: Release): Promise<void> {
  for (const item of items) {
    if (dueOn === null) await takeReleaseBack(db, row.administration_id, item)
    else await releaseVat(db, row.administration_id, item, dueOn)
  }
}
