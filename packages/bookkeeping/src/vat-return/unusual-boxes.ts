import type { VatBox } from '../vat/vat-boxes.ts'
import type { VatReturnBox } from './vat-return.ts'

/** A box that differs much from that of the same period of last year, in whole euros: its turnover, or its VAT in 5b. */
export interface UnusualBox {
  readonly box: VatBox
  readonly euros: number
  readonly lastYearEuros: number
}

/** Less than this is no reason to look. */
const LEAST_EUROS = 1000
const TOTALS: readonly VatBox[] = ['5a', '5g']

/**
 * The boxes that are more than double or less than half of those of the same period of last year, by 1,000 euro at least:
 * often something was forgotten, or was booked twice.
 */
export function unusualBoxes(boxes: readonly VatReturnBox[], lastYear: readonly VatReturnBox[]): UnusualBox[] {
  const before = new Map(lastYear.map((box) => [box.box, eurosOf(box)]))
  return boxes.flatMap((own) => {
    const euros = eurosOf(own)
    const lastYearEuros = before.get(own.box) ?? 0 // zero: a box that last year's form did not have
    if (TOTALS.includes(own.box) || Math.abs(euros - lastYearEuros) < LEAST_EUROS) return []
    const [small, large] = [Math.abs(euros), Math.abs(lastYearEuros)].toSorted((a, b) => a - b)
    const isAlike =
      Math.sign(euros) === Math.sign(lastYearEuros) && large !== undefined && large <= 2 * (small ?? large)
    return isAlike ? [] : [{ box: own.box, euros, lastYearEuros }]
  })
}

const eurosOf = ({ baseEuros, vatEuros }: VatReturnBox): number => baseEuros ?? vatEuros ?? 0 // zero: a form has either column
