import { CURRENCIES, EURO } from '@klopt/bookkeeping/money'

/** What Dutch businesses invoice in most, above the others. */
const USUAL = [EURO, 'USD', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN']

/** The currencies one can invoice in, the usual ones first and the others by their Dutch name. */
export function currencyOptions(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('nl', { type: 'currency' })
  const option = (value: string) => ({ value, label: `${value} · ${names.of(value) ?? value}` })
  const others = CURRENCIES.filter((code) => !USUAL.includes(code))
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl'))
  return [...USUAL.map(option), ...others.map(({ value }) => option(value))]
}
