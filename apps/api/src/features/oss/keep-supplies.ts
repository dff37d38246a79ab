import type { DocumentTotals } from '@klopt/bookkeeping/documents'
import { vatByDay } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'

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
