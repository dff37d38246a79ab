import type { AdministrationEntry, ResponseOf, removalRequests, RoleEntry } from '@klopt/api-client/contract'
import { formatDateLong, todayIn } from '@klopt/validators'
import type { CurrentUser } from '../../app/session.ts'
import { trialNoteOf, trialWarns } from './trial-note.ts'

export type RemovalRequest = ResponseOf<typeof removalRequests.list>[number]

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

/** The administrations a user has an active role in, by name, and what that user may do with each from here. */
export function administrationLists(
  user: CurrentUser,
  requests: readonly RemovalRequest[],
  today = todayIn('Europe/Amsterdam', new Date()),
): AdministrationLists {
  const entries = new Map((user.administrations ?? []).map((entry) => [entry.id, entry]))
  const removals = new Map(requests.map((request) => [request.administrationId, request]))
  const rows = (user.roles ?? [])
    .flatMap((role) => {
      const entry = entries.get(role.administration_id ?? 0)
      if (!entry || role.deactivated_timestamp !== null) return []
      return [rowOf(entry, role, removals.get(entry.id), today)]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl'))
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

/** What there is to say of a removal (specification, section 4). */
export function removalNoteOf({ readyForRemovalAt }: RemovalRequest): string {
  if (readyForRemovalAt === null) return 'Een verwijderverzoek wordt verwerkt'
  return `Wordt verwijderd vanaf ${formatDateLong(todayIn('Europe/Amsterdam', new Date(readyForRemovalAt * 1000)))}`
}
