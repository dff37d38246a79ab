import { keptAs } from '../database/kept-plans.ts'
import type pg from 'pg'
import { againWhenLost } from '../database/connection-lost.ts'
import type { StoredPermission, SubscriptionType } from '../database/schema/platform.ts'
import type { EnteredAdministration, Session, User } from './caller.ts'
import { civilDate } from './clock.ts'
import { permissionsFrom, type PermissionSources } from './permissions.ts'

export interface FoundCaller {
  readonly user: User
  readonly session: Session
  readonly deactivated: boolean
  /** Null when it does not exist; its permissions are empty when it is somebody else's. */
  readonly administration: EnteredAdministration | null
  /** By which staff is in this administration now; null without any. */
  readonly grantId: number | null
  /** By what the one to act as is in here; null when they have no active role and do not work at its firm. */
  readonly actingAs: Pick<PermissionSources, 'role' | 'firm'> | null
}

export interface CallerQuestion {
  /** SHA-256 of the session token. */
  readonly tokenHash: Buffer
  readonly administrationId: number | null
  /** Whose eyes staff wants to look through. */
  readonly actingAsUserId: number | null
}

interface Row {
  user_id: number
  email_address: string
  first_name: string
  last_name: string
  firm_id: number | null
  firm_is_admin: boolean
  firm_sees_all: boolean
  deactivated_at: Date | null
  session_created_at: Date
  last_seen_at: Date
  expires_at: Date
  second_factor_at: Date | null
  global_permissions: string[]
  administration_id: number | null
  subscription_type: SubscriptionType
  subscription_period_end: string | null
  subscription_ends_on: string | null
  is_example: boolean
  fiscal_year_start_month: number
  of_firm: boolean
  grant_id: number | null
  permissions: StoredPermission[] | null
  is_primary_user: boolean | null
  is_financial_planner: boolean | null
  acting_as_permissions: StoredPermission[] | null
  acting_as_of_firm: boolean
}

/**
 * The session's user and what they may do in an administration, in one round trip and without a cache: who is
 * deactivated is out at the next request. Runs as the login role, since the tenant is not known yet.
 */
export async function findCaller(
  pool: pg.Pool,
  { tokenHash, administrationId, actingAsUserId }: CallerQuestion,
  now: Date,
): Promise<FoundCaller | null> {
  const values = [tokenHash, administrationId, now, actingAsUserId, civilDate(now)]
  const { rows } = await againWhenLost(() => pool.query<Row>({ ...keptAs(pool, 'find-caller'), text: TEXT, values }))
  const row = rows[0]
  if (row === undefined) return null
  return {
    user: {
      id: row.user_id,
      emailAddress: row.email_address,
      firstName: row.first_name,
      lastName: row.last_name,
      firmId: row.firm_id,
      firmIsAdmin: row.firm_is_admin,
      firmSeesAll: row.firm_sees_all,
      globalPermissions: row.global_permissions,
    },
    session: {
      tokenHash,
      createdAt: row.session_created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      secondFactorAt: row.second_factor_at,
    },
    deactivated: row.deactivated_at !== null,
    administration: row.administration_id === null ? null : enteredAdministration(row, row.administration_id),
    grantId: row.grant_id,
    actingAs: actingAs(row),
  }
}

function actingAs({ acting_as_permissions: role, acting_as_of_firm: firm }: Row): FoundCaller['actingAs'] {
  return role === null && !firm ? null : { role: role ?? [], firm }
}

function enteredAdministration(row: Row, id: number): EnteredAdministration {
  return {
    id,
    subscriptionType: row.subscription_type,
    subscriptionPeriodEnd: row.subscription_period_end,
    subscriptionEndsOn: row.subscription_ends_on,
    permissions: permissionsFrom({
      role: row.permissions ?? [],
      firm: row.of_firm,
      globalAdmin: row.grant_id !== null,
    }),
    isPrimaryUser: row.is_primary_user ?? false,
    isFinancialPlanner: row.is_financial_planner ?? false,
    isExample: row.is_example,
    fiscalYearStartMonth: row.fiscal_year_start_month,
  }
}

const TEXT = `
  SELECT u.id AS user_id, u.email_address, u.first_name, u.last_name, u.firm_id, u.firm_is_admin, u.firm_sees_all,
    u.deactivated_at,
    s.created_at AS session_created_at, s.last_seen_at, s.expires_at, s.second_factor_at,
    g.permissions AS global_permissions,
    a.id AS administration_id, a.subscription_type, a.subscription_period_end, a.subscription_ends_on,
    a.example_of IS NOT NULL AS is_example, a.fiscal_year_start_month,
    -- Whose clients they are is asked of their own firm alone, not of each call.
    coalesce(CASE WHEN a.firm_id = u.firm_id
      THEN u.firm_sees_all OR a.id IN (SELECT clients_given_to(u.id, $5::date)) END, false) AS of_firm,
    -- A grant counts no longer than the global role it was given for.
    (
      SELECT max(x.id) FROM access_grants x
      WHERE x.user_id = u.id AND x.administration_id = a.id AND x.expires_at > $3 AND CASE WHEN x.as_compliance
        THEN 'COMPLIANCE' = ANY (g.permissions)
        ELSE 'ADMIN' = ANY (g.permissions) AND a.accessible_by_support END
    ) AS grant_id,
    r.permissions, r.is_primary_user, r.is_financial_planner,
    tr.permissions AS acting_as_permissions,
    coalesce(CASE WHEN a.firm_id = tu.firm_id
      THEN tu.firm_sees_all OR a.id IN (SELECT clients_given_to(tu.id, $5::date)) END, false) AS acting_as_of_firm
  FROM sessions s
  JOIN people u ON u.id = s.user_id
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(permission), '{}') AS permissions FROM role_assignments o, unnest(o.permissions) AS permission
    WHERE o.user_id = u.id AND o.type = 'GLOBAL_ROLE' AND o.deactivated_at IS NULL
  ) g
  LEFT JOIN companies a ON a.id = $2
  LEFT JOIN people tu ON tu.id = $4 AND tu.deactivated_at IS NULL
  LEFT JOIN role_assignments tr ON tr.user_id = tu.id AND tr.administration_id = a.id AND tr.deactivated_at IS NULL
  LEFT JOIN role_assignments r ON r.user_id = u.id AND r.administration_id = a.id AND r.deactivated_at IS NULL
  WHERE s.token_hash = $1`
