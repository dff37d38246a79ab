import type { BodyOf, firms } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { callHooks } from '../../../kernel/hooks.ts'
import { changeAdministration } from '../../administrations/change-administration.ts'
import { createAdministration } from '../../administrations/create-administration.ts'
import { sendInvitation, type Sender } from '../../invitations/send-invitation.ts'
import { paidByFirm } from '../../subscriptions/paid-by-firm.ts'
import { setManager } from '../../worklist/set-manager.ts'
import { assertColleague } from '../members/assert-colleague.ts'

export interface Creating extends Omit<Sender, 'administrationId'> {
  readonly firmId: number
  readonly today: string
}

/**
 * Makes the books of a new client and asks its owner to come in as their main user; till then the firm works in them. Works
 * in the scope `system`, since nobody is in an administration before it exists. Answers its id. Throws `invalid_input` for a
 * manager who does not work at the firm, `email_invalid` for the owner's address.
 */
export async function createClient(context: Creating, given: BodyOf<typeof firms.createClient>): Promise<number> {
  const { db, firmId, services, today, now } = context
  const managerId = given.managerId ?? null
  if (managerId !== null) await assertColleague(db, firmId, managerId, 'managerId')
  const { companyName, legalForm, vatStartsOn = null, isInVatUnit } = given
  const books = { companyName: companyName.trim(), legalForm, vatStartsOn, isInVatUnit, ownerId: null, today, now }
  const administrationId = await createAdministration(db, books)
  await begin(db, { administrationId, firmId, paidBy: given.paidBy, today })
  await callHooks(services.hooks.administrationBegins, db, { administrationId, planId: null, today }, now)
  if (managerId !== null) await setManager(db, administrationId, managerId)
  await sendInvitation(
    { ...context, administrationId },
    { emailAddress: given.ownerEmailAddress, permissions: ['ADMIN', 'TIME_TRACKING'], makesMainUser: true },
  )
  return administrationId
}

interface Beginning {
  readonly administrationId: number
  readonly firmId: number
  readonly paidBy: 'CLIENT' | 'FIRM'
  readonly today: string
}

const begin = (db: Db, { administrationId, firmId, paidBy, today }: Beginning): Promise<void> =>
  changeAdministration(db, administrationId, {
    firm_id: firmId,
    ...(paidBy === 'FIRM' && paidByFirm(today)),
  })
