import type { PriceAgreementInput, ProductInput } from '@klopt/api-client/contract'
import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface ProductVersionKey {
  readonly administrationId: number
  readonly productId: number
  /** The version the writer has seen. */
  readonly version: number
}

/** Adds a product with its price agreements. Throws `invalid_input` and `price_agreed_twice`. */
export async function createProduct(
  db: Db,
  { administrationId, now }: { readonly administrationId: number; readonly now: Date },
  input: ProductInput,
): Promise<{ id: number; number: string; version: number }> {
  assertAgreements(input)
  const created = await db
    .insertInto('products')
    .values({
      administration_id: administrationId,
      number: input.number?.trim() || (await nextNumber(db, administrationId)),
      ...columnsOf(input),
      archived_at: null,
      created_at: now,
    })
    .returning(['id', 'number', 'version'])
    .executeTakeFirstOrThrow()
  await insertAgreements(db, { administrationId, productId: created.id }, agreementsOf(input))
  return created
}

/** Changes a product; its agreements become those of the input. Throws `version_conflict`, `not_found` and as `createProduct`. */
export async function saveProduct(
  db: Db,
  key: ProductVersionKey,
  input: ProductInput,
): Promise<{ number: string; version: number }> {
  assertAgreements(input)
  const number = input.number?.trim()
  const saved = await updateProduct(db, key, { ...columnsOf(input), ...(number && { number }) })
  if (input.agreements === undefined) return saved
  await db
    .deleteFrom('price_agreements')
    .where('administration_id', '=', key.administrationId)
    .where('product_id', '=', key.productId)
    .execute()
  await insertAgreements(db, key, input.agreements)
  return saved
}

/** Changes columns of a product. Throws `version_conflict` or `not_found`. */
export async function updateProduct(
  db: Db,
  { administrationId, productId, version }: ProductVersionKey,
  values: Updateable<Schema['products']>,
): Promise<{ number: string; version: number }> {
  const updated = await db
    .updateTable('products')
    .set({ ...values, version: version + 1 })
    .where('administration_id', '=', administrationId)
    .where('id', '=', productId)
    .where('version', '=', version)
    .returning(['number', 'version'])
    .executeTakeFirst()
  if (updated) return updated
  const exists = await db
    .selectFrom('products')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('id', '=', productId)
    .executeTakeFirst()
  throw new ApiError(exists ? 'version_conflict' : 'not_found')
}

const columnsOf = (input: ProductInput) => ({
  name: input.name.trim(),
  unit: input.unit?.trim() ?? '', // zero: sold without a unit
  unit_price: input.unitPrice,
  vat_code: input.vatCode,
  account_id: input.accountId ?? null,
})

/** A product that names none has none. */
const agreementsOf = ({ agreements }: ProductInput): readonly PriceAgreementInput[] => agreements ?? [] // zero: none agreed

/** One above the highest number that is digits alone; '1' for the first. */
async function nextNumber(db: Db, administrationId: number): Promise<string> {
  const { next } = await db
    .selectFrom('products')
    .select(sql<string>`(coalesce(max(number::bigint), 0) + 1)::text`.as('next'))
    .where('administration_id', '=', administrationId)
    .where(sql<boolean>`number ~ '^[0-9]{1,9}$'`)
    .executeTakeFirstOrThrow()
  return next
}

function assertAgreements(input: ProductInput): void {
  const fields: Record<string, string> = {}
  for (const [index, { fromDate, untilDate, contactId, priceGroup }] of agreementsOf(input).entries()) {
    const at = `agreements.${index}`
    if (fromDate !== null && untilDate !== null && untilDate < fromDate) {
      fields[`${at}.untilDate`] = 'De laatste dag ligt voor de eerste'
    }
    if (contactId !== null && priceGroup.trim() !== '') {
      fields[`${at}.priceGroup`] = 'Kies een relatie of een groep, niet beide'
    }
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}

async function insertAgreements(
  db: Db,
  { administrationId, productId }: Omit<ProductVersionKey, 'version'>,
  agreements: readonly PriceAgreementInput[],
): Promise<void> {
  if (agreements.length === 0) return
  await db
    .insertInto('price_agreements')
    .values(
      agreements.map((agreement) => ({
        administration_id: administrationId,
        product_id: productId,
        contact_id: agreement.contactId,
        price_group: agreement.priceGroup.trim(),
        from_date: agreement.fromDate,
        until_date: agreement.untilDate,
        from_quantity: agreement.fromQuantity,
        unit_price: agreement.unitPrice,
      })),
    )
    .execute()
}
