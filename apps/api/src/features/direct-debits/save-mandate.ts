import type { MandateInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { isCollectableIban, isSepaIdentifier } from '@klopt/bookkeeping/payments'
import { iban } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { lastCollectedBy } from './last-collected-by.ts'

export interface MandateAuthor {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
  readonly today: string
}

/** Keeps what a customer signed. Throws `not_found` for a contact that is not there, and `invalid_input`. */
export async function createMandate(
  db: Db,
  { administrationId, userId, now, today }: MandateAuthor,
  { contactId, ...input }: MandateInput & { readonly contactId: number },
): Promise<{ id: number; reference: string }> {
  const values = await checked(db, { administrationId, contactId, today }, input)
  const reference = values.reference || (await nextReference(db, administrationId))
  return db
    .insertInto('customer_mandates')
    .values({
      ...values,
      reference,
      administration_id: administrationId,
      contact_id: contactId,
      created_by: userId,
      created_at: now,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow()
}

export interface MandateKey {
  readonly administrationId: number
  readonly mandateId: number
  readonly version: number
}

/**
 * Changes a mandate. What was collected by keeps what the customer signed, and may get another account, holder or
 * reference: the bank hears of that with the next collection. Throws `not_found`, `version_conflict`, `mandate_in_use` and
 * `invalid_input`.
 */
export async function saveMandate(db: Db, key: MandateKey, input: MandateInput, today: string) {
  const kept = await lockMandate(db, key)
  const values = await checked(db, { ...key, contactId: kept.contact_id, today }, input)
  const isSigned = (['kind', 'scheme', 'signed_on'] as const).every((name) => values[name] === kept[name])
  const last = await lastCollectedBy(db, key.administrationId, [key.mandateId])
  if (last.size > 0 && (kept.kind === 'one_off' || !isSigned)) throw new ApiError('mandate_in_use')
  return update(db, key, { ...values, reference: values.reference || kept.reference })
}

/** Ends a mandate; one that ended stays as it is. Throws `not_found` and `version_conflict`. */
export async function endMandate(db: Db, key: MandateKey, today: string) {
  const kept = await lockMandate(db, key)
  return kept.ended_on === null ? update(db, key, { ended_on: today }) : { version: kept.version }
}

async function lockMandate(db: Db, { administrationId, mandateId, version }: MandateKey) {
  const kept = await db
    .selectFrom('customer_mandates')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('id', '=', mandateId)
    .forUpdate()
    .executeTakeFirst()
  if (!kept) throw new ApiError('not_found')
  if (kept.version !== version) throw new ApiError('version_conflict')
  return kept
}

async function update(db: Db, key: MandateKey, values: Partial<Awaited<ReturnType<typeof checked>>> | Ended) {
  const version = key.version + 1
  await db
    .updateTable('customer_mandates')
    .set({ ...values, version })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.mandateId)
    .execute()
  return { version }
}
type Ended = { ended_on: string }

async function checked(
  db: Db,
  { administrationId, contactId, today }: { administrationId: number; contactId: number; today: string },
  input: MandateInput,
) {
  const debtor = await db
    .selectFrom('trading_partners')
    .select('kind')
    .where('administration_id', '=', administrationId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  if (!debtor) throw new ApiError('not_found')
  const reference = input.reference.trim()
  const account = iban(input.iban)
  const fields = {
    ...(reference !== '' && !isSepaIdentifier(reference) && { reference: WRONG_REFERENCE }),
    ...(!account.ok && { iban: account.message }),
    ...(account.ok && !isCollectableIban(account.value) && { iban: OUTSIDE }),
    ...(input.signedOn > today && { signedOn: 'Deze dag moet nog komen' }),
    ...(input.scheme === 'B2B' && debtor.kind === 'person' && { scheme: CONSUMER }),
  }
  if (!account.ok || Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return {
    reference,
    kind: input.kind,
    scheme: input.scheme,
    signed_on: input.signedOn,
    iban: account.value,
    account_holder: input.accountHolder.trim(),
  }
}

const WRONG_REFERENCE = "Gebruik hoogstens 35 letters, cijfers, spaties en / - ? : ( ) . , ' +"
const OUTSIDE = 'Van een rekening buiten de Europese Economische Ruimte kun je niet incasseren'
const CONSUMER = 'Een zakelijke incasso (B2B) kan niet bij een particulier. Kies een gewone incasso'

/** The next reference of our own: one that somebody typed is passed over. */
async function nextReference(db: Db, administrationId: number): Promise<string> {
  const { rows } = await sql<{ number: number }>`
    SELECT take_numbers(${administrationId}, 'mandate') AS number`.execute(db)
  const reference = `M-${must(rows[0], 'the number that was taken').number}`
  const taken = await db
    .selectFrom('customer_mandates')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where(sql`upper(reference)`, '=', reference)
    .executeTakeFirst()
  return taken ? nextReference(db, administrationId) : reference
}
