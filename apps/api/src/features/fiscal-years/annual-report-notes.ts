import { ASSET_FROM_CENTS, smallInvestmentsText } from '@klopt/bookkeeping/assets'
import { addDays, addMonths } from '@klopt/validators'
import type { AssetMovement } from '../assets/asset-movements.ts'

type Bought = Pick<AssetMovement, 'costCents' | 'addedCents'>

/** What the assets of a year may mean for the income tax, each with its source: these books do not decide it. */
export function assetNotes(
  movements: readonly Bought[],
  { from, to }: { readonly from: string; readonly to: string },
): string[] {
  if (movements.length === 0) return []
  const hasInvested = movements.some(({ costCents, addedCents }) => addedCents > 0 && costCents >= ASSET_FROM_CENTS)
  return hasInvested ? [COUNTED, amountsOf(from, to), PRIVATE_USE] : [PRIVATE_USE]
}

/** The law has amounts by calendar year; which of them a fiscal year over two of them takes is not ours to say. */
function amountsOf(from: string, to: string): string {
  const isCalendarYear = from.endsWith('-01-01') && to === addDays(addMonths(from, 12), -1)
  if (isCalendarYear) return smallInvestmentsText(Number(from.slice(0, 4)))
  return 'De bedragen van de KIA gaan per kalenderjaar, en dit boekjaar is geen kalenderjaar: vraag je boekhouder welke gelden.'
}

const COUNTED =
  'Wat dit jaar erbij kwam kan meetellen voor de kleinschaligheidsinvesteringsaftrek (KIA): de bedrijfsmiddelen van € 450 of meer samen (artikel 3.41 en 3.45 Wet IB 2001). Een personenauto en grond tellen niet mee. Er is niets voor geboekt.'
const PRIVATE_USE =
  'Wat ook privé wordt gebruikt, telt voor dat deel niet als kosten van het bedrijf (artikel 3.14 en voor een auto 3.20 Wet IB 2001). De afschrijving hierboven is de hele.'
