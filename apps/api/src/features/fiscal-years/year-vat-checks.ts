import { formatDate, formatEuro } from '@klopt/validators'
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
export function vatAccountsCheck(
  { vatAccountCents, undeclaredCents, undeclaredNowCents }: YearFacts,
  labels: readonly string[],
  lastDay: string,
): Check {
  const own = { key: 'vat-accounts', group: 'vat' as const }
  if (vatAccountCents !== undeclaredCents) {
    const sums = `rekeningen ${formatEuro(vatAccountCents)}, nog aan te geven ${formatEuro(undeclaredCents)}`
    const twice = `; de aangifte over ${labels.join(', ')} staat er dubbel in: neem hem terug met open boekingen en doe hem opnieuw`
    const detail = `${sums}${labels.length > 0 ? twice : ''}`
    return {
      ...own,
      state: 'open',
      title: 'Btw-rekeningen verschillen van wat nog is aan te geven',
      detail,
      screen: 'vatReturn',
    }
  }
  const day = formatDate(lastDay)
  const isSame = undeclaredCents === undeclaredNowCents
  const now = `op ${day} ${formatEuro(undeclaredCents)}, nu ${formatEuro(undeclaredNowCents)}: na die dag is een aangifte geboekt of teruggenomen`
  return {
    ...own,
    state: 'ok',
    title: `Btw-rekeningen zijn gelijk aan wat ${isSame ? 'nog is' : `op ${day} nog was`} aan te geven`,
    detail: isSame ? formatEuro(undeclaredCents) : now,
    screen: null,
  }
}
