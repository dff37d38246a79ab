import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { VatReportRow } from '../../pdf/document.ts'

type Period = ResponseOf<typeof contract.reports.vatReconciliation>['periods'][number]
type Box = Period['boxes'][number]

/** Turnover of the ledger beside the boxes, by period and together; what is between them is explained by column. */
export const turnoverRows = (periods: readonly Period[]): VatReportRow[] =>
  withTotal(
    periods.map(({ label, isFiled, turnover }) => ({
      label,
      isFiled,
      amountsCents: [
        turnover.ledgerCents,
        turnover.boxesCents,
        turnover.outsideBoxesCents,
        turnover.otherAccountsCents,
        turnover.otherPeriodCents,
        turnover.unexplainedCents,
      ],
    })),
  )

/** What is to be paid by the ledger beside what was declared, by period and together. */
export const vatRows = (periods: readonly Period[]): VatReportRow[] =>
  withTotal(
    periods.map(({ label, isFiled, boxes }) => ({
      label,
      isFiled,
      amountsCents: (['ledger', 'filed', 'declaredLater', 'waiting', 'fromEarlier', 'unexplained'] as const).map(
        (part) => payable(boxes, part),
      ),
    })),
  )

/** Input VAT (5b) is taken off what the other boxes ask. */
const payable = (
  boxes: readonly Box[],
  part: 'ledger' | 'filed' | 'declaredLater' | 'waiting' | 'fromEarlier' | 'unexplained',
) => boxes.reduce((sum, box) => sum + (box.box === '5b' ? -1 : 1) * box[part].vatCents, 0)

function withTotal(rows: VatReportRow[]): VatReportRow[] {
  const width = rows[0]?.amountsCents.length
  if (width === undefined) return []
  const amountsCents = Array.from(
    { length: width },
    (_value, column) => rows.reduce((sum, row) => sum + (row.amountsCents[column] ?? 0), 0), // zero: a row has all of the columns
  )
  return [...rows, { label: 'Samen', isFiled: true, amountsCents }]
}
