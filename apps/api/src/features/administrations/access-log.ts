import type { administrations, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { toTimestamp, toTimestampOrNull } from '../../server/clock.ts'
import { consentActions } from './consent.ts'

type AccessLog = ResponseOf<typeof administrations.accessLog>

/** Enough to see what happened lately; the audit log keeps all of it. */
const atMost = 100

interface Row {
  kind: AccessLog[number]['kind']
  name: string
  reason: string | null
  at: Date
  until: Date | null
}

/** When support was let in and when staff went in, the newest first. */
export async function accessLog(db: Db, administrationId: number): Promise<AccessLog> {
  const { rows } = await sql<Row>`
    SELECT kind, u.first_name || ' ' || u.last_name AS name, reason, at, until
    FROM (
      SELECT CASE action WHEN ${consentActions.given} THEN 'consent_given' ELSE 'consent_revoked' END AS kind,
        user_id, NULL AS reason, created_at AS at, NULL::timestamptz AS until, id
      FROM audit_log
      WHERE administration_id = ${administrationId} AND action IN (${consentActions.given}, ${consentActions.revoked})
      UNION ALL
      SELECT 'entered', user_id, reason, granted_at, expires_at, id
      FROM access_grants WHERE administration_id = ${administrationId}
    ) e JOIN users u ON u.id = e.user_id
    ORDER BY e.at DESC, e.id DESC
    LIMIT ${atMost}`.execute(db)
  return rows.map(({ kind, name, reason, at, until }) => ({
    kind,
    name,
    reason,
    at: toTimestamp(at),
    until: toTimestampOrNull(until),
  }))
}
