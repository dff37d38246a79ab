import { retaxedSalePosting, type PostingLine, type UntaxedSale } from '@klopt/bookkeeping/ledger'
import { sql } from 'kysely'
import { generalJournal } from '../../books/general-journal.ts'
import { firstOpenDate, postEntry } from '../../books/post-entry.ts'
import type { Db } from '../../database/db.ts'
import type { EntrySource } from '../../database/schema/ledger.ts'
import type { SoldOnDay } from './scheme-end.ts'

/** Who books it; nobody where a job does. */
export interface SchemeAuthor {
  readonly administrationId: number
  readonly userId: number | null
  readonly now: Date
}

/** The VAT of one sale that was charged without. */
interface RetaxedSale {
  readonly sale: SaleEntry
  readonly lines: readonly PostingLine[]
  readonly vatCents: number
}

interface SaleEntry {
  readonly entryId: number
  readonly entryDate: string
  readonly description: string
  readonly sourceType: EntrySource
  readonly sourceId: number | null
}

/**
 * What declares the VAT of sales that the scheme turns out not to cover. Invoices stay as they are: what was charged is
 * taken as including VAT, each line by its own code. What was booked without an invoice bears the high rate.
 */
export async function planRetaxing(
  db: Db,
  administrationId: number,
  untaxed: readonly Pick<SoldOnDay, 'entryId' | 'day'>[],
): Promise<RetaxedSale[]> {
  const planned: RetaxedSale[] = []
  for (const { entryId, day } of untaxed) {
    const { sale, booked, codes } = await readSale(db, administrationId, { entryId, day })
    if (booked.length === 0) continue
    const lines = retaxedSalePosting({ booked, lines: codes })
    planned.push({ sale, lines, vatCents: outputOf(lines) })
  }
  return planned
}

/** Books it, on the day of each sale or the first open one; its VAT has the day of the sale, and is late of a filed period. */
export async function retaxSales(db: Db, author: SchemeAuthor, planned: readonly RetaxedSale[]): Promise<void> {
  const { administrationId, userId: createdBy, now: at } = author
  for (const { sale, lines } of planned) {
    await postEntry(
      db,
      {
        administrationId,
        journalId: await generalJournal(db, administrationId),
        entryDate: await firstOpenDate(db, administrationId, sale.entryDate),
        documentDate: sale.entryDate,
        description: `Btw na het einde van de KOR: ${sale.description}`.slice(0, 500),
        // Found again by it when the sale is taken back; what was written into the journal has itself as its source.
        sourceType: sale.sourceType,
        sourceId: sale.sourceId ?? sale.entryId,
        createdBy,
        at,
      },
      lines,
    )
  }
}

const outputOf = (lines: readonly PostingLine[]): number =>
  lines.reduce(
    (sum, { vatKind, creditCents, debitCents }) => sum + (vatKind === 'output' ? creditCents - debitCents : 0),
    0,
  )

async function readSale(db: Db, administrationId: number, { entryId, day }: Pick<SoldOnDay, 'entryId' | 'day'>) {
  const sale = await db
    .selectFrom('ledger_entries')
    .select([
      'id as entryId',
      'entry_date as entryDate',
      'description',
      'source_type as sourceType',
      'source_id as sourceId',
    ])
    .where('administration_id', '=', administrationId)
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  const { rows: booked } = await sql<UntaxedSale['booked'][number]>`
    SELECT account_id AS "accountId", vat_date AS "vatDate", sum(credit_cents - debit_cents)::bigint AS cents
    FROM ledger_lines
    WHERE administration_id = ${administrationId} AND entry_id = ${entryId} AND vat_date = ${day}
      AND vat_kind = 'base' AND vat_code = 'sale_kor'
    GROUP BY account_id, vat_date HAVING sum(credit_cents - debit_cents) <> 0
    ORDER BY min(line_number)`.execute(db)
  const codes =
    sale.sourceType === 'invoice' ? await codesOf(db, administrationId, { invoiceId: sale.sourceId, day }) : []
  return { sale, booked, codes }
}

async function codesOf(
  db: Db,
  administrationId: number,
  { invoiceId, day }: { invoiceId: number | null; day: string },
): Promise<UntaxedSale['lines']> {
  const rows = await db
    .selectFrom('sold_lines')
    .select(['vat_code as vatCode', 'base_cents as cents', 'supplied_on as suppliedOn'])
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('line_number')
    .execute()
  const ofDay = rows.filter(({ suppliedOn }) => suppliedOn === day)
  return ofDay.length > 0 ? ofDay : rows
}
