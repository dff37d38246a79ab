import type { TransactionRow } from './transactions.ts'

/** A line as the suggestions judge it. */
export function lineOf(row: Omit<TransactionRow, 'processed_label' | 'rule_name' | 'transfer'>) {
  return {
    amountCents: row.amount_cents,
    counterpartyName: row.counterparty_name,
    counterpartyIban: row.counterparty_iban,
    description: row.description,
    structuredReference: row.structured_reference,
    endToEndId: row.end_to_end_id,
    isReturned: row.return_reason !== null,
    date: row.transaction_date,
    ownIban: row.own_iban,
    journalId: row.journal_id,
    contactId: row.payer_contact_id,
  }
}
