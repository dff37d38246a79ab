import type { VatPayment } from '@klopt/api-client/contract'
import { BookkeepingError } from '@klopt/bookkeeping/money'
import { epcQrPayload, readTaxReference, TAX_AUTHORITY, taxDebtState } from '@klopt/bookkeeping/payments'
import { lockReturns } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { taxDebts, type OwnTaxDebt } from './tax-debts.ts'

/** How a filed return or a processed correction is paid, and what was paid of it. Throws `not_found`. */
export async function showPayment(db: Db, administrationId: number, returnId: number): Promise<VatPayment> {
  const settled = await findDebt(db, administrationId, returnId)
  const { debt, payments, openCents } = settled
  const { cents, reference } = debt
  return {
    amountCents: cents,
    openCents,
    state: taxDebtState(settled),
    payee: TAX_AUTHORITY,
    reference,
    epcPayload: reference === null || openCents <= 0 ? null : payloadOf(openCents, reference),
    payments: payments.map(({ entryId, date, cents: amountCents }) => ({ entryId, date, amountCents })),
  }
}

/** Keeps the betalingskenmerk of a return or an assessment; null takes it away. Throws `not_found`, `invalid_input` and `payment_reference_taken`. */
export async function savePaymentReference(
  db: Db,
  administrationId: number,
  { returnId, typed }: { returnId: number; typed: string | null },
): Promise<void> {
  await lockReturns(db, administrationId)
  await findDebt(db, administrationId, returnId)
  const isEmpty = typed === null || typed.trim() === ''
  if (isEmpty) return forgetPaymentReference(db, administrationId, returnId)
  const reference = readTaxReference(typed)
  if (reference === null) {
    const text =
      'Dit is geen betalingskenmerk van 16 cijfers, of er staat een cijfer verkeerd. Neem het over van de brief.'
    throw new ApiError('invalid_input', { fields: { reference: text } })
  }
  await db
    .insertInto('vat_payment_references')
    .values({ administration_id: administrationId, return_id: returnId, reference })
    .onConflict((conflict) => conflict.columns(['administration_id', 'return_id']).doUpdateSet({ reference }))
    .execute()
}

/** So that it can be given to the return that takes the place of one that was taken back. */
export async function forgetPaymentReference(db: Db, administrationId: number, returnId: number): Promise<void> {
  await db
    .deleteFrom('vat_payment_references')
    .where('administration_id', '=', administrationId)
    .where('return_id', '=', returnId)
    .execute()
}

async function findDebt(db: Db, administrationId: number, returnId: number): Promise<OwnTaxDebt> {
  const found = (await taxDebts(db, administrationId)).find(({ debt }) => debt.id === returnId)
  if (!found) throw new ApiError('not_found')
  return found
}

/** It is no reference of ISO 11649, so that a code carries it as text. Null for an amount that no code holds. */
function payloadOf(amountCents: number, reference: string): string | null {
  try {
    return epcQrPayload({ ...TAX_AUTHORITY, amountCents, text: reference })
  } catch (error) {
    if (!(error instanceof BookkeepingError)) throw error
    return null
  }
}
