import { damaged } from '../refusal.ts'
import { plainCentsOf } from '../text/cents.ts'
import { civilDateOf } from '../text/civil-date.ts'
import { find, textAt, type Element } from './element.ts'

/** Cents in `Amt`, without a sign. */
export function centsAt(element: Element, path = 'Amt'): number {
  const text = textAt(element, path) ?? '' // zero: refused below
  const cents = plainCentsOf(text)
  if (cents === null) throw damaged(`het bedrag "${text}"`)
  return cents
}

/** `CdtDbtInd` as a sign; `otherwise` where it is left out. */
export function signAt(element: Element, otherwise?: 1 | -1): 1 | -1 {
  const indicator = textAt(element, 'CdtDbtInd')
  if (indicator === 'CRDT') return 1
  if (indicator === 'DBIT') return -1
  if (indicator === undefined && otherwise !== undefined) return otherwise
  throw damaged(`de richting "${indicator ?? ''}"`) // zero: none written
}

/** Cents with a sign, and never a negative zero. */
export function signed(cents: number, sign: 1 | -1): number {
  return cents === 0 ? 0 : cents * sign
}

/** The civil date in a `Dt` or `DtTm` below `name`, as the bank wrote it; null when absent. */
export function dateAt(element: Element, name: string): string | null {
  const choice = find(element, name)
  const text = textAt(choice, 'Dt') ?? textAt(choice, 'DtTm')
  if (text === undefined) return null
  // A date may carry a time zone, which says nothing about a civil date.
  const date = civilDateOf(text.slice(0, 10))
  if (date === null) throw damaged(`de datum "${text}"`)
  return date
}
