import type { contract, ResponseOf } from '@klopt/api-client/contract'

type Dashboard = ResponseOf<typeof contract.dashboard.get>

/** Whether there is nothing in the books yet: no bank, no invoices, no turnover or costs. */
export function isFresh({ bank, latestInvoices, months, profit, receivable }: Dashboard): boolean {
  return (
    bank.lastDate === null &&
    latestInvoices.length === 0 &&
    receivable.count === 0 &&
    !hasResult(months) &&
    profit.thisYearCents === 0 &&
    profit.lastYearCents === 0
  )
}

/** Whether any month has turnover or costs. */
export const hasResult = (months: Dashboard['months']): boolean =>
  months.some(({ revenueCents, costsCents }) => revenueCents !== 0 || costsCents !== 0)
