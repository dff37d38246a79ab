import type pg from 'pg'

/** What a client of the firm carries: how many rows the list has to look past. */
const QUESTIONS = 4
const AUDIT_ROWS = 60

/**
 * Gives a firm so many clients in all states: a third was asked to agree, each has questions that are open, answered and
 * closed, a colleague who looks after it and visited it, and a log of what was written. Answers their numbers.
 */
export async function fillFirm(client: pg.Client, firm: FirmToFill): Promise<readonly number[]> {
  const { rows } = await client.query<{ ids: string[] }>(clients, [firm.firmId, firm.clients])
  const ids = (rows[0]?.ids ?? []).map(Number)
  await fillStates(client, firm.userId, ids)
  return ids
}

/** The same of clients that are there. */
export async function fillStates(client: pg.Client, userId: number, ids: readonly number[]): Promise<void> {
  await client.query(states, [ids])
  for (const statement of [managers, questions, approvals, audit, visits]) await client.query(statement, [ids, userId])
}

export interface FirmToFill {
  readonly firmId: number
  readonly userId: number
  readonly clients: number
}

const clients = `
  WITH client AS (
    INSERT INTO administrations (company_name, legal_form, address_city, subscription_type, firm_id, created_at)
    SELECT 'Klant ' || n, 'bv', 'Utrecht', 'MKB', $1, now() FROM generate_series(1, $2::int) n RETURNING id)
  SELECT array_agg(id)::bigint[] AS ids FROM client`

const each = 'unnest($1::bigint[]) WITH ORDINALITY AS c(id, n)'

const states = `
  INSERT INTO client_states (administration_id, period_label, period_end, due_on, filed_on, waiting_lines, documents,
    last_statement_on, late_periods, red_checks, open_year, seen_audit_id, is_settled, reckoned_on, reckoned_at)
  SELECT id, '3e kwartaal 2026', date '2026-09-30', date '2026-10-31' - (n % 40)::int,
    CASE WHEN n % 5 = 0 THEN date '2026-10-05' END, n % 70, n % 9, date '2026-10-01' - (n % 90)::int, n % 2, n % 3, '2025',
    0, true, date '2026-10-10', now()
  FROM ${each}`

const managers = `INSERT INTO client_managers (administration_id, user_id) SELECT id, $2::bigint FROM ${each}`

const questions = `
  INSERT INTO questions (administration_id, subject_kind, subject_label, state, asked_by, asked_at, changed_at)
  SELECT id, 'general', 'Algemeen', (ARRAY['open', 'answered', 'closed', 'closed'])[1 + q % 4], $2::bigint, now(), now()
  FROM ${each}, generate_series(1, ${QUESTIONS}) q`

const approvals = `
  INSERT INTO approvals (administration_id, kind, period_key, period_end, label, figures, state, asked_by, asked_at,
    answered_by, answered_at)
  SELECT id, 'vat_return', '2026-Q3', date '2026-09-30', '3e kwartaal 2026', '{}',
    CASE WHEN n % 2 = 0 THEN 'asked' ELSE 'approved' END, $2::bigint, now(), $2::bigint, now()
  FROM ${each} WHERE n % 3 = 0`

const audit = `
  INSERT INTO audit_log (administration_id, user_id, action, entity, created_at)
  SELECT id, CASE WHEN a % 3 = 0 THEN $2::bigint END, 'create', 'invoice', now()
  FROM generate_series(1, ${AUDIT_ROWS}) a, ${each}`

const visits = `
  INSERT INTO client_visits (administration_id, user_id, seen_audit_id, seen_at)
  SELECT id, $2::bigint, (SELECT max(id) FROM audit_log) - 20 * cardinality($1::bigint[]), now() FROM ${each}`
