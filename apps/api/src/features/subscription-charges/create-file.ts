import { sepaDirectDebitFile } from '@klopt/bookkeeping/payments'
import type { Creditor } from '../../config/creditor.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { fromBookkeeping } from '../../kernel/from-bookkeeping.ts'
import { collectableCharges, lockDueCharges, type CollectableCharge } from './collectable-charges.ts'

interface Collector {
  readonly creditor: Creditor
  readonly userId: number
  readonly now: Date
  readonly today: string
}

/**
 * Makes and keeps the direct-debit file of what is due within a week, each charge on the day its payer was told. Throws
 * `no_charges_to_collect`.
 */
export async function createCollectionFile(db: Db, { creditor, userId, now, today }: Collector) {
  await lockDueCharges(db, today)
  const { charges } = await collectableCharges(db, creditor, today)
  const [first] = charges
  if (first === undefined) throw new ApiError('no_charges_to_collect')
  const messageId = `KLOPT-${endToEndId(first)}`
  const { id: fileId } = await db
    .insertInto('subscription_collection_files')
    .values({
      message_id: messageId,
      content: fromBookkeeping(() => fileOf(charges, { messageId, creditor, now })),
      created_by: userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('subscription_collections')
    .values(
      charges.map((charge) => ({
        administration_id: charge.administrationId,
        charge_id: charge.id,
        file_id: fileId,
        mandate_id: charge.mandate.id,
        attempt: charge.attempt,
        sequence: charge.sequence,
        collection_date: charge.collectionDate,
        end_to_end_id: endToEndId(charge),
        amount_cents: charge.amountCents,
        creditor_name: creditor.name,
        creditor_identifier: creditor.creditorIdentifier,
      })),
    )
    .execute()
  await keepDays(db, charges)
  return { fileId, count: charges.length, totalCents: totalOf(charges) }
}

/** Of those whose day was over, the day that became of it. */
async function keepDays(db: Db, charges: readonly CollectableCharge[]): Promise<void> {
  for (const [day, moved] of Map.groupBy(charges, ({ collectionDate }) => collectionDate)) {
    await db
      .updateTable('subscription_charges')
      .set({ due_on: day })
      .where(
        'id',
        'in',
        moved.map(({ id }) => id),
      )
      .where('due_on', '!=', day)
      .execute()
  }
}

/** What a file that is made now would hold. */
export async function showToCollect(db: Db, creditor: Creditor, today: string) {
  const { charges, withoutMandate } = await collectableCharges(db, creditor, today)
  const days = charges.map(({ collectionDate }) => collectionDate).toSorted()
  return {
    count: charges.length,
    totalCents: totalOf(charges),
    firstDate: days.at(0) ?? null,
    lastDate: days.at(-1) ?? null,
    withoutMandate,
  }
}

const totalOf = (charges: readonly CollectableCharge[]) =>
  charges.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Of no other collection: a charge is collected twice at most. */
const endToEndId = ({ number, attempt }: CollectableCharge): string => `${number}-${attempt}`

function fileOf(
  charges: readonly CollectableCharge[],
  { messageId, creditor, now }: { readonly messageId: string; readonly creditor: Creditor; readonly now: Date },
): string {
  return sepaDirectDebitFile({
    messageId,
    createdAt: now.toISOString().slice(0, 19),
    creditorName: creditor.name,
    creditorIban: creditor.iban,
    creditorIdentifier: creditor.creditorIdentifier,
    collections: charges.map((charge) => ({
      endToEndId: endToEndId(charge),
      amountCents: charge.amountCents,
      scheme: 'CORE',
      sequence: charge.sequence,
      collectionDate: charge.collectionDate,
      mandateReference: charge.mandate.reference,
      mandateSignedOn: charge.mandate.signedOn,
      amendment: charge.amendment,
      debtorName: charge.mandate.holder,
      debtorIban: charge.mandate.iban,
      reference: `Klopt abonnement, factuur ${charge.number}`,
    })),
  })
}

/** A file as it was made. Throws `not_found`. */
export async function findCollectionFile(db: Db, fileId: number) {
  const file = await db
    .selectFrom('subscription_collection_files')
    .select(['message_id', 'content'])
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  const name = `incasso-abonnementen-${file.message_id}.xml`
  return { name, mimeType: 'application/xml', content: Buffer.from(file.content) }
}
