import type pg from 'pg'

/**
 * What the first page of a worklist takes when somebody writes it by hand, behind the same row security: how many clients
 * stand where, the first fifty by their day, and what each of those shows.
 */
export async function bareFirstPage(client: pg.Client, { firmId, userId, clientIds, today }: BareFirm): Promise<void> {
  await client.query(`BEGIN READ ONLY; SET LOCAL ROLE klopt_app; SELECT set_config('klopt.scope', 'firm', true),
    set_config('klopt.client_ids', '${clientIds.join(',')}', true)`)
  await client.query(counts, [firmId, today])
  const { rows } = await client.query(page, [firmId, userId, ENTITIES])
  await client.query('COMMIT')
  if (rows.length !== 51) throw new Error(`a page of ${rows.length} clients`)
}

/** As many as count as a change of the books. */
const ENTITIES = Array.from({ length: 60 }, (_, n) => (n === 0 ? 'invoice' : `entity ${n}`))

export interface BareFirm {
  readonly firmId: number
  readonly userId: number
  readonly clientIds: readonly number[]
  readonly today: string
}

const approvals = `LEFT JOIN approvals p ON p.administration_id = a.id AND p.kind = 'vat_return' AND p.period_end = s.period_end
  AND p.used_at IS NULL AND p.state IN ('asked', 'approved', 'declined')`

const counts = `
  SELECT count(*), min(s.reckoned_at),
    count(*) FILTER (WHERE s.filed_on IS NOT NULL) AS filed,
    count(*) FILTER (WHERE s.filed_on IS NULL AND s.due_on < $2) AS late,
    count(*) FILTER (WHERE s.filed_on IS NULL AND s.due_on >= $2 AND p.state = 'asked') AS waiting,
    count(*) FILTER (WHERE s.filed_on IS NULL AND s.due_on >= $2 AND p.state = 'approved') AS approved,
    count(*) FILTER (WHERE s.filed_on IS NULL AND s.due_on >= $2 AND p.state IS NULL AND s.period_end < $2) AS due,
    count(*) FILTER (WHERE s.filed_on IS NULL AND s.due_on >= $2 AND p.state IS NULL AND s.period_end >= $2) AS running,
    count(*) FILTER (WHERE s.due_on IS NULL) AS none
  FROM administrations a LEFT JOIN client_states s ON s.administration_id = a.id ${approvals}
  WHERE a.firm_id = $1 AND a.firm_archived_at IS NULL`

const page = `
  WITH page AS (
    SELECT a.id, a.company_name, a.address_city, a.legal_form, s.* FROM administrations a
    LEFT JOIN client_states s ON s.administration_id = a.id
    WHERE a.firm_id = $1 AND a.firm_archived_at IS NULL ORDER BY s.due_on, a.id LIMIT 51)
  SELECT s.*, p.state, q.open, q.answered, u.first_name, u.last_name,
    (SELECT count(*) FROM (SELECT user_id, action, entity FROM audit_log l WHERE l.administration_id = s.id AND l.id > w.seen_audit_id
      ORDER BY l.id DESC LIMIT 200) l WHERE l.user_id IS DISTINCT FROM $2 AND l.action <> 'view' AND l.entity = ANY ($3)) AS changes,
    EXISTS (SELECT FROM audit_log l WHERE l.administration_id = s.id AND l.id > s.seen_audit_id
      AND l.action <> 'view' AND l.entity = ANY ($3)) AS is_being_updated
  FROM page s ${approvals.replace('a.id', 's.id')}
  LEFT JOIN LATERAL (SELECT count(*) FILTER (WHERE state = 'open') AS open, count(*) FILTER (WHERE state = 'answered') AS answered
    FROM questions WHERE administration_id = s.id AND state <> 'closed') q ON true
  LEFT JOIN client_managers m ON m.administration_id = s.id
  LEFT JOIN users u ON u.id = m.user_id
  LEFT JOIN client_visits w ON w.administration_id = s.id AND w.user_id = $2
  ORDER BY s.due_on, s.id`
