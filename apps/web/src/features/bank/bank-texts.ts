import type { Suggestion } from '@klopt/api-client/contract'
import { formatAmount, formatDateShort, formatEuro } from '@klopt/validators'

/** An amount for a list: money in with a plus, money out with a true minus. */
export const signedAmount = (cents: number): string => (cents > 0 ? '+' : '') + formatAmount(cents)

/** The same with its currency, for where it stands alone: '+ € 2.117,50', and what goes out as everywhere: '€ −42,35'. */
export const signedEuro = (cents: number): string => (cents > 0 ? '+\u00a0' : '') + formatEuro(cents)

/** What an account held before its first statement, money or debt. */
export const openingSentence = (cents: number): string =>
  cents < 0
    ? `Je stond ${formatEuro(-cents)} rood toen je eerste afschrift begon`
    : `Er stond al ${formatEuro(cents)} op je rekening toen je eerste afschrift begon`

/** '19 nov' this year, '19 nov 2025' in another. */
export const shortDay = (date: string, today: string): string =>
  date.slice(0, 4) === today.slice(0, 4) ? formatDateShort(date).slice(0, -5) : formatDateShort(date)

/** Who a bank line is from or to; a card payment may name nobody. */
export const nameOf = (line: { counterpartyName: string | null; description: string }): string =>
  line.counterpartyName ?? (line.description || 'Onbekende tegenpartij')

export const reasonLabels: Record<Suggestion['reasons'][number], string> = {
  number: 'nummer',
  part_of_number: 'deel van nummer',
  amount: 'bedrag',
  iban: 'IBAN',
  name: 'naam',
  name_in_text: 'naam in omschrijving',
  reference: 'kenmerk',
  rule: 'regel',
  history: 'eerder zo geboekt',
  own_account: 'eigen rekening',
  returned: 'teruggeboekt',
  batch: 'incassobestand',
  payment_file: 'betaalbestand',
  tax: 'soort belasting',
  payroll: 'loon of pensioen',
}

export const certaintyTones = { certain: 'success', likely: 'warning', possible: 'neutral' } as const

/** '1 regel', '12 regels'. */
export const countOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
export const lineCount = (count: number): string => countOf(count, 'regel', 'regels')
