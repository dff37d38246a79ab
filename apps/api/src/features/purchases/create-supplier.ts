import type { BodyOf, contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { lockAdministration } from '../../books/lock-administration.ts'
import { checkContact, type CheckedContact } from '../contacts/check-contact.ts'
import { createContact } from '../contacts/create-contact.ts'
import { restoreContact } from '../contacts/update-contact.ts'

type Input = BodyOf<typeof contract.purchases.createSupplier>
type Supplier = ResponseOf<typeof contract.purchases.createSupplier>

export interface FoundOrMade {
  readonly supplier: Supplier
  /** What became of the contact; null when it was there as it is. */
  readonly change: 'create' | 'restore' | null
}

/**
 * Adds a supplier, or answers the contact that has the same IBAN, KvK number or btw-id, which is taken out of the
 * archive; not the one that `notContactId` says it is not. Requests wait for each other, so that two of them do not add it twice. Throws `invalid_input`.
 */
export async function createSupplier(
  db: Db,
  administrationId: number,
  { notContactId = null, ...input }: Input,
  now: Date,
): Promise<FoundOrMade> {
  const contact = checkContact({
    ...input,
    kind: 'company',
    attention: '',
    emailAddress: null,
    phone: null,
    paymentTermDays: null,
    vatTreatment: 'domestic',
    note: '',
  })
  await lockAdministration(db, administrationId)
  const known = await findSame(db, administrationId, contact, notContactId)
  if (known !== null) {
    const { archived, ...found } = known
    if (archived) await restoreContact(db, administrationId, found.id)
    return { supplier: { ...found, isNew: false }, change: archived ? 'restore' : null }
  }
  const { id } = await createContact(db, administrationId, contact, now)
  return { supplier: { id, name: contact.name, isNew: true }, change: 'create' }
}

async function findSame(
  db: Db,
  administrationId: number,
  { iban, kvk_number, vat_number }: CheckedContact,
  notContactId: number | null,
): Promise<{ id: number; name: string; archived: boolean } | null> {
  const { rows } = await sql<{ id: number; name: string; archived: boolean }>`
    SELECT id, name, archived_at IS NOT NULL AS archived FROM trading_partners
    WHERE administration_id = ${administrationId} AND id IS DISTINCT FROM ${notContactId}
      AND (iban = ${iban} OR kvk_number = ${kvk_number} OR vat_number = ${vat_number})
    ORDER BY archived_at IS NOT NULL, (iban = ${iban}) IS TRUE DESC, id
    LIMIT 1`.execute(db)
  return rows[0] ?? null
}
