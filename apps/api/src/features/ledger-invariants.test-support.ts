import { expect } from 'vitest'
import type { Books } from './books.test-support.ts'

/** What must be true of books whatever was done with them. */
export async function expectBooksToAddUp(books: Books): Promise<void> {
  const [broken] = await books.rows<Record<string, number>>(
    `SELECT
      (SELECT count(*) FROM (SELECT e.id FROM journal_entries e LEFT JOIN journal_lines l ON l.entry_id = e.id
        WHERE e.administration_id = $1 GROUP BY e.id
        HAVING count(l.id) < 2 OR sum(l.debit_cents) <> sum(l.credit_cents)) AS unbalanced) AS unbalanced_entries,
      (SELECT count(*) FROM (SELECT FROM journal_entries WHERE administration_id = $1 GROUP BY journal_id, fiscal_year
        HAVING max(number) <> count(*) OR min(number) <> 1) AS gaps) AS gaps_in_entries,
      (SELECT count(*) FROM (SELECT FROM invoices WHERE administration_id = $1 AND number IS NOT NULL
        GROUP BY extract(year FROM invoice_date)
        HAVING max(sequence_number) <> count(*) OR min(sequence_number) <> 1) AS gaps) AS gaps_in_invoices,
      (SELECT count(*) FROM open_items o WHERE administration_id = $1 AND open_cents <> amount_cents - coalesce(
        (SELECT sum(s.amount_cents) FROM settlements s WHERE s.open_item_id = o.id AND s.undone_at IS NULL), 0)
      ) AS wrongly_settled,
      (SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0) FROM journal_lines l JOIN accounts a ON a.id = l.account_id
        WHERE l.administration_id = $1 AND a.rgs_code = 'BVorDebHad')
        - (SELECT coalesce(sum(open_cents), 0) FROM open_items WHERE administration_id = $1 AND kind = 'receivable')
        AS receivables_off_by,
      (SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0) FROM journal_lines l JOIN accounts a ON a.id = l.account_id
        WHERE l.administration_id = $1 AND a.rgs_code = 'BSchCreHac')
        - (SELECT coalesce(sum(open_cents), 0) FROM open_items WHERE administration_id = $1 AND kind = 'payable')
        AS payables_off_by,
      (SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0) FROM journal_lines l JOIN accounts a ON a.id = l.account_id
        WHERE l.administration_id = $1 AND a.rgs_code = 'BSchBepOvb')
        - (SELECT coalesce(sum((share ->> 'vatCents')::bigint), 0) FROM open_items, jsonb_array_elements(postponed_vat) AS share
          WHERE administration_id = $1) AS postponed_vat_off_by,
      (SELECT count(*) FROM open_items WHERE administration_id = $1 AND open_cents = 0
        AND jsonb_array_length(postponed_vat) > 0) AS paid_but_postponed,
      (SELECT count(*) FROM (SELECT o.id FROM open_items o JOIN invoices i ON i.id = o.invoice_id
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
      ) AS unequal) AS wrongly_due,
      (SELECT coalesce(sum(l.debit_cents - l.credit_cents), 0) FROM journal_lines l JOIN journals j ON j.account_id = l.account_id
        WHERE l.administration_id = $1)
        - (SELECT coalesce(sum(amount_cents), 0) FROM bank_transactions
          WHERE administration_id = $1 AND journal_entry_id IS NOT NULL) AS bank_off_by,
      (SELECT count(*) FROM spreads s WHERE s.administration_id = $1
        AND amount_cents <> (SELECT coalesce(sum(p.cents), 0) FROM spread_parts p WHERE p.spread_id = s.id)) AS wrongly_spread,
      (SELECT count(*) FROM balance_faults($1)) AS wrong_balances,
      (SELECT count(*) FROM journal_lines l WHERE l.administration_id = $1
        AND (l.vat_code IS NOT NULL)::int
          <> (SELECT count(*) FROM undeclared_vat_lines u WHERE u.line_id = l.id AND u.vat_date = l.vat_date)
          + (SELECT count(*) FROM vat_return_lines m JOIN vat_returns r ON r.id = m.return_id
            WHERE m.line_id = l.id AND m.vat_date = l.vat_date AND r.deleted_at IS NULL)) AS vat_lines_nowhere_or_twice,
      (SELECT count(*) FROM vat_returns r WHERE r.administration_id = $1 AND r.deleted_at IS NULL
        AND (SELECT coalesce(sum((box ->> 'vatCents')::bigint * CASE WHEN d.id = r.id THEN 1 ELSE -1 END), 0)
          FROM vat_returns d, jsonb_array_elements(d.boxes) AS box WHERE d.id IN (r.id, r.corrects_id) AND box ->> 'box' = '5g')
          <> (SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0) FROM vat_return_lines m
            JOIN journal_lines l ON l.id = m.line_id WHERE m.return_id = r.id AND l.vat_kind <> 'base')) AS returns_off`,
  )
  expect(Object.fromEntries(Object.entries(broken ?? {}).map(([name, value]) => [name, Number(value)]))).toEqual({
    unbalanced_entries: 0,
    gaps_in_entries: 0,
    gaps_in_invoices: 0,
    wrongly_settled: 0,
    receivables_off_by: 0,
    payables_off_by: 0,
    postponed_vat_off_by: 0,
    paid_but_postponed: 0,
    wrongly_due: 0,
    bank_off_by: 0,
    wrongly_spread: 0,
    wrong_balances: 0,
    vat_lines_nowhere_or_twice: 0,
    returns_off: 0,
  })
}
