import type { BodyOf, registrations } from '@klopt/api-client/contract'
import { vatStartChoices } from '@klopt/bookkeeping/vat'
import { email } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { defineJob, promptly } from '../../kernel/job.ts'
import { civilDate } from '../../kernel/clock.ts'
import { countAttempt } from '../../kernel/attempts.ts'
import { hashToken, newToken } from '../../security/tokens.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { OutsideContext } from '../../kernel/context.ts'
import { linkAddresses } from '../authentication/link-address.ts'
import { linkLifetimesMs } from '../authentication/link-lifetimes.ts'
import { oncePerMinute, perHour, perHourFromNetwork } from '../authentication/mail-limits.ts'
import { accountExistsMail, confirmRegistrationMail } from '../authentication/mails.ts'
import { networkOf } from '../authentication/network-of.ts'
import { readNewPassword } from '../authentication/new-password.ts'
import { decideMail, queueMail } from '../authentication/send-mail.ts'

type Body = BodyOf<typeof registrations.register>

/** Somebody who asks for an account, with nothing left to compute. */
export interface Registration extends Omit<Body, 'password'> {
  readonly passwordHash: string
}

/**
 * Checks what was filled in and hashes the password, also for an address that has an account already. Throws
 * `email_invalid`, `invalid_input`, or `rate_limited` whoever the address belongs to.
 */
export async function readRegistration(
  { services, request, now }: Pick<OutsideContext<unknown, 'public'>, 'services' | 'request' | 'now'>,
  body: Body,
): Promise<Registration> {
  const address = email(body.emailAddress)
  if (!address.ok) throw new ApiError('email_invalid', { fields: { emailAddress: address.message } })
  const password = readNewPassword(body.password, 'password')
  const vatStartsOn = readVatStart(body.vatStartsOn ?? null, civilDate(now))
  const { pool, passwords } = services
  // Of what is refused nobody is mailed: only what is asked rightly counts.
  const key = `register\0${address.value.toLowerCase()}`
  const isAllowed =
    (await countAttempt(pool, `register\0${networkOf(request.address)}`, perHourFromNetwork, now)) &&
    (await countAttempt(pool, `${key}\0minute`, oncePerMinute, now)) &&
    (await countAttempt(pool, `${key}\0hour`, perHour, now))
  if (!isAllowed) throw new ApiError('rate_limited')
  return {
    kind: body.kind,
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    companyName: body.companyName.trim(),
    legalForm: body.legalForm,
    vatStartsOn,
    isInVatUnit: body.isInVatUnit,
    emailAddress: address.value,
    passwordHash: await passwords.hash(password),
  }
}

/** A quarter of which VAT is still to be declared. Throws `invalid_input`. */
function readVatStart(day: string | null, today: string): string | null {
  if (day === null || vatStartChoices(today).some(({ start }) => start === day)) return day
  throw new ApiError('invalid_input', {
    fields: { vatStartsOn: 'Kies de eerste dag van dit kwartaal of van een van de vier ervoor' },
  })
}

/** Keeps a registration until it is confirmed; answers the token of its link. */
export async function keepRegistration(db: Db, given: Registration, now: Date): Promise<string> {
  const token = newToken()
  await db
    .insertInto('registrations')
    .values({
      token_hash: hashToken(token),
      email_address: given.emailAddress,
      first_name: given.firstName,
      last_name: given.lastName,
      password_hash: given.passwordHash,
      kind: given.kind,
      company_name: given.companyName,
      legal_form: given.legalForm,
      vat_starts_on: given.vatStartsOn,
      in_vat_unit: given.isInVatUnit,
      created_at: now,
      expires_at: new Date(now.getTime() + linkLifetimesMs.registration),
    })
    .execute()
  return token
}

interface QueuedRegistration {
  /** The token, encrypted. */
  readonly sealed: string
}

/**
 * Mails the link of a registration, or that its address has an account already. Looking that up is left to the
 * queue, so that a request about a known address does exactly the same work.
 */
export const registrationMailJob = defineJob<QueuedRegistration>({
  name: 'registrations.mail',
  ...promptly,
  async run(context, { sealed }) {
    const { services } = context
    const token = services.secretBox.open(sealed)
    const links = linkAddresses(services.settings.publicUrl)
    await decideMail(context, async (db, jobs) => {
      const registration = await db
        .selectFrom('registrations')
        .select('email_address')
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst()
      if (registration === undefined) return
      const { email_address: to } = registration
      const isKnown = await hasAccount(db, to)
      if (isKnown) await db.deleteFrom('registrations').where('token_hash', '=', hashToken(token)).execute()
      const mail = isKnown ? accountExistsMail(links) : confirmRegistrationMail(links.confirmRegistration(token))
      await queueMail(jobs, services, to, mail)
    })
  },
})

async function hasAccount(db: Db, emailAddress: string): Promise<boolean> {
  const user = await db
    .selectFrom('people')
    .select('id')
    .where((expression) => expression(expression.fn('lower', ['email_address']), '=', emailAddress.toLowerCase()))
    .executeTakeFirst()
  return user !== undefined
}
