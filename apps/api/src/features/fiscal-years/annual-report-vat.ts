import { must } from '@klopt/bookkeeping/money'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { VatReportRow } from '../../pdf/annual-report-document.ts'

type Period = ResponseOf<typeof contract.reports.vatReconciliation>['periods'][number]
type Box = Period['boxes'][number]

/** The VAT periods of a year, and how the year is called. */
export interface VatYear {
  readonly name: string
  readonly periods: readonly Period[]
}

/**
 * Turnover of the ledger beside the boxes, by period of the year, and of all of it and of the year before; what is between
 * them is explained by column.
 */
export const turnoverRows = (year: VatYear, before: VatYear): VatReportRow[] =>
  rowsOf(year, before, ({ turnover }) => [
    turnover.ledgerCents,
    turnover.boxesCents,
    turnover.outsideBoxesCents,
    turnover.otherAccountsCents,
    turnover.otherPeriodCents,
    turnover.unexplainedCents,
  ])

const PARTS = ['ledger', 'filed', 'declaredLater', 'waiting', 'fromEarlier', 'unexplained'] as const

/** What is to be paid by the ledger beside what was declared, by period of the year, and of all of it and of the year before. */
export const vatRows = (year: VatYear, before: VatYear): VatReportRow[] =>
  rowsOf(year, before, ({ boxes }) => PARTS.map((part) => payable(boxes, part)))

/** Input VAT (5b) is taken off what the other boxes ask. */
const payable = (boxes: readonly Box[], part: (typeof PARTS)[number]): number =>
  boxes.reduce((sum, box) => sum + (box.box === '5b' ? -1 : 1) * box[part].vatCents, 0)

function rowsOf(year: VatYear, before: VatYear, amountsOf: (period: Period) => number[]): VatReportRow[] {
  const own = year.periods.map((period) => ({
    label: period.label,
    isFiled: period.isFiled,
    isSum: false,
    amountsCents: amountsOf(period),
  }))
  return [...own, ...sumRow(year, amountsOf), ...sumRow(before, amountsOf)]
}

/** A year without a VAT period, which lies before the books, has no sum. */
function sumRow({ name, periods }: VatYear, amountsOf: (period: Period) => number[]): VatReportRow[] {
  const [first, ...rest] = periods.map(amountsOf)
  if (first === undefined) return []
  const amountsCents = first.map((cents, column) =>
    rest.reduce((sum, amounts) => sum + must(amounts[column], 'an amount'), cents),
  )
  return [{ label: `Samen ${name}`, isFiled: true, isSum: true, amountsCents }]
}
