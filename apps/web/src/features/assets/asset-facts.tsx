import type { Asset } from '@klopt/api-client/contract'
import { AppLink, linkClassName, type Description } from '@klopt/ui'
import { formatDateLong, formatDecimal, formatEuro } from '@klopt/validators'
import { administrationAddress } from '../../app/routing/address.ts'
import { entryHref } from '../../app/routing/hrefs.ts'

/** What there is to tell of an asset besides its worth; first what comes next. */
export function factsOf(administrationId: number, asset: Asset): Description[] {
  const { source, takenOver, note, residualCents } = asset
  return [
    ...nextFacts(asset),
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
    ...leftFacts(administrationId, asset),
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

/** What is still to be depreciated in the first fiscal year in which something is. */
function nextFacts({ schedule, state }: Asset): Description[] {
  const next = schedule.find(({ plannedCents, bookedCents }) => bookedCents < plannedCents)
  if (state !== 'in_use' || next === undefined) return []
  return [{ term: `Nog te boeken in ${next.year}`, details: formatEuro(next.plannedCents - next.bookedCents) }]
}

/** How an asset stands, in a word. */
export function stateText({ state, schedule }: Pick<Asset, 'state' | 'schedule'>): string {
  if (state === 'sold') return 'Verkocht'
  if (state === 'scrapped') return 'Afgedankt'
  const isDone = schedule.length > 0 && schedule.every(({ plannedCents, bookedCents }) => bookedCents >= plannedCents)
  return isDone ? 'Afgeschreven' : 'In gebruik'
}

/** How an asset left, with what its entry comes to. */
function leftFacts(administrationId: number, { disposedOn, left, state, resultAccount }: Asset): Description[] {
  if (disposedOn === null || left === null) return []
  const value = formatEuro(left.valueCents)
  // Sold with an invoice: what it brought in is booked by that, on the same account.
  const isByInvoice = state === 'sold' && left.resultCents === -left.valueCents
  const result = `${left.resultCents < 0 ? 'verlies' : 'winst'} ${formatEuro(Math.abs(left.resultCents))}`
  return [
    {
      term: 'Uit de boeken',
      details: (
        <>
          {formatDateLong(disposedOn)}, toen nog {value} waard{' · '}
          <AppLink href={entryHref(administrationId, left.entryId)} className={linkClassName}>
            Boeking bekijken
          </AppLink>
        </>
      ),
    },
    {
      term: 'Boekresultaat',
      details: isByInvoice
        ? `Wat de factuur opbrengt min ${value}, op ${resultAccount.number} ${resultAccount.name}`
        : `${result}, op ${resultAccount.number} ${resultAccount.name}`,
    },
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
