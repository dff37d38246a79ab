import type { Value } from '../../read-document.ts'
import type { Document } from '../document.ts'
import { hintScore } from '../hint-score.ts'
import { proofOf, type Weights } from '../proof.ts'

/** What an amount can be in the totals of an invoice. */
export type Role = 'gross' | 'net' | 'vat'

const WEIGHTS: Readonly<Record<Role, Weights>> = {
  gross: { gross: 1, payable: 0.85, total: 0.75, net: -0.7, vat: -0.8, paid: -0.8, otherAmount: -0.7 },
  net: { net: 1, total: 0.1, gross: -0.8, payable: -0.7, vat: -0.4, paid: -0.8, otherAmount: -0.5 },
  vat: { vat: 1, total: -0.2, net: -0.3, gross: -0.8, payable: -0.8, paid: -0.8, otherAmount: -0.6 },
}
const PAID: Weights = { paid: 1 }

/** One amount of money with all places where it stands: a total is often printed more than once. */
export interface Amount {
  cents: number
  /** Per role the place that proves it best. */
  best: Record<Role, { value: Value; proof: number }>
  paid: number
}

/** So many different amounts are compared with each other; the ones with a label and the last ones come first. */
const MOST = 70

/** The amounts of a document that matter for its totals, without their signs. */
export function amountsOf(document: Document): Amount[] {
  const byCents = Map.groupBy(document.valuesOf('AMOUNT'), ({ value }) => Math.abs(Number(value)))
  const amounts = [...byCents].map(([cents, values]) => toAmount(document, cents, values))
  return amounts
    .map((amount, index) => ({ amount, weight: weightOf(amount) + index / amounts.length }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ amount }) => amount)
}

function toAmount(document: Document, cents: number, values: readonly Value[]): Amount {
  const best = (role: Role) => {
    let found: { value: Value; proof: number } | undefined
    for (const value of values) {
      const proof =
        proofOf(document.evidenceOf(value), WEIGHTS[role]) + 1.2 * hintScore(document, `${role}Cents`, value)
      // Of two that are proved as well the later one is the total.
      if (!found || proof >= found.proof) found = { value, proof: proof - (1 - value.score) * 0.3 }
    }
    return found
  }
  const paid = Math.max(...values.map((value) => proofOf(document.evidenceOf(value), PAID)))
  const [gross, net, vat] = [best('gross'), best('net'), best('vat')]
  if (!gross || !net || !vat) throw new RangeError('An amount stands somewhere.')
  return { cents, best: { gross, net, vat }, paid }
}

function weightOf({ best, paid }: Amount): number {
  return 2 * Math.max(best.gross.proof, best.net.proof, best.vat.proof, paid)
}
