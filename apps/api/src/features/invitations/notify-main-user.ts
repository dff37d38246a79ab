import { permissionsOfType, type Permissions } from '../../kernel/permissions.ts'
import { screenPath } from '../../kernel/screens.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { mainUserEmailAddress } from '../members/main-user.ts'
import { letInMail } from './mail.ts'
import type { Sender } from './send-invitation.ts'

/** Whether who invites may do so by their firm alone, and by no role of their own. */
export const isOnlyOfFirm = (permissions: Permissions): boolean =>
  permissionsOfType(permissions, 'ADMIN').every(({ origins }) => origins.every((origin) => origin === 'FIRM'))

/** Tells the main user whom the firm lets into their books, with the way to undo it. */
export async function notifyMainUser(sender: Sender, invited: string): Promise<void> {
  const { db, administrationId, user, jobs, services } = sender
  const to = await mainUserEmailAddress(db, administrationId)
  if (to === null) return
  const { company_name: companyName } = await db
    .selectFrom('companies')
    .select('company_name')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  const link = new URL(screenPath('members', { administrationId }), services.settings.publicUrl).href
  const invitedBy = `${user.firstName} ${user.lastName}`
  await queueMail(jobs, services, to, letInMail({ companyName, invitedBy, invited, link }))
}
