import { formatEuro } from '@klopt/validators'
import type { Check } from './year-check.ts'
import type { HeldAccount, YearFacts } from './year-facts.ts'

/**
 * Accounts on which nothing is to stay at the end of a year, each by itself. It hinders nobody: money may be on its way
 * over the turn of the year, and what nobody knows yet is still in the books of the next one.
 */
export function suspenseChecks({ suspense }: YearFacts): Check[] {
  if (suspense.length > 0) return suspense.map(heldCheck)
  const title = 'Kruisposten en vraagposten staan op nul'
  return [{ key: 'suspense', group: 'bank', state: 'ok', title, detail: '', screen: null }]
}

function heldCheck({ accountId, name, cents, isInTransit }: HeldAccount): Check {
  const side = cents > 0 ? 'debet' : 'credit'
  return {
    key: `suspense-${accountId}`,
    group: 'bank',
    state: 'notice',
    title: `${name} staat niet op nul`,
    detail: `${formatEuro(Math.abs(cents))} ${side}; ${isInTransit ? IN_TRANSIT : UNKNOWN}`,
    screen: { accountId },
  }
}

const IN_TRANSIT = 'van een overboeking ontbreekt de andere kant, of die komt pas na het jaar'
const UNKNOWN = 'boek het naar de rekening waar het hoort'
