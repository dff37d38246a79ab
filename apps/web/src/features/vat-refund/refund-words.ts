import type { contract, CountryRefund, ResponseOf, VatRefund } from '@klopt/api-client/contract'
import { formatDateLong, formatEuro } from '@klopt/validators'
import { countedText } from '../../shared/lists/segment-counts.ts'

/** Until when a year is asked back, or that it is too late. */
export function deadlineSentence({ year, deadline }: Pick<VatRefund, 'year' | 'deadline'>, today: string): string {
  if (today > deadline) return `Over ${year} kon je terugvragen tot en met ${formatDateLong(deadline)}.`
  if (today.startsWith(`${year}-`))
    return `Vraag ${year} terug na afloop van het jaar, uiterlijk ${formatDateLong(deadline)}.`
  return `Vraag ${year} terug uiterlijk ${formatDateLong(deadline)}.`
}

export type CountedYear = NonNullable<ResponseOf<typeof contract.vatRefund.documents>['years']>[number]

/** What the invoices of a year come to: '3 facturen · € 83,00 btw'. */
export const refundSum = ({ vatCents, ...counted }: CountedYear): string =>
  [countedText(counted, ['factuur', 'facturen']), vatCents !== null && `${formatEuro(vatCents)} btw`]
    .filter(Boolean)
    .join(' · ')

/** How far asking back is of a country; null while there is nothing to say. */
export function refundState({ requested, vatCents, isBelowMinimum }: CountryRefund): string | null {
  if (requested === null) return isBelowMinimum ? 'Minder dan € 50: wordt meestal niet uitbetaald' : null
  const since = vatCents - requested.vatCents
  const asked = `Teruggevraagd op ${formatDateLong(requested.on)}`
  if (since === 0) return asked
  return `${asked}; sindsdien ${since > 0 ? `kwam er ${formatEuro(since)} bij` : `ging er ${formatEuro(-since)} af`}`
}
