import type { administrations, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { consentActions } from './consent.ts'

type AccessLog = ResponseOf<typeof administrations.accessLog>

/** Enough to see what happened lately; the audit log keeps all of it. */
const AT_MOST = 100

interface Row {
  kind: AccessLog[number]['kind']
  name: string
  viewed_as: string | null
  reason: string | null
  at: Date
  until: Date | null
}

/** When support was let in, when staff went in and through whose eyes it looked, the newest first. */
export async function accessLog(db: Db, administrationId: number): Promise<AccessLog> {
  const { rows } = await sql<Row>`
    SELECT kind, u.first_name || ' ' || u.last_name AS name, t.first_name || ' ' || t.last_name AS viewed_as,
      reason, at, until
    FROM (
      SELECT CASE action WHEN ${consentActions.given} THEN 'consent_given' ELSE 'consent_revoked' END AS kind,
        user_id, NULL::bigint AS as_user_id, NULL AS reason, created_at AS at, NULL::timestamptz AS until, id
      FROM audit_log
      WHERE administration_id = ${administrationId} AND action IN (${consentActions.given}, ${consentActions.revoked})
      UNION ALL
      SELECT 'entered', user_id, NULL, reason, granted_at, expires_at, id
      FROM access_grants WHERE administration_id = ${administrationId}
      UNION ALL
      SELECT 'viewed_as', v.user_id, v.acting_as_user_id, NULL, v.created_at, NULL, v.id
      FROM access_grants g JOIN audit_log v ON v.entity_id = g.id AND v.action = 'view_as'
      WHERE g.administration_id = ${administrationId}
    ) e JOIN people u ON u.id = e.user_id LEFT JOIN people t ON t.id = e.as_user_id
    ORDER BY e.at DESC, e.id DESC
    LIMIT ${AT_MOST}`.execute(db)
  return rows.map(({ kind, name, viewed_as: viewedAs, reason, at, until }) => ({
    kind,
    name,
    viewedAs,
    reason,
    at: toTimestamp(at),
    until: toTimestampOrNull(until),
  }))
}
