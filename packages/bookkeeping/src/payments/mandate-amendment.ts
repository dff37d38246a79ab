import { sepaTextWithin } from './sepa-text.ts'

/** By what was collected: what the bank of the debtor knows a mandate by. */
export interface CollectedBy {
  readonly mandateReference: string
  readonly debtorIban: string
  /** Null where it was not kept. */
  readonly creditorName: string | null
  readonly creditorIdentifier: string | null
}

/** What changed of a mandate since the last collection by it, as it was; null for what did not change. */
export interface MandateAmendment {
  readonly originalReference: string | null
  readonly originalCreditorName: string | null
  readonly originalCreditorIdentifier: string | null
  /** Banks are told that there is a new account, and not which it was. */
  readonly hasNewAccount: boolean
}

/**
 * What the bank must be told with the first collection after a mandate changed (attribute AT-24 of the SDD rulebooks
 * EPC016-06 and EPC222-07). Null when nothing changed, or nothing was collected by it yet.
 */
export function amendmentSince(last: CollectedBy | null, next: CollectedBy): MandateAmendment | null {
  if (last === null) return null
  const amendment = {
    originalReference: differs(last.mandateReference, next.mandateReference, upper),
    originalCreditorName: differs(last.creditorName, next.creditorName, asWritten),
    originalCreditorIdentifier: differs(last.creditorIdentifier, next.creditorIdentifier, bare),
    hasNewAccount: bare(last.debtorIban) !== bare(next.debtorIban),
  }
  const isSame = Object.values(amendment).every((value) => value === null || value === false)
  return isSame ? null : amendment
}

/** What it was, where banks see a difference. */
function differs(was: string | null, is: string | null, seen: (text: string) => string): string | null {
  return was === null || is === null || seen(was) === seen(is) ? null : was
}

const upper = (text: string) => text.trim().toUpperCase()
const asWritten = (text: string) => sepaTextWithin(text, 70)
const bare = (text: string) => text.replace(/\s/g, '').toUpperCase()
