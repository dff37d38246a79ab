import type { AssignablePermission, PermissionType } from '@klopt/api-client/contract'

export interface PermissionChoice {
  readonly value: AssignablePermission
  readonly label: string
  /** What it lets somebody do. */
  readonly hint: string
}

/** The rights that can be given, the widest first; each holds what stands after it, except for one's own hours. */
export const permissionChoices: readonly PermissionChoice[] = [
  { value: 'ADMIN', label: 'Beheerder', hint: 'Alles van Boekhouding, en de instellingen en gebruikers.' },
  { value: 'ACCOUNTING', label: 'Boekhouding', hint: 'Facturen, relaties, bank, btw en het grootboek.' },
  { value: 'TIME_TRACKING', label: 'Uren', hint: 'De eigen uren bijhouden.' },
]

/** BOOKING is never given by itself, but older roles may hold it. */
const words: Record<PermissionType, string> = {
  ADMIN: 'Beheerder',
  ACCOUNTING: 'Boekhouding',
  BOOKING: 'Facturen en bank',
  TIME_TRACKING: 'Uren',
}

/** Rights in words, always in the same order: 'Beheerder en Uren'. */
export function permissionWords(permissions: readonly PermissionType[]): string {
  const held = (Object.keys(words) as PermissionType[]).filter((permission) => permissions.includes(permission))
  return new Intl.ListFormat('nl-NL').format(held.map((permission) => words[permission])) || 'Geen rechten'
}

/** Of what somebody holds the part that can be given. */
export function assignableOf(permissions: readonly PermissionType[]): AssignablePermission[] {
  return permissionChoices.map(({ value }) => value).filter((value) => permissions.includes(value))
}
