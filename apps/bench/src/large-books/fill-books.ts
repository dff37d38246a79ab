import type { KloptTestServer } from '@klopt/api/testing'
import type pg from 'pg'

type User = Awaited<ReturnType<KloptTestServer['world']['as']>>

export interface FilledBooks {
  readonly user: User
  readonly params: { readonly administrationId: number }
  /** An account that every entry is on. */
  readonly accountId: number
}

/** The moment that the books are looked at; the last entries are of the day before. */
export const LOOKED_AT = '2026-09-27T10:00:00Z'
const CHUNK = 50_000
const LINES_EACH = 3
/** Each of whom owes one invoice. */
const CONTACTS = 1_000

/** Books of sales over a thousand days up to yesterday, each entry with its VAT, and what their customers owe. */
export async function fillBooks(server: KloptTestServer, client: pg.Client, lineCount: number): Promise<FilledBooks> {
  server.clock.set(LOOKED_AT)
  const { id, owner } = await server.world.administration()
  await fillAdministration(client, id, { lineCount, contactCount: CONTACTS })
  return openBooks(server, client, { administrationId: id, ownerId: owner.id })
}

/** The same in an administration that is there. */
export async function fillAdministration(
  client: pg.Client,
  administrationId: number,
  { lineCount, contactCount }: { readonly lineCount: number; readonly contactCount: number },
): Promise<void> {
  const values = [administrationId]
  const entryCount = Math.ceil(lineCount / LINES_EACH)
  for (let start = 0; start < entryCount; start += CHUNK) {
    await client.query(entries, [administrationId, start, Math.min(start + CHUNK, entryCount) - 1])
  }
  await client.query(contacts, [administrationId, contactCount])
  await client.query(openItems, values)
  await keepUp(client, administrationId)
}

/** What posting does besides: the numbers that were given out, and the balances that the job of each minute folds. */
export async function keepUp(client: pg.Client, administrationId: number): Promise<void> {
  await client.query(counters, [administrationId])
  await client.query(folded(administrationId))
}

/** Books that were filled, for their owner, who signs in. */
export async function openBooks(
  server: KloptTestServer,
  client: pg.Client,
  { administrationId, ownerId }: { readonly administrationId: number; readonly ownerId: number },
): Promise<FilledBooks> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM accounts WHERE administration_id = $1 AND rgs_code = 'WOmzNodOdh'",
    [administrationId],
  )
  const [account] = rows
  if (!account) throw new Error('there is no account of turnover')
  return {
    user: await server.world.as({ id: ownerId }),
    params: { administrationId },
    accountId: Number(account.id),
  }
}

/** Entries of what is received, a sale and its VAT; entries and lines in one statement, as the database insists. */
const entries = `
  WITH entry AS (
    INSERT INTO journal_entries (administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year,
      number, description, source_type, created_at)
    SELECT $1, (SELECT id FROM journals WHERE administration_id = $1 AND type = 'general'),
      day, day, day, extract(year FROM day), n + 1, 'Boeking ' || n, 'general', now()
    FROM generate_series($2::int, $3::int) AS n, LATERAL (SELECT date '2024-01-01' + n % 1000 AS day) AS days
    RETURNING id, entry_date, number
  ), account AS (
    SELECT id, rgs_code, row_number() OVER (ORDER BY number) - 1 AS place, count(*) OVER () AS total
    FROM accounts WHERE administration_id = $1 AND type IN ('expense', 'revenue')
  ), line AS (
    INSERT INTO journal_lines (administration_id, entry_id, line_number, account_id, debit_cents, credit_cents,
      entry_date, vat_date, vat_code, vat_kind)
    SELECT $1, entry.id, side, CASE side WHEN 1 THEN debited.id WHEN 2 THEN sales.id ELSE vat.id END,
      CASE side WHEN 1 THEN 121 * entry.number ELSE 0 END,
      CASE side WHEN 1 THEN 0 WHEN 2 THEN 100 * entry.number ELSE 21 * entry.number END,
      entry.entry_date, entry.entry_date, CASE WHEN side > 1 THEN 'sale_high' END,
      CASE side WHEN 2 THEN 'base' WHEN 3 THEN 'output' END
    FROM entry
    JOIN account debited ON debited.place = entry.number % debited.total
    JOIN account sales ON sales.rgs_code = 'WOmzNodOdh'
    JOIN accounts vat ON vat.administration_id = $1 AND vat.rgs_code = 'BSchBepBla',
      generate_series(1, 3) AS side
    RETURNING id, vat_date, vat_code
  )
  INSERT INTO undeclared_vat_lines (administration_id, line_id, vat_date)
  SELECT $1, id, vat_date FROM line WHERE vat_code IS NOT NULL`

