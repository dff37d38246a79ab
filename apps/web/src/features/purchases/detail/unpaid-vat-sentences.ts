import type { UnpaidVat } from '@klopt/api-client/contract'
import { formatDateLong, formatEuro } from '@klopt/validators'

/** Why VAT that was deducted is owed again, and from when: on the last day, or since then. */
export const owedSentence = ({ openCents, vatCents, lastDay }: UnpaidVat, today: string): string =>
  `${formatEuro(openCents)} is niet betaald. ${today > lastDay ? 'Sinds' : 'Uiterlijk op'} ${formatDateLong(lastDay)}, een jaar na de vervaldatum, ben je de btw ` +
  `daarin weer verschuldigd: ${formatEuro(vatCents)}. Wat je je leverancier schuldig bent, blijft staan.`

/** What was paid back, and what can be deducted again since. */
export function paidBackSentence(paidBack: NonNullable<UnpaidVat['paidBack']>): string {
  const { amountCents, paidSinceCents, vatCents } = paidBack
  const before = `De btw over ${formatEuro(amountCents)} is terugbetaald.`
  if (vatCents === 0) return `${before} Betaal je alsnog, dan trek je die hier weer af.`
  return `${before} Er is daarna ${formatEuro(paidSinceCents)} betaald: daarvan mag je ${formatEuro(vatCents)} btw weer aftrekken.`
}
