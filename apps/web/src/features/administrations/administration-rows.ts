import type { AdministrationEntry, RoleEntry } from '@klopt/api-client/contract'
import type { CurrentUser } from '../../app/session/session.ts'
import { removalNoteOf, type RemovalRequest } from '../../shared/administrations/removal-note.ts'
import { trialNoteOf, trialWarns } from '../../shared/administrations/trial-note.ts'

export interface AdministrationRow {
  readonly id: number
  readonly roleId: number
  readonly name: string
  readonly notes: readonly string[]
  readonly canChoosePlan: boolean
  readonly canCancelRemoval: boolean
  readonly canRemove: boolean
  readonly canLeave: boolean
}

export interface AdministrationLists {
  readonly active: readonly AdministrationRow[]
  /** Those that somebody asked to remove. */
  readonly leaving: readonly AdministrationRow[]
}

const removableTypes: readonly AdministrationEntry['subscription']['type'][] = [
  'NONE',
  'PRESTARTER',
  'TRIAL',
  'GRACE_PERIOD',
]

const byName = new Intl.Collator('nl').compare

/**
 * The administrations a user has an active role in, by name, and what that user may do with each from here. While it
 * is not known which are asked to be removed, `requests` is undefined and no removal is offered.
 */
export function administrationLists(
  user: CurrentUser,
  requests: readonly RemovalRequest[] | undefined,
  today: string,
): AdministrationLists {
  const entries = new Map((user.administrations ?? []).map((entry) => [entry.id, entry]))
  const removals = new Map(requests?.map((request) => [request.administrationId, request]))
  const rows = (user.roles ?? [])
    .flatMap((role) => {
      const entry = entries.get(role.administration_id ?? 0)
      if (!entry || role.deactivated_timestamp !== null) return []
      const row = rowOf(entry, role, removals.get(entry.id), today)
      return [requests ? row : { ...row, canRemove: false }]
    })
    .toSorted((a, b) => byName(a.name, b.name))
  return {
    active: rows.filter((row) => !removals.has(row.id)),
    leaving: rows.filter((row) => removals.has(row.id)),
  }
}

function rowOf(
  { id, company, subscription }: AdministrationEntry,
  { id: roleId, is_primary_user: isMainUser }: RoleEntry,
  removal: RemovalRequest | undefined,
  today: string,
): AdministrationRow {
  const trial = trialNoteOf(subscription, today)
  return {
    id,
    roleId,
    name: company.name,
    notes: [...(trial === null ? [] : [trial]), ...(removal ? [removalNoteOf(removal)] : [])],
    canChoosePlan: isMainUser && trialWarns(subscription, today),
    canCancelRemoval: isMainUser && removal !== undefined,
    canRemove: isMainUser && removal === undefined && removableTypes.includes(subscription.type),
    canLeave: !isMainUser,
  }
}
