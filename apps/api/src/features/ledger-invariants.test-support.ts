import { expect } from 'vitest'
import { findBookFaults, findFaults } from '../books/book-faults.ts'
import type { Books } from './books.test-support.ts'
import { findNumberFaults } from './invoices/number-faults.ts'

/** What must be true of books whatever was done with them. */
export async function expectBooksToAddUp(books: Books): Promise<void> {
  const { pool } = books.server.services
  const faults = [
    ...(await findBookFaults(pool, books.id)),
    ...(await findNumberFaults(pool, books.id)),
    ...(await findFaults(pool, ofTests, books.id)),
  ]
  expect(faults).toEqual([])
}

/** What is so in the books of tests, whose numbers begin at 1 and whose bank accounts have no other bookings. */
const ofTests = {
  gaps_in_numbers: `SELECT count(*) FROM (SELECT FROM invoices WHERE administration_id = $1 AND number IS NOT NULL
    GROUP BY extract(year FROM invoice_date)
    HAVING max(sequence_number) <> count(*) OR min(sequence_number) <> 1) AS gaps`,
  whole_bank_off_by: `SELECT (SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0)
      FROM journal_lines l JOIN journals j ON j.account_id = l.account_id WHERE l.administration_id = $1)
    - (SELECT coalesce(sum(amount_cents), 0) FROM bank_transactions
      WHERE administration_id = $1 AND journal_entry_id IS NOT NULL)`,
  wrongly_due: `SELECT count(*) FROM (SELECT o.id FROM open_items o JOIN invoices i ON i.id = o.invoice_id
    CROSS JOIN LATERAL (
      SELECT share ->> 'vatCode' AS code, (share ->> 'baseCents')::bigint AS base, (share ->> 'vatCents')::bigint AS vat
        FROM jsonb_array_elements(o.postponed_vat) AS share
      UNION ALL SELECT share ->> 'vatCode', (share ->> 'baseCents')::bigint, (share ->> 'vatCents')::bigint
        FROM settlements s, jsonb_array_elements(s.vat_due) AS share WHERE s.open_item_id = o.id AND s.undone_at IS NULL
      UNION ALL SELECT share ->> 'vatCode', (share ->> 'baseCents')::bigint, (share ->> 'vatCents')::bigint
        FROM jsonb_array_elements(o.released_vat) AS share
      UNION ALL SELECT total ->> 'vatCode', -(total ->> 'baseCents')::bigint, -(total ->> 'vatCents')::bigint
        FROM jsonb_array_elements(i.snapshot -> 'totals' -> 'vat') AS total
        WHERE total ->> 'vatCode' IN ('sale_high', 'sale_low', 'sale_zero', 'sale_lodging', 'sale_export')
    ) AS part
    WHERE o.administration_id = $1 AND o.postponed_vat IS NOT NULL
    GROUP BY o.id, part.code HAVING sum(part.base) <> 0 OR sum(part.vat) <> 0
  ) AS unequal`,
}
