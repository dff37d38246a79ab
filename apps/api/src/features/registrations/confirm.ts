import type { Selectable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { hashToken } from '../../security/tokens.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { screenPath } from '../../kernel/screens.ts'
import { createAdministration } from '../administrations/create-administration.ts'
import { finishSignIn, type SignInContext } from '../authentication/finish-sign-in.ts'
import { locationOf } from '../authentication/locations.ts'
import { createFirm } from '../firms/create-firm.ts'
import { joinFirm, rememberAdministration } from '../users/change-user.ts'
import { createUser } from '../users/create-user.ts'

type Registration = Selectable<Schema['registrations']>

/**
 * Makes the account that a mailed link was asked for, with the first administration of an owner or the firm of a
 * bookkeeper, and signs in. Answers where to go. Throws `sign_in_link_invalid`, also when the address got an account
 * meanwhile.
 */
export async function confirmRegistration(
  context: SignInContext & { readonly today: string },
  token: string,
): Promise<string> {
  const { db, services, request, now } = context
  const registration = await takeRegistration(db, token, now)
  const userId = await createUser(db, {
    emailAddress: registration.email_address,
    firstName: registration.first_name,
    lastName: registration.last_name,
    passwordHash: registration.password_hash,
    now,
  })
  if (userId === null) throw new ApiError('sign_in_link_invalid')
  context.audit('create', 'user', userId, {}, { userId })
  const redirectUrl =
    registration.kind === 'owner'
      ? await startBooks(context, registration, userId)
      : await startFirm(context, registration, userId)
  const user = { id: userId, emailAddress: registration.email_address, confirmsLocations: true }
  await finishSignIn(context, user, locationOf(request, services.deviceCookie), { announces: false })
  return redirectUrl
}

/** Of two who press at once one gets it. Other registrations of the same address are over too. */
async function takeRegistration(db: Db, token: string, now: Date): Promise<Registration> {
  const registration = await db
    .deleteFrom('registrations')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (registration === undefined) throw new ApiError('sign_in_link_invalid')
  await db
    .deleteFrom('registrations')
    .where((expression) =>
      expression(expression.fn('lower', ['email_address']), '=', registration.email_address.toLowerCase()),
    )
    .execute()
  return registration
}

async function startBooks(
  { db, now, today, audit }: SignInContext & { readonly today: string },
  {
    company_name: companyName,
    legal_form: legalForm,
    vat_starts_on: vatStartsOn,
    in_vat_unit: isInVatUnit,
  }: Registration,
  userId: number,
): Promise<string> {
  const books = { companyName, legalForm, vatStartsOn, isInVatUnit, ownerId: userId }
  const administrationId = await createAdministration(db, { ...books, today, now })
  await rememberAdministration(db, userId, administrationId)
  audit('create', 'administration', administrationId, {}, { userId, administrationId })
  return screenPath('dashboard', { administrationId })
}

/** A bookkeeper has no books of their own: their clients' come to the firm. */
async function startFirm(
  { db, audit }: SignInContext,
  { company_name }: Registration,
  userId: number,
): Promise<string> {
  const firmId = await createFirm(db, company_name)
  await joinFirm(db, userId, firmId, { isAdmin: true, seesAll: true })
  audit('create', 'firm', firmId, {}, { userId })
  return screenPath('firm', { firmId })
}
