import type { NextLetter } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { waitingPayments } from '../bank/waiting-payments.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import { letterText, ownWords } from './letter-text.ts'
import { loadDebts } from './load-debts.ts'
import { planLetterOf } from './plan-letters.ts'
import { presentPayment } from './present-payment.ts'
import { nextOf, termsOf } from './send-letter.ts'
import { debtorOf, presentLetter } from './show-reminders.ts'
import { withUsualSteps } from './steps.ts'

/**
 * The letter that reminding of an invoice would send now, by the same plan, and what waits in the bank for what it names.
 * Nothing is kept: who has no steps yet sees the usual ones. Throws `nothing_to_remind`, `reminders_paused`,
 * `reminder_too_early` and `reminder_needs_notice`.
 */
export async function previewLetter(
  db: Db,
  { administrationId, today }: { readonly administrationId: number; readonly today: string },
  invoiceId: number,
): Promise<NextLetter> {
  const contactId = await debtorOf(db, administrationId, invoiceId)
  const debts = await loadDebts(db, administrationId, today, contactId)
  const kept = await termsOf(db, { administrationId, today })
  const terms = { ...kept, steps: withUsualSteps(kept.steps, administrationId) }
  const letter = planLetterOf(debts, [nextOf(debts, invoiceId, terms)], terms)
  const { company_name: companyName } = await loadAdministration(db, administrationId)
  const { subject, text } = letterText(letter, { companyName, own: await ownWords(db, administrationId, letter) })
  const numbers = new Map(letter.invoices.map(({ debt }) => [debt.itemId, debt.number]))
  const waiting = await waitingPayments(db, administrationId, new Set(numbers.keys()))
  return {
    ...presentLetter(letter),
    subject,
    text,
    waiting: waiting.map(({ openItemIds, ...payment }) => ({
      ...presentPayment(payment),
      invoiceNumbers: openItemIds.flatMap((id) => numbers.get(id) ?? []),
    })),
  }
}
