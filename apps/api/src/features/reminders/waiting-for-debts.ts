import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { waitingPayments } from '../bank/waiting-payments.ts'
import { loadDebts } from './load-debts.ts'
import { presentPayment } from './present-payment.ts'

type Waiting = ResponseOf<typeof contract.reminders.waiting>['items'][number]

/** The payments that wait in the bank for what letters of a day may name, each with whose invoices it is for. */
export async function waitingForDebts(db: Db, administrationId: number, today: string): Promise<Waiting[]> {
  const debts = (await loadDebts(db, administrationId, today)).filter(({ isPaused }) => !isPaused)
  const byItem = new Map(debts.map((debt) => [debt.itemId, debt]))
  const waiting = await waitingPayments(db, administrationId, new Set(byItem.keys()))
  return waiting.flatMap(({ openItemIds, ...payment }) => {
    const paid = openItemIds.flatMap((id) => byItem.get(id) ?? [])
    return [...Map.groupBy(paid, ({ contactId }) => contactId)].map(([contactId, own]) => ({
      contactId,
      ...presentPayment(payment),
      invoiceNumbers: own.map(({ number }) => number),
    }))
  })
}
