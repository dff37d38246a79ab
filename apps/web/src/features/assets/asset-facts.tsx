import type { Asset } from '@klopt/api-client/contract'
import { AppLink, linkClassName, type Description } from '@klopt/ui'
import { formatDateLong, formatDecimal, formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'

/** What there is to tell of an asset. */
export function factsOf(administrationId: number, asset: Asset): Description[] {
  const { source, takenOver, note, disposedOn, residualCents } = asset
  return [
    { term: 'Boekwaarde', details: formatEuro(asset.bookValueCents) },
    { term: 'Aanschafwaarde', details: formatEuro(asset.costCents) },
    ...(residualCents === 0 ? [] : [{ term: 'Restwaarde', details: formatEuro(residualCents) }]),
    { term: 'Afgeschreven', details: formatEuro(asset.depreciatedCents) },
    { term: 'Afschrijven', details: methodText(asset) },
    ...(takenOver
      ? [
          {
            term: 'Overgenomen',
            details: `${formatDateLong(takenOver.day)}, toen ${formatEuro(takenOver.depreciatedCents)} afgeschreven`,
          },
        ]
      : []),
    ...(disposedOn === null ? [] : [{ term: 'Uit de boeken', details: formatDateLong(disposedOn) }]),
    ...(source === null
      ? []
      : [
          {
            term: 'Gekocht met',
            details: (
              <AppLink
                href={administrationAddress(administrationId, 'purchases/$purchaseId', {
                  params: { purchaseId: source.purchaseId },
                })}
                className={linkClassName}
              >
                Inkoopfactuur bekijken
              </AppLink>
            ),
          },
        ]),
    ...(note ? [{ term: 'Notitie', details: note }] : []),
  ]
}

/** How an asset is depreciated, in words. */
export function methodText({ method, every }: Pick<Asset, 'method' | 'every'>): string {
  if (method === null) return 'Niet'
  const often = every === 'year' ? 'elk boekjaar' : 'elke maand'
  if (method.kind === 'percent') return `${formatDecimal(method.percent)}% van de aanschafwaarde per jaar, ${often}`
  const years = method.months / 12
  const span = Number.isInteger(years) ? `${years} jaar` : `${method.months} maanden`
  return `In gelijke delen over ${span}, ${often}`
}
