import { formatEuro } from '@klopt/validators'
import type { Check } from './year-check.ts'
import type { YearFacts } from './year-facts.ts'

/** A period in which nothing is to be declared changes no figure of the year, so that it hinders nobody. */
export function filedCheck(labels: readonly string[], { undeclaredLines }: YearFacts): Check {
  const own = { key: 'filed', group: 'vat' as const }
  if (labels.length === 0) {
    return { ...own, state: 'ok', title: 'Over alle perioden is btw-aangifte gedaan', detail: '', screen: null }
  }
  const title =
    labels.length === 1 ? '1 btw-aangifte is nog niet gedaan' : `${labels.length} btw-aangiftes zijn nog niet gedaan`
  return {
    ...own,
    state: undeclaredLines > 0 ? 'open' : 'notice',
    title,
    detail: labels.join(', '),
    screen: 'vatReturn',
  }
}

/** VAT of a year that was kept elsewhere was declared there, which nobody can tell from these books. */
export function takenOverChecks(count: number): Check[] {
  if (count === 0) return []
  const title = `De btw over ${count === 1 ? '1 boeking' : `${count} boekingen`} uit je oude pakket is daar aangegeven`
  const detail = 'controleer daar of elke aangifte over dit jaar is gedaan'
  return [{ key: 'taken-over', group: 'vat', state: 'notice', title, detail, screen: null }]
}

/** `labels` are the periods whose return counts twice, which is told with the way out. */
export function vatAccountsCheck({ vatAccountCents, undeclaredCents }: YearFacts, labels: readonly string[]): Check {
  const isEqual = vatAccountCents === undeclaredCents
  const sums = `rekeningen ${formatEuro(vatAccountCents)}, nog aan te geven ${formatEuro(undeclaredCents)}`
  const twice = `; de aangifte over ${labels.join(', ')} staat er dubbel in: neem hem terug met open boekingen en doe hem opnieuw`
  return {
    key: 'vat-accounts',
    group: 'vat',
    state: isEqual ? 'ok' : 'open',
    title: isEqual
      ? 'Btw-rekeningen zijn gelijk aan wat nog is aan te geven'
      : 'Btw-rekeningen verschillen van wat nog is aan te geven',
    detail: isEqual ? formatEuro(undeclaredCents) : `${sums}${labels.length > 0 ? twice : ''}`,
    screen: isEqual ? null : 'vatReturn',
  }
}
