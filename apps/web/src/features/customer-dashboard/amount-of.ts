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

/** Costs and interest that are asked beside invoices. */
export const claimsOf = (invoices: readonly Pick<CustomerInvoice, 'claimsCents'>[]): number =>
  invoices.reduce((sum, { claimsCents }) => sum + claimsCents, 0)

/** What is to be paid of invoices together: in euros, where costs and interest are asked beside them. */
export function toPayTogether(
  invoices: readonly (Amounts & Pick<CustomerInvoice, 'claimsCents'>)[],
  language: Language,
): string {
  const claimsCents = claimsOf(invoices)
  if (claimsCents === 0) return openTogether(invoices, language)
  return amountIn(
    language,
    invoices.reduce((sum, { openCents }) => sum + openCents, claimsCents),
  )
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
