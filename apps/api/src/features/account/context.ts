import type { Context, OutsideContext } from '../../kernel/context.ts'
import { linkAddresses } from '../authentication/link-address.ts'
import type { AccountMail, Occasion } from '../authentication/mails.ts'
import { queueMail } from '../authentication/send-mail.ts'

/** What changing one's own account needs of a handler, before its transaction and in it. */
export type SignedInOutside = Pick<OutsideContext<unknown, 'signedIn'>, 'services' | 'user' | 'request' | 'now'>
export type AccountContext = SignedInOutside &
  Pick<Context<unknown, 'signedIn'>, 'db' | 'session' | 'jobs' | 'audit' | 'setHeader' | 'afterCommit'>

/** Tells the user by mail that something which guards the account has changed. */
export async function notifyUser(
  { jobs, services, user, request, now }: AccountContext,
  mail: (occasion: Occasion, links: ReturnType<typeof linkAddresses>) => AccountMail,
): Promise<void> {
  const links = linkAddresses(services.settings.publicUrl)
  await queueMail(jobs, services, user.emailAddress, mail({ request, now }, links))
}
