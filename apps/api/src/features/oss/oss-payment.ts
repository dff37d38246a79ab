import type { OssPayment } from '@klopt/api-client/contract'
import { readOssReference, taxDebtState } from '@klopt/bookkeeping/payments'
import { keepOssReference } from '../../books/oss-lists.ts'
import { lockReturns } from '../../books/vat-returns.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { ossDebts } from '../vat/oss-debts.ts'
import type { OwnTaxDebt } from '../vat/tax-debts.ts'

/** What was paid of a list that was handed in. Throws `not_found`. */
export async function showOssPayment(db: Db, administrationId: number, listId: number): Promise<OssPayment> {
  const settled = await findDebt(db, administrationId, listId)
  const { debt, payments, openCents } = settled
  return {
    amountCents: debt.cents,
    openCents,
    state: taxDebtState(settled),
    reference: debt.reference,
    payments: payments.map(({ entryId, date, cents: amountCents }) => ({ entryId, date, amountCents })),
  }
}

/** Keeps the reference of a list; null takes it away. Throws `not_found`, `invalid_input` and `oss_reference_taken`. */
export async function saveOssReference(
  db: Db,
  administrationId: number,
  { listId, typed }: { listId: number; typed: string | null },
): Promise<void> {
  await lockReturns(db, administrationId)
  await findDebt(db, administrationId, listId)
  const isEmpty = typed === null || typed.trim() === ''
  const reference = isEmpty ? null : readOssReference(typed)
  if (!isEmpty && reference === null) {
    const text = 'Dit is geen kenmerk van een OSS-melding. Neem het over zoals het bij je melding staat.'
    throw new ApiError('invalid_input', { fields: { reference: text } })
  }
  await keepOssReference(db, { administrationId, listId, reference })
}

async function findDebt(db: Db, administrationId: number, listId: number): Promise<OwnTaxDebt> {
  const found = (await ossDebts(db, administrationId)).find(({ debt }) => debt.id === listId)
  if (!found) throw new ApiError('not_found')
  return found
}
