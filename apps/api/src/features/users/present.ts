import type { AdministrationEntry, RoleEntry } from '@klopt/api-client/contract'
import type { SubscriptionType } from '../../database/schema/platform.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import type { rolesOf } from './queries.ts'

export function presentRole(role: Awaited<ReturnType<typeof rolesOf>>[number]): RoleEntry {
  return {
    id: role.id,
    administration_id: role.administration_id,
    type: role.type,
    deactivated_timestamp: toTimestampOrNull(role.deactivated_at),
    permissions: role.permissions,
    userId: role.user_id,
    is_primary_user: role.is_primary_user,
  }
}

export interface AdministrationRow {
  readonly id: number
  readonly company_name: string
  readonly accessible_by_support: boolean
  readonly subscription_type: SubscriptionType
  readonly subscription_period_end: string | null
  readonly subscription_ends_on: string | null
  readonly example_of: number | null
}

export function presentAdministration(row: AdministrationRow): AdministrationEntry {
  const type = row.subscription_type
  return {
    id: row.id,
    company: { name: row.company_name },
    is_accessible_by_klopt: row.accessible_by_support,
    ...(row.example_of !== null && { is_example: true }),
    subscription: {
      type,
      current_period: row.subscription_period_end === null ? null : { end: row.subscription_period_end },
      active_component: type === 'NONE' ? null : { subscription_type: type },
      ends_on: row.subscription_ends_on,
    },
  }
}
