import { daysBetween } from '@klopt/validators'
import type { DepreciationPlan } from './depreciation-plan.ts'

/** From this amount without VAT, what lasts is an asset and no cost: Wet inkomstenbelasting 2001, articles 3.30 and 3.41. */
export const ASSET_FROM_CENTS = 45_000

/** The largest part of its cost in a year, in hundredths of a percent: Wet inkomstenbelasting 2001, article 3.30. */
const MAX_RATE_HUNDREDTHS = 2_000
const MAX_GOODWILL_RATE_HUNDREDTHS = 1_000
const LAND = 'Grond houdt zijn waarde. Kies bij Afschrijven voor Niet, of een andere rekening.'
const MAX_MONTHS = 1_200
const FIRST_DAY = '1950-01-01'
/** The first day that books have. */
const FIRST_BOOKED_DAY = '2000-01-01'
const LAST_DAY = '2099-12-31'

/** What the law knows of the account that an asset stands on. */
interface AssetKind {
  readonly isGoodwill: boolean
  readonly isLand: boolean
}

/** What is wrong with a plan, in Dutch by its field; nothing when it can be kept. */
export function planFaults(plan: DepreciationPlan, kind: AssetKind) {
  const faults: Record<string, string> = {}
  const { costCents, residualCents, takenOver } = plan
  if (costCents <= 0) faults['costCents'] = 'Vul in wat het zonder btw heeft gekost'
  if (residualCents < 0 || residualCents > costCents) {
    faults['residualCents'] = 'De restwaarde ligt tussen nul en de aanschafwaarde'
  }
  if (takenOver && (takenOver.depreciatedCents < 0 || takenOver.depreciatedCents > costCents - residualCents)) {
    faults['takenOver.depreciatedCents'] = 'Dit is meer dan de aanschafwaarde min de restwaarde'
  }
  return { ...faults, ...dayFaults(plan), ...methodFaults(plan, kind) }
}

function dayFaults({ inUseOn, method, takenOver }: DepreciationPlan): Record<string, string> {
  if (inUseOn < FIRST_DAY || inUseOn > LAST_DAY) return { inUseOn: 'Kies een dag van 1950 tot en met 2099' }
  if (takenOver && daysBetween(inUseOn, takenOver.day) < 0) {
    return { 'takenOver.day': 'Deze dag ligt voor de ingebruikname. Kies een latere dag.' }
  }
  if (takenOver && (takenOver.day < FIRST_BOOKED_DAY || takenOver.day > LAST_DAY)) {
    return { 'takenOver.day': 'Kies een dag van 2000 tot en met 2099' }
  }
  if (inUseOn < FIRST_BOOKED_DAY && method !== null && !takenOver) {
    return { inUseOn: 'Dit is van voor 2000. Vul ook in wat er al is afgeschreven voor deze boekhouding.' }
  }
  return {}
}

function methodFaults({ method, costCents, residualCents }: DepreciationPlan, { isGoodwill, isLand }: AssetKind) {
  if (method === null) return {}
  if (isLand) return { [`method.${method.kind}`]: LAND }
  const rate = isGoodwill ? MAX_GOODWILL_RATE_HUNDREDTHS : MAX_RATE_HUNDREDTHS
  const law = `Voor de belasting is dat hoogstens ${rate / 100}% van de aanschafwaarde per jaar`
  if (method.kind === 'percent') {
    if (method.hundredths <= 0) return { 'method.percent': 'Vul een percentage boven nul in' }
    return method.hundredths > rate ? { 'method.percent': `${law}. Vul een lager percentage in.` } : {}
  }
  if (!Number.isInteger(method.months) || method.months < 1 || method.months > MAX_MONTHS) {
    return { 'method.months': `Vul een aantal maanden van 1 tot en met ${MAX_MONTHS} in` }
  }
  const least = Math.ceil(((costCents - residualCents) * 12 * 10_000) / (costCents * rate))
  return method.months < least ? { 'method.months': `${law}. Kies minstens ${least} maanden.` } : {}
}
