import { todayIn } from '@klopt/validators'
import type { CurrentUser } from '../../app/session.ts'
import { trialNoteOf } from './trial-note.ts'

export interface AdministrationRow {
  readonly id: number
  readonly name: string
  readonly note: string | null
  readonly isMainUser: boolean
}

/** The administrations a user has an active role in, by name. */
export function administrationRows(
  user: CurrentUser,
  today = todayIn('Europe/Amsterdam', new Date()),
): AdministrationRow[] {
  const administrations = new Map((user.administrations ?? []).map((entry) => [entry.id, entry]))
  return (user.roles ?? [])
    .flatMap((role) => {
      const entry = administrations.get(role.administration_id ?? 0)
      if (!entry || role.deactivated_timestamp !== null) return []
      const note = trialNoteOf(entry.subscription, today)
      return [{ id: entry.id, name: entry.company.name, note, isMainUser: role.is_primary_user }]
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'))
}

/** The administrations a user may enter without a role of their own: the clients of their firm, by name. */
export function clientRows(user: CurrentUser, today = todayIn('Europe/Amsterdam', new Date())): AdministrationRow[] {
  const own = new Set(administrationRows(user, today).map((row) => row.id))
  return (user.administrations ?? [])
    .filter((entry) => !own.has(entry.id))
    .map(({ id, company, subscription }) => ({
      id,
      name: company.name,
      note: trialNoteOf(subscription, today),
      isMainUser: false,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'))
}
