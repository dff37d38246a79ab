import type { Suggestion } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/**
 * Gives each suggestion with a discount the VAT that it lowers: what the documents were booked with, where that is one code
 * (article 29 Wet OB 1968: a price that is lowered later is taxed as it was). Absent where they have several or none.
 */
export async function withDiscountVat(
  db: Db,
  administrationId: number,
  suggestions: readonly Suggestion[],
): Promise<Suggestion[]> {
  const ids = suggestions.filter(isDiscount).flatMap(({ items }) => items.map(({ id }) => id))
  if (ids.length === 0) return [...suggestions]
  const codes = await codesByItem(db, administrationId, ids)
  return suggestions.map((suggestion) => {
    if (!isDiscount(suggestion)) return suggestion
    const used = new Set(suggestion.items.flatMap(({ id }) => codes.get(id) ?? []))
    const [code] = used
    return used.size === 1 && code !== undefined ? { ...suggestion, differenceVatCode: code } : suggestion
  })
}

const isDiscount = ({ differenceKind }: Suggestion): boolean => differenceKind === 'discount'

async function codesByItem(
  db: Db,
  administrationId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; codes: string[] }>`
    SELECT o.id, array_agg(DISTINCT l.vat_code ORDER BY l.vat_code) AS codes
    FROM owed_items o
    JOIN ledger_entries e ON e.administration_id = ${administrationId}
      AND e.source_type = CASE WHEN o.invoice_id IS NULL THEN 'purchase' ELSE 'invoice' END
      AND e.source_id = coalesce(o.invoice_id, o.purchase_id)
    JOIN ledger_lines l ON l.administration_id = ${administrationId} AND l.entry_id = e.id
    WHERE o.administration_id = ${administrationId} AND o.id = ANY(${[...ids]}::bigint[]) AND l.vat_code IS NOT NULL
    GROUP BY o.id`.execute(db)
  return new Map(rows.map(({ id, codes }) => [id, codes]))
}
