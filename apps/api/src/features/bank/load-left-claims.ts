import type { SuggestionCandidates } from '@klopt/bookkeeping/bank'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

type Left = Omit<NonNullable<SuggestionCandidates['leftClaims']>[number], 'accountId'>

/** What customers left of a demand when they paid its invoices, a letter each; nothing where claims have no account. */
export async function loadLeftClaims(
  db: Db,
  administrationId: number,
): Promise<(accountId: number | undefined) => NonNullable<SuggestionCandidates['leftClaims']>> {
  const { rows } = await sql<Left>`
    SELECT l.contact_id AS "contactId", c.name AS "contactName", sum(l.amount_cents)::bigint AS "amountCents",
      array_remove(ARRAY[c.iban] || (
        SELECT array_agg(DISTINCT t.counterparty_iban)
        FROM owed_items o
        JOIN item_settlements s ON s.administration_id = o.administration_id AND s.open_item_id = o.id AND s.undone_at IS NULL
        JOIN bank_transactions t ON t.administration_id = s.administration_id AND t.id = s.bank_transaction_id
        WHERE o.administration_id = ${administrationId} AND o.contact_id = l.contact_id
      ), NULL) AS "contactIbans",
      (SELECT array_agg(d.number ORDER BY d.number) FROM reminded_documents d
        WHERE d.administration_id = ${administrationId} AND d.letter_id = l.letter_id) AS numbers
    FROM left_claims l
    JOIN trading_partners c ON c.administration_id = l.administration_id AND c.id = l.contact_id
    WHERE l.administration_id = ${administrationId}
    GROUP BY l.letter_id, l.contact_id, c.name, c.iban
    ORDER BY l.letter_id`.execute(db)
  return (accountId) => (accountId === undefined ? [] : rows.map((row) => ({ ...row, accountId })))
}
