import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addMoneyBook } from '../../books/add-money-book.ts'
import { moneyBooksOf } from '../../books/money-books.ts'
import type { Db } from '../../database/db.ts'
import type { Services } from '../../kernel/services.ts'
import { lockAdministration } from '../administrations/lock-administration.ts'

type Provider = ResponseOf<typeof contract.onlinePayments.provider>

const HINT_LENGTH = 4

/** The key by which an administration asks its provider, else that of the server; null where nobody can pay online. */
export async function providerKeyOf(
  { settings, secretBox }: Pick<Services, 'settings' | 'secretBox'>,
  db: Db,
  administrationId: number,
): Promise<string | null> {
  const kept = await findKey(db, administrationId)
  return kept ? secretBox.open(kept.sealed_key) : settings.mollieKey
}

/** How an administration is known to its provider, without the key itself: that never leaves the server again. */
export async function showProvider(
  { settings }: Pick<Services, 'settings'>,
  db: Db,
  administrationId: number,
): Promise<Provider> {
  const kept = await findKey(db, administrationId)
  const hasBook = (await moneyBooksOf(db, administrationId)).some((book) => book.financial_type === 'MOLLIE')
  if (!kept) return { key: null, hasServerKey: settings.mollieKey !== null, hasBook }
  const key = { hint: kept.hint, mode: kept.mode, enteredAt: Math.floor(kept.entered_at.getTime() / 1000) }
  return { key, hasServerKey: settings.mollieKey !== null, hasBook }
}

interface EnteredKey {
  readonly administrationId: number
  readonly key: string
  readonly now: Date
}

/** Keeps a key in place of the one before it, and opens the book in which its payments land where there is none. */
export async function keepProviderKey(
  { secretBox }: Pick<Services, 'secretBox'>,
  db: Db,
  { administrationId, key, now }: EnteredKey,
): Promise<{ hint: string; mode: 'live' | 'test' }> {
  // Books are opened one after the other, so that two of them never take one code or account.
  await lockAdministration(db, administrationId)
  const known = { hint: key.slice(-HINT_LENGTH), mode: modeOf(key) }
  const values = { sealed_key: secretBox.seal(key), ...known, entered_at: now }
  await db
    .insertInto('payment_provider_keys')
    .values({ administration_id: administrationId, ...values })
    .onConflict((conflict) => conflict.column('administration_id').doUpdateSet(values))
    .execute()
  await openBook(db, administrationId)
  return known
}

/** Throws the key away; false when there was none. What was begun with it is no longer asked after. */
export async function forgetProviderKey(db: Db, administrationId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('payment_provider_keys')
    .where('administration_id', '=', administrationId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const findKey = (db: Db, administrationId: number) =>
  db
    .selectFrom('payment_provider_keys')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .executeTakeFirst()

/** With a test key the provider plays that somebody pays. */
const modeOf = (key: string): 'live' | 'test' => (key.startsWith('test_') ? 'test' : 'live')

async function openBook(db: Db, administrationId: number): Promise<void> {
  const books = await moneyBooksOf(db, administrationId)
  if (books.some((book) => book.financial_type === 'MOLLIE')) return
  await addMoneyBook(db, {
    administrationId,
    name: 'Mollie',
    financialType: 'MOLLIE',
    iban: null,
    accountHolder: null,
    isPrimary: false,
  })
}
