import { ApiError } from '../../../kernel/api-error.ts'
import type { Services } from '../../../kernel/services.ts'
import { FeedError, type BankFeed } from './bank-feed.ts'
import { enableBanking } from './enable-banking.ts'

/** Whoever fetches lines for this server. Throws `bank_feed_off` where nobody does. */
export function feedOf({ settings, clock }: Pick<Services, 'settings' | 'clock'>): BankFeed {
  if (settings.enableBanking === null) throw new ApiError('bank_feed_off')
  return enableBanking(settings.enableBanking, () => clock.now())
}

/** What a provider does not do is told in words of our own. Throws `bank_feed_failed`. */
export async function askedFeed<T>({ log }: Pick<Services, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    log.error({ err: error }, 'the provider of bank lines did not do what was asked')
    throw new ApiError('bank_feed_failed')
  }
}
