import type { CustomerInvoice } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import { paperFormatIn } from '@klopt/bookkeeping/paper'
import type { Language } from './texts.ts'

type Amounts = Pick<CustomerInvoice, 'grossCents' | 'openCents' | 'foreign'>

/** Euros as the language of the page writes them. */
export const euroIn = (language: Language, cents: number): string => paperFormatIn(language, EURO).euro(cents)

/** What an invoice comes to, or what is open of it, in its own currency. */
export function amountOf(
  { grossCents, openCents, foreign }: Amounts,
  which: 'gross' | 'open',
  language: Language,
): string {
  if (foreign === null) return euroIn(language, which === 'gross' ? grossCents : openCents)
  const { euro } = paperFormatIn(language, foreign.currency)
  return euro(which === 'gross' ? foreign.grossAmount : foreign.openAmount)
}

/** What is open of invoices together: amounts of one currency as one, others beside each other. */
export function openTogether(invoices: readonly Amounts[], language: Language): string {
  const byCurrency = Map.groupBy(invoices, ({ foreign }) => foreign?.currency ?? null)
  return [...byCurrency]
    .map(([currency, own]) =>
      currency === null
        ? euroIn(
            language,
            own.reduce((sum, { openCents }) => sum + openCents, 0),
          )
        : paperFormatIn(language, currency).euro(own.reduce((sum, { foreign }) => sum + (foreign?.openAmount ?? 0), 0)),
    )
    .join(' + ')
}
