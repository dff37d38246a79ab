import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../../database/db.ts'
import type { Consent } from './bank-feed.ts'

interface Given {
  readonly administrationId: number
  readonly connectionId: number
  readonly consent: Consent
  readonly now: Date
}

/**
 * Keeps the consent that was given. Connections of which it reads an account too end: it takes their place, and goes on where they
 * were. Answers the consents that are no longer used.
 */
export async function keepConsent(db: Db, { administrationId, connectionId, consent, now }: Given): Promise<string[]> {
  const earlier = await earlierAccounts(db, administrationId, consent)
  await db
    .updateTable('bank_connections')
    .set({ state: 'active', session_id: consent.sessionId, valid_until: consent.validUntil })
    .where('administration_id', '=', administrationId)
    .where('id', '=', connectionId)
    .execute()
  for (const { providerId, iban } of consent.accounts) {
    const known = earlier.flatMap((each) => (each.iban === iban && each.fetched_until ? [each.fetched_until] : []))
    const account = { administration_id: administrationId, connection_id: connectionId, provider_id: providerId, iban }
    await db
      .insertInto('bank_connection_accounts')
      .values({ ...account, fetched_until: known.toSorted().at(-1) ?? null })
      .execute()
  }
  return endReplaced(db, administrationId, [...new Set(earlier.map(({ connection_id: id }) => id))], now)
}

/** The same accounts in connections of before. */
async function earlierAccounts(db: Db, administrationId: number, { accounts }: Consent) {
  if (accounts.length === 0) return []
  const ibans = accounts.map(({ iban }) => iban)
  return db
    .selectFrom('bank_connection_accounts')
    .select(['iban', 'fetched_until', 'connection_id'])
    .where('administration_id', '=', administrationId)
    .where('iban', 'in', ibans)
    .execute()
}

async function endReplaced(db: Db, administrationId: number, ids: readonly number[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const replace = db
    .updateTable('bank_connections')
    .where('administration_id', '=', administrationId)
    .where('id', 'in', [...ids])
  const ended = await replace
    .set({ state: 'ended', ended_at: now, ended_by: 'renewal' })
    .where('state', '=', 'active')
    .returning('session_id')
    .execute()
  // Nobody has to do anything any more about what the bank ended.
  await replace.set({ ended_by: 'renewal' }).where('ended_by', '=', 'bank').execute()
  return ended.map(({ session_id: sessionId }) => must(sessionId, 'the consent of what was active'))
}