/** The numbers that were given out. */
const counters = `
  INSERT INTO counters (administration_id, name, last_number)
  SELECT $1, 'journal:' || journal_id || ':' || fiscal_year, max(number) FROM journal_entries
  WHERE administration_id = $1 GROUP BY journal_id, fiscal_year
  ON CONFLICT (administration_id, name) DO UPDATE SET last_number = excluded.last_number`

const contacts = `
  INSERT INTO contacts (administration_id, kind, name, created_at)
  SELECT $1, 'company', 'Klant ' || n, now() FROM generate_series(1, $2::int) AS n`

/** Invoices from before the books began, which need no document; the entry of the opening has them on their account. */
const openItems = `
  WITH entry AS (
    INSERT INTO journal_entries (administration_id, journal_id, entry_date, document_date, vat_date, fiscal_year, number,
      description, source_type, created_at)
    SELECT $1, (SELECT id FROM journals WHERE administration_id = $1 AND type = 'general'), day, day, day, 2024,
      (SELECT max(number) + 1 FROM journal_entries WHERE administration_id = $1), 'Beginbalans', 'opening', now()
    FROM (SELECT date '2024-01-01' AS day) days RETURNING id, entry_date
  ), line AS (
    INSERT INTO journal_lines (administration_id, entry_id, line_number, account_id, debit_cents, credit_cents, entry_date,
      vat_date)
    SELECT $1, entry.id, side, CASE side WHEN 1 THEN debtors.id ELSE capital.id END,
      CASE side WHEN 1 THEN 1000 * owed.count ELSE 0 END, CASE side WHEN 2 THEN 1000 * owed.count ELSE 0 END,
      entry.entry_date, entry.entry_date
    FROM entry, (SELECT count(*) AS count FROM contacts WHERE administration_id = $1) owed,
      (SELECT id FROM accounts WHERE administration_id = $1 AND rgs_code = 'BVorDebHad') debtors,
      (SELECT min(id) AS id FROM accounts WHERE administration_id = $1 AND type = 'equity') capital,
      generate_series(1, 2) side
  ), opening AS (
    INSERT INTO opening_balances (administration_id, start_date, journal_entry_id, created_by, created_at)
    SELECT $1, entry.entry_date, entry.id, (SELECT user_id FROM roles WHERE administration_id = $1 LIMIT 1), now() FROM entry
    RETURNING id
  )
  INSERT INTO open_items (administration_id, kind, contact_id, opening_balance_id, number, document_date, due_date,
    amount_cents, open_cents)
  SELECT $1, 'receivable', c.id, opening.id, '2023-' || c.id, '2023-12-01', date '2023-12-31' + (c.id % 500)::int, 1000, 1000
  FROM contacts c, opening WHERE c.administration_id = $1`

/** Folds what was posted, as the job of each minute does. */
const folded = (administrationId: number): string => `
  BEGIN;
  SELECT set_config('klopt.administration_id', '${administrationId}', true);
  SELECT fold_balances();
  SELECT fold_vat_balances();
  COMMIT`
