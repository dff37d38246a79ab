import type { CustomerInvoice } from '@klopt/api-client/contract'
import { amountIn } from './customer-amounts.ts'
import type { Language } from './texts.ts'

type Amounts = Pick<CustomerInvoice, 'grossCents' | 'openCents' | 'foreign'>

/** What an invoice comes to, or what is open of it, in its own currency. */
export function amountOf(
  { grossCents, openCents, foreign }: Amounts,
  which: 'gross' | 'open',
  language: Language,
): string {
  if (foreign === null) return amountIn(language, which === 'gross' ? grossCents : openCents)
  return amountIn(language, which === 'gross' ? foreign.grossAmount : foreign.openAmount, foreign)
}

/** What is open of invoices together: amounts of one currency as one, others beside each other. */
export function openTogether(invoices: readonly Amounts[], language: Language): string {
  const byCurrency = Map.groupBy(invoices, ({ foreign }) => foreign?.currency)
  return [...byCurrency.values()]
    .map((own) => {
      const sum = own.reduce((before, { openCents, foreign }) => before + (foreign?.openAmount ?? openCents), 0)
      return amountIn(language, sum, own[0]?.foreign ?? undefined)
    })
    .join(' + ')
}
