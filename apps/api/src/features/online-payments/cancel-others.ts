import type { ChosenInvoices } from '@klopt/api-client/contract'
import { withRead } from '../../database/transaction.ts'
import type { EnteredCustomer } from '../../kernel/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { findChosenOf } from '../invoices/find-customer-invoice.ts'
import { amountOf } from './amount-of.ts'
import { isExactly } from './payments-under-way.ts'
import { cancelProviderPayment } from './provider.ts'
import { providerKeyOf } from './provider-key.ts'
import { refreshPayment, type AskedPayment } from './settle-payment.ts'

interface Wanted {
  readonly customer: EnteredCustomer
  readonly chosen: ChosenInvoices
  readonly now: Date
  readonly today: string
}

/**
 * Calls off at the provider what waits for another choice or amount than what is wanted now, so that nothing can be paid twice;
 * answers all as they stand then. What cannot be called off stays open. Throws what `findChosenOf` throws.
 */
export async function cancelOthers(
  services: Services,
  { customer, chosen, now, today }: Wanted,
  begun: readonly AskedPayment[],
): Promise<readonly AskedPayment[]> {
  const { administrationId, contactId } = customer
  if (!begun.some(isOpen)) return begun
  const amountCents = await withRead(services.pool, { kind: 'customer', contactId }, async (db) =>
    amountOf(await findChosenOf(db, contactId, chosen, today)),
  )
  // Nothing comes in its place.
  if (amountCents === null) return begun
  const scope = { kind: 'administration', administrationId } as const
  const { key, others } = await withRead(services.pool, scope, async (db) => {
    const different = []
    for (const payment of begun.filter(isOpen)) {
      if (!(await isExactly(db, payment, { amountCents, chosen }))) different.push(payment.id)
    }
    return { key: await providerKeyOf(services, db, administrationId), others: different }
  })
  return Promise.all(
    begun.map(async (payment) => {
      if (key === null || !payment.isCancelable || payment.provider_id === null || !others.includes(payment.id))
        return payment
      // Whatever came of it: paid, called off by another window, or neither.
      await cancelProviderPayment({ services, key }, payment.provider_id).catch(() => undefined)
      return refreshPayment(services, payment, now)
    }),
  )
}

const isOpen = ({ status }: AskedPayment): boolean => status === 'open'
