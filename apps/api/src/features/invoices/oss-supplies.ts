import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import { vatByDay } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { OssSupply } from '@klopt/bookkeeping/vat-return'
import type { Db } from '../../database/db.ts'
import { plainDecimal } from '../../database/plain-decimal.ts'

export interface OssSale {
  readonly administrationId: number
  readonly invoiceId: number
  readonly country: string | null
  readonly totals: DocumentTotals
  /** Per line the day that decides its period. */
  readonly days: readonly string[]
}

/** Keeps what an invoice sold under the one-stop shop, per rate and day; nothing for any other sale. */
export async function keepOssSupplies(db: Db, sale: OssSale): Promise<void> {
  const supplies = suppliesOf(sale)
  if (supplies.length === 0) return
  const country = must(sale.country, 'the country that was sold to')
  await db
    .insertInto('oss_supplies')
    .values(
      supplies.map(({ ratePercent, suppliedOn, baseCents, vatCents }) => ({
        administration_id: sale.administrationId,
        invoice_id: sale.invoiceId,
        country,
        rate_percent: ratePercent,
        supplied_on: suppliedOn,
        base_cents: baseCents,
        vat_cents: vatCents,
      })),
    )
    .execute()
}

/** The bases and VAT by rate and day, which come to the invoice to the cent. */
function suppliesOf({ totals, days }: OssSale) {
  return totals.vat
    .filter(({ vatCode }) => vatCode === 'sale_oss')
    .flatMap(({ ratePercent, vatCents }) => {
      const bases = new Map<string, number>()
      for (const [index, line] of totals.lines.entries()) {
        if (line.vatCode !== 'sale_oss' || line.ratePercent !== ratePercent) continue
        const day = must(days[index], 'the day of a line')
        bases.set(day, (bases.get(day) ?? 0) + line.baseCents) // zero: the first line of its day
      }
      const vat = new Map(vatByDay(totals, { vatCode: 'sale_oss', ratePercent, vatCents }, days))
      return [...bases].map(([suppliedOn, baseCents]) => ({
        ratePercent,
        suppliedOn,
        baseCents,
        vatCents: must(vat.get(suppliedOn), 'the VAT of a day'),
      }))
    })
}

/** The last day of supply of what an invoice sold under the one-stop shop, for what credits it. */
export async function ossDayOf(db: Db, administrationId: number, invoiceId: number): Promise<string | null> {
  const row = await db
    .selectFrom('oss_supplies')
    .select('supplied_on')
    .where('administration_id', '=', administrationId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('supplied_on', 'desc')
    .executeTakeFirst()
  return row?.supplied_on ?? null
}

/** The supplies that no standing list holds, oldest first. */
export async function openOssSupplies(db: Db, administrationId: number): Promise<(OssSupply & { id: number })[]> {
  const rows = await db
    .selectFrom('oss_supplies')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('list_id', 'is', null)
    .orderBy('supplied_on')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    country: row.country,
    ratePercent: plainDecimal(row.rate_percent),
    suppliedOn: row.supplied_on,
    baseCents: row.base_cents,
    vatCents: row.vat_cents,
  }))
}

/** The first day of which something was sold under the one-stop shop; null when nothing was. */
export async function firstOssDay(db: Db, administrationId: number): Promise<string | null> {
  const first = await db
    .selectFrom('oss_supplies')
    .select((expression) => expression.fn.min('supplied_on').as('day'))
    .where('administration_id', '=', administrationId)
    .executeTakeFirst()
  return first?.day ?? null
}

/** Gives a list its supplies, which are then in no other. */
export async function putInOssList(
  db: Db,
  { administrationId, listId }: { administrationId: number; listId: number },
  supplyIds: readonly number[],
): Promise<void> {
  if (supplyIds.length === 0) return
  await db
    .updateTable('oss_supplies')
    .set({ list_id: listId })
    .where('administration_id', '=', administrationId)
    .where('id', 'in', supplyIds)
    .execute()
}

/** Takes the supplies out of a list that stands no longer: they are in none again. */
export async function emptyOssList(
  db: Db,
  { administrationId, listId }: { administrationId: number; listId: number },
): Promise<void> {
  await db
    .updateTable('oss_supplies')
    .set({ list_id: null })
    .where('administration_id', '=', administrationId)
    .where('list_id', '=', listId)
    .execute()
}
