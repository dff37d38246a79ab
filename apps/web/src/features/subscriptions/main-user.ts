import type { CurrentUser } from '../../app/session/session.ts'

/** Only the main user may (specification, section 6). */
export const NOT_MAIN_USER = 'Alleen de hoofdgebruiker van de administratie kan wisselen van abonnement.'

/** Whether a user is the main user of an administration. */
export function isMainUserOf({ roles = [] }: Pick<CurrentUser, 'roles'>, administrationId: number): boolean {
  return roles.some(
    (role) =>
      role.administration_id === administrationId && role.deactivated_timestamp === null && role.is_primary_user,
  )
}
