import type { BodyOf, contract } from '@klopt/api-client/contract'
import { email, iban } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { fieldChecker } from '../../kernel/field-checker.ts'
import { changeAdministration } from '../administrations/change-administration.ts'
import { findPlan } from './plans.ts'
import { activeMandate, belongsToBookkeeper, loadSubscription } from './queries.ts'
import { loadPriceList } from './price-list.ts'

type Wire = BodyOf<typeof contract.subscriptions.updatePaymentDetails>

interface Payer {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
  readonly today: string
}

/**
 * Keeps from which account the subscription is collected. Another account or holder is another mandate; the same
 * one keeps its mandate. With a plan that costs nothing every field may stay empty. Throws `invalid_input`.
 */
export async function savePaymentDetails(db: Db, payer: Payer, wire: Wire): Promise<void> {
  const { administrationId, userId, now, today } = payer
  const isRequired = await costsMoney(db, administrationId, today)
  const details = check(wire, isRequired)
  await changeAdministration(db, administrationId, { subscription_email_address: details.emailAddress })
  const mandate = await activeMandate(db, administrationId)
  if (mandate && mandate.iban === details.iban && mandate.account_holder === details.holder) return
  if (mandate) {
    await db
      .updateTable('sepa_mandates')
      .set({ revoked_at: now })
      .where('administration_id', '=', administrationId)
      .where('id', '=', mandate.id)
      .execute()
  }
  if (details.iban === null) return
  await db
    .insertInto('sepa_mandates')
    .values({
      administration_id: administrationId,
      reference: await nextReference(db, administrationId),
      iban: details.iban,
      account_holder: details.holder,
      signed_by: userId,
      signed_at: now,
      revoked_at: null,
    })
    .execute()
}

/** Locks the administration, so that two savings at once leave one mandate. */
async function costsMoney(db: Db, administrationId: number, today: string): Promise<boolean> {
  const row = await loadSubscription(db, administrationId, { forUpdate: true })
  const plan = findPlan(row.subscription_variant_id)
  if (plan === null) return true
  if (await belongsToBookkeeper(db, administrationId)) return false
  const prices = await loadPriceList(db)
  return prices.amountOn(plan, today) > 0
}

function check({ bank_account, email_address }: Wire, isRequired: boolean) {
  const fields = fieldChecker()
  const given = (text: string) => (text.trim() === '' ? null : text)
  if (isRequired) {
    fields.required('bank_account.number', bank_account.number)
    fields.required('bank_account.name_account_holder', bank_account.name_account_holder)
    fields.required('email_address', email_address)
  }
  const checked = {
    iban: fields.check('bank_account.number', given(bank_account.number), iban),
    holder: bank_account.name_account_holder.trim(),
    emailAddress: fields.check('email_address', given(email_address), email),
  }
  fields.assertValid()
  return checked
}

/** At most 35 characters of the set that every bank takes. */
async function nextReference(db: Db, administrationId: number): Promise<string> {
  const { count } = await db
    .selectFrom('sepa_mandates')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('administration_id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return `KLOPT-${administrationId}-${Number(count) + 1}`
}
