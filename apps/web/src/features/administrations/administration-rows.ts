import type { AdministrationEntry, RoleEntry } from '@klopt/api-client/contract'
import type { CurrentUser } from '../../app/session/session.ts'
import { typeLabels } from '../../shared/subscriptions/type-labels.ts'
import { trialNoteOf, trialWarns } from '../../shared/administrations/trial-note.ts'

export interface AdministrationRow {
  readonly id: number
  readonly roleId: number
  readonly name: string
  readonly notes: readonly string[]
  /** What its subscription is called. */
  readonly plan: string
  readonly isMainUser: boolean
  /** The one that was opened last. */
  readonly isLast: boolean
  /** Somebody asked to remove it. */
  readonly isLeaving: boolean
  /** Its books are examples, which are closed from within. */
  readonly isExample: boolean
  /** It is told what waits in it: its books run, and its user keeps them. */
  readonly tellsWaiting: boolean
  readonly canChoosePlan: boolean
  readonly canCancelRemoval: boolean
  readonly canRemove: boolean
  readonly canLeave: boolean
}

export interface AdministrationLists {
  readonly active: readonly AdministrationRow[]
  /** To look around in: of nobody's business. */
  readonly examples: readonly AdministrationRow[]
  /** Those that somebody asked to remove. */
  readonly leaving: readonly AdministrationRow[]
}

const removableTypes: readonly AdministrationEntry['subscription']['type'][] = [
  'NONE',
  'PRESTARTER',
  'TRIAL',
  'GRACE_PERIOD',
]

/** Who writes hours alone has no books to keep. */
const KEEPING: ReadonlySet<string> = new Set(['ADMIN', 'ACCOUNTING', 'BOOKING'])

const byName = new Intl.Collator('nl').compare

/**
 * The administrations a user has an active role in, by name, and what that user may do with each from here. While it
 * is not known which are on their way out, `leavingNotes` is undefined and no removal is offered.
 */
export function administrationLists(
  user: CurrentUser,
  leavingNotes: ReadonlyMap<number, string> | undefined,
  today: string,
): AdministrationLists {
  const entries = new Map((user.administrations ?? []).map((entry) => [entry.id, entry]))
  const rows = (user.roles ?? [])
    .flatMap((role) => {
      const entry = entries.get(role.administration_id ?? 0)
      if (!entry || role.deactivated_timestamp !== null) return []
      const isLast = entry.id === user.last_administration_id
      const row = { ...rowOf(entry, role, leavingNotes?.get(entry.id), today), isLast }
      return [leavingNotes ? row : { ...row, canRemove: false }]
    })
    .toSorted((a, b) => byName(a.name, b.name))
  return {
    active: rows.filter((row) => !row.isLeaving && !row.isExample),
    examples: rows.filter((row) => row.isExample),
    leaving: rows.filter((row) => row.isLeaving),
  }
}

function rowOf(
  { id, company, subscription, is_example: isExample = false }: AdministrationEntry,
  { id: roleId, is_primary_user: isMainUser, permissions }: RoleEntry,
  leavingNote: string | undefined,
  today: string,
): Omit<AdministrationRow, 'isLast'> {
  const trial = isExample ? null : trialNoteOf(subscription, today)
  return {
    id,
    roleId,
    name: company.name,
    isExample,
    tellsWaiting:
      !isExample &&
      leavingNote === undefined &&
      subscription.type !== 'NONE' &&
      permissions.some((held) => KEEPING.has(held)),
    plan: typeLabels[isExample ? 'NONE' : subscription.type],
    isMainUser,
    notes: [...(trial === null ? [] : [trial]), ...(leavingNote === undefined ? [] : [leavingNote])],
    isLeaving: leavingNote !== undefined,
    canChoosePlan: isMainUser && !isExample && trialWarns(subscription, today),
    canCancelRemoval: isMainUser && leavingNote !== undefined,
    canRemove: isMainUser && !isExample && leavingNote === undefined && removableTypes.includes(subscription.type),
    canLeave: !isMainUser,
  }
}
