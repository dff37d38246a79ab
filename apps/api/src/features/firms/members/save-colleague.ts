import type { BodyOf, firmMembers } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { changeFirmRole, leaveFirm } from '../../users/change-user.ts'
import { assertColleague } from './assert-colleague.ts'

export interface Colleague {
  readonly firmId: number
  readonly userId: number
}

interface Saving extends Colleague {
  /** Those of the firm. */
  readonly clientIds: readonly number[]
  readonly today: string
}

/**
 * Says what a colleague does at the firm, in its scope. Who manages it enters every client. Throws `not_found` for who does
 * not work there, `firm_needs_admin` for the last who manages it, and `invalid_input` for a client or a substitute of another
 * firm or days in the wrong order or that are over.
 */
export async function saveColleague(
  db: Db,
  { firmId, userId, clientIds: ofFirm, today }: Saving,
  given: BodyOf<typeof firmMembers.save>,
): Promise<void> {
  const seesAll = given.seesAll || given.isAdmin
  const clientIds = seesAll ? [] : [...new Set(given.clientIds)]
  if (clientIds.some((id) => !ofFirm.includes(id))) {
    throw new ApiError('invalid_input', {
      fields: { clientIds: 'Niet elke klant is van je kantoor. Vernieuw de pagina.' },
    })
  }
  if (!(await changeFirmRole(db, userId, firmId, { isAdmin: given.isAdmin, seesAll }))) throw new ApiError('not_found')
  await db.deleteFrom('firm_member_clients').where('user_id', '=', userId).execute()
  if (clientIds.length > 0) {
    await db
      .insertInto('firm_member_clients')
      .values(clientIds.map((id) => ({ user_id: userId, administration_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await saveAbsence(db, { firmId, userId, today }, given.absence)
}

async function saveAbsence(
  db: Db,
  { firmId, userId, today }: Omit<Saving, 'clientIds'>,
  absence: BodyOf<typeof firmMembers.save>['absence'],
): Promise<void> {
  if (absence === null) {
    await db.deleteFrom('firm_absences').where('user_id', '=', userId).execute()
    return
  }
  const { substituteId, startsOn, endsOn } = absence
  if (endsOn < startsOn) {
    throw new ApiError('invalid_input', { fields: { 'absence.endsOn': 'Kies een dag op of na de eerste dag' } })
  }
  if (endsOn < today) {
    throw new ApiError('invalid_input', {
      fields: {
        'absence.endsOn': 'Deze dagen zijn voorbij, dus niemand zou vervangen. Kies vandaag of een latere dag.',
      },
    })
  }
  if (substituteId === userId) {
    throw new ApiError('invalid_input', { fields: { 'absence.substituteId': 'Kies een andere collega' } })
  }
  await assertColleague(db, firmId, substituteId, 'absence.substituteId')
  const row = { substitute_id: substituteId, starts_on: startsOn, ends_on: endsOn }
  await db
    .insertInto('firm_absences')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Lets a colleague go, in the scope of the firm. Throws `not_found` and `firm_needs_admin`. */
export async function removeColleague(db: Db, { firmId, userId }: Colleague): Promise<void> {
  if (!(await leaveFirm(db, userId, firmId))) throw new ApiError('not_found')
  await db.deleteFrom('firm_member_clients').where('user_id', '=', userId).execute()
  await db
    .deleteFrom('firm_absences')
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('substitute_id', '=', userId)]))
    .execute()
}
