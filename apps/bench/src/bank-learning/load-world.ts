import { isVatCode, SYSTEM_ACCOUNTS, type BankLine, type OpenItem, type VatCode } from '@klopt/api/bench'
import type pg from 'pg'

/** A line that somebody processed, with what they booked it on. */
export interface JudgedLine extends BankLine {
  readonly id: number
  readonly ownIban: string | null
  /** The open items that it paid; none for one that was booked straight on accounts. */
  readonly itemIds: readonly number[]
  readonly accounts: readonly { readonly accountId: number; readonly vatCode: VatCode | null }[]
}

/** An item with what was paid of it when. */
export interface PaidOverTime extends Omit<OpenItem, 'openCents' | 'contactIbans'> {
  readonly contactId: number | null
  readonly contactIban: string | null
  readonly settlements: readonly { readonly on: string; readonly cents: number }[]
}

export interface World {
  readonly lines: readonly JudgedLine[]
  readonly items: readonly PaidOverTime[]
  readonly ownIbans: readonly string[]
  readonly inTransitAccountId: number | null
}

/** All that was booked from the bank in an administration, by day. */
export async function loadWorld(client: pg.Client, administrationId: number): Promise<World> {
  const ask = async <Row>(text: string, ...more: unknown[]) =>
    (await client.query(text, [administrationId, ...more])).rows as Row[]
  const lines = await ask<Omit<JudgedLine, 'accounts'> & { accounts: { accountId: number; vatCode: string | null }[] }>(
    LINES,
  )
  const items = await ask<PaidOverTime>(ITEMS)
  const ibans = await ask<{ iban: string }>(
    'SELECT iban FROM journals WHERE administration_id = $1 AND iban IS NOT NULL ORDER BY id',
  )
  const [inTransit] = await ask<{ id: number }>(
    'SELECT id::int FROM accounts WHERE administration_id = $1 AND rgs_code = $2',
    SYSTEM_ACCOUNTS.inTransit,
  )
  return {
    lines: lines.map((line) => ({
      ...line,
      accounts: line.accounts.map(({ accountId, vatCode }) => ({
        accountId,
        vatCode: vatCode !== null && isVatCode(vatCode) ? vatCode : null,
      })),
    })),
    items,
    ownIbans: ibans.map(({ iban }) => iban),
    inTransitAccountId: inTransit?.id ?? null,
  }
}

const LINES = `
  SELECT t.id::int, t.transaction_date::text AS date, t.amount_cents::int AS "amountCents", t.counterparty_name AS "counterpartyName",
    t.counterparty_iban AS "counterpartyIban", t.description, t.structured_reference AS "structuredReference",
    t.journal_id::int AS "journalId", j.iban AS "ownIban",
    ARRAY(SELECT s.open_item_id::int FROM item_settlements s
      WHERE s.administration_id = $1 AND s.bank_transaction_id = t.id AND s.undone_at IS NULL ORDER BY 1) AS "itemIds",
    (SELECT coalesce(json_agg(json_build_object('accountId', l.account_id, 'vatCode', l.vat_code) ORDER BY l.line_number), '[]')
      FROM journal_lines l WHERE l.administration_id = $1 AND l.entry_id = t.journal_entry_id AND l.account_id <> j.account_id
        AND l.vat_kind IS DISTINCT FROM 'input' AND l.vat_kind IS DISTINCT FROM 'output') AS accounts
  FROM bank_transactions t JOIN journals j ON j.id = t.journal_id
  WHERE t.administration_id = $1 AND t.journal_entry_id IS NOT NULL
  ORDER BY t.transaction_date, t.id`

const ITEMS = `
  SELECT o.id::int, o.kind, o.number, o.contact_id::int AS "contactId", c.name AS "contactName", c.iban AS "contactIban",
    o.amount_cents::int AS "grossCents", o.document_date::text AS date, o.due_date::text AS "dueDate",
    (SELECT coalesce(json_agg(json_build_object('on', s.settled_on, 'cents', s.amount_cents)), '[]') FROM item_settlements s
      WHERE s.administration_id = $1 AND s.open_item_id = o.id AND s.undone_at IS NULL) AS settlements
  FROM open_items o LEFT JOIN contacts c ON c.id = o.contact_id
  WHERE o.administration_id = $1 ORDER BY o.due_date, o.id`
