import type { Context } from '../../kernel/context.ts'
import { absoluteLifetimeMs } from '../../kernel/session-lifetime.ts'
import type { KnownUser, SigningIn } from './known-user.ts'
import { linkAddresses } from './link-address.ts'
import { noteSignIn, type RequestLocation } from './locations.ts'
import { newSignInMail } from './mails.ts'
import { startChallenge } from './second-factor.ts'
import { queueMail } from './send-mail.ts'
import { startSession } from './sessions.ts'

/** What signing in needs of a handler, in the scope `system`. */
export type SignInContext = Pick<
  Context<unknown, 'public'>,
  'db' | 'services' | 'session' | 'request' | 'now' | 'audit' | 'setHeader' | 'jobs'
>

interface Manner {
  readonly provedSecondFactor?: boolean
  /** Whether a first sign-in from here is told by mail; not when a mail was opened just now to make the account. */
  readonly announces?: boolean
}

/** What was proved is enough, or the second factor has to follow. */
export async function continueSignIn(context: SignInContext, user: KnownUser, location: RequestLocation) {
  if (!user.hasSecondFactor) {
    await finishSignIn(context, user, location)
    return { result: 'success' as const }
  }
  const { db, now, audit, setHeader } = context
  if (user.confirmsLocations) setHeader('set-cookie', location.deviceCookie)
  audit('pass_password', 'session', null, {}, { userId: user.id })
  return { result: 'second_factor' as const, nonce: await startChallenge(db, user.id, now) }
}

/** Starts the session, sets its cookies and notes where from. */
export async function finishSignIn(
  context: SignInContext,
  user: SigningIn,
  location: RequestLocation,
  { provedSecondFactor = false, announces = true }: Manner = {},
): Promise<void> {
  const { db, services, session, request, now, audit, setHeader, jobs } = context
  const replaces = session?.tokenHash ?? null
  const token = await startSession(db, { userId: user.id, request, now, replaces, provedSecondFactor })
  audit('sign_in', 'session', null, provedSecondFactor ? { secondFactor: true } : {}, { userId: user.id })
  const cookies = services.sessionCookie.write(token, absoluteLifetimeMs)
  setHeader('set-cookie', user.confirmsLocations ? [...cookies, location.deviceCookie] : cookies)
  if (!user.confirmsLocations) return
  const isNew = await noteSignIn(db, user.id, location, now)
  if (!isNew || !announces) return
  const mail = newSignInMail({ request, now }, linkAddresses(services.settings.publicUrl))
  await queueMail(jobs, services, user.emailAddress, mail)
}
