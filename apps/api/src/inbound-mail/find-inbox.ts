import { isReadOnly } from '@klopt/bookkeeping/administration'
import { withRead } from '../database/transaction.ts'
import { civilDate } from '../kernel/clock.ts'
import type { Services } from '../kernel/services.ts'
import { Refusal } from './refusal.ts'

export interface Inbox {
  readonly administrationId: number
}

/** The administration that an address belongs to. Throws Refusal for every other address. */
export async function findInbox({ pool, settings, clock }: Services, address: string): Promise<Inbox> {
  const [, key, domain] = /^([a-z0-9]{1,64})@([a-z0-9.-]{1,253})$/.exec(address.toLowerCase()) ?? []
  if (key === undefined || domain !== settings.inboxDomain) throw unknown()
  // Who the mail is for is what is asked, so no administration is chosen yet.
  const found = await withRead(pool, { kind: 'job' }, (db) =>
    db
      .selectFrom('companies')
      .select(['id', 'subscription_type', 'subscription_period_end', 'subscription_ends_on'])
      .where('inbox_key', '=', key)
      .executeTakeFirst(),
  )
  if (!found) throw unknown()
  const subscription = {
    subscriptionType: found.subscription_type,
    subscriptionPeriodEnd: found.subscription_period_end,
    subscriptionEndsOn: found.subscription_ends_on,
  }
  if (isReadOnly(subscription, civilDate(clock.now()))) {
    throw new Refusal(550, 'Deze administratie neemt geen documenten meer aan.')
  }
  return { administrationId: found.id }
}

const unknown = () => new Refusal(550, 'Dit adres bestaat niet.')
