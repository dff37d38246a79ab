import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { VAT_BOXES } from '@klopt/bookkeeping/vat'
import type { AmountColumn, ReportLeaf, ReportLine } from '@klopt/ui'
import { administrationAddress } from '../../app/routing/address.ts'
import type { LinesQuery } from './figure.ts'

export type VatPeriod = ResponseOf<typeof contract.reports.vatReconciliation>['periods'][number]
type Box = VatPeriod['boxes'][number]
type Side = 'baseCents' | 'vatCents'

const boxColumns: readonly AmountColumn[] = [
  { id: 'ledger', header: 'Grootboek' },
  { id: 'filed', header: 'Aangifte' },
  { id: 'difference', header: 'Verschil' },
  { id: 'declaredLater', header: 'Later aangegeven', kind: 'before' },
  { id: 'waiting', header: 'Nog aan te geven', kind: 'before' },
  { id: 'fromEarlier', header: 'Van eerder', kind: 'before' },
  { id: 'unexplained', header: 'Onverklaard', kind: 'before' },
  { id: 'before', header: 'Vorig jaar', kind: 'before', priority: 3 },
]

/** The ledger beside the return, and of what explains a difference only what there is. */
export const boxColumnsOf = (lines: readonly ReportLine[]): readonly AmountColumn[] =>
  boxColumns.filter(
    ({ id, kind }) =>
      kind === undefined || lines.some(({ leaves = [] }) => leaves.some(({ figures }) => figures[id] !== 0)),
  )

/** Each box with its turnover and its VAT, as far as the form has them. */
export const boxLines = ({ boxes }: VatPeriod): ReportLine[] =>
  boxes.map((box): ReportLine => {
    const { label, hasBase, hasVat } = VAT_BOXES[box.box]
    const leaves = [
      ...(hasBase ? [leafOf(box, 'baseCents', 'Omzet')] : []),
      ...(hasVat ? [leafOf(box, 'vatCents', 'Btw')] : []),
    ]
    return { id: box.box, level: 'group', code: box.box, label, figures: {}, leaves }
  })

const leafOf = (box: Box, side: Side, label: string): ReportLeaf => ({
  id: `${box.box}-${side}`,
  label,
  figures: {
    ledger: box.ledger[side],
    filed: box.filed[side],
    difference: box.difference[side],
    declaredLater: box.declaredLater[side],
    waiting: box.waiting[side],
    fromEarlier: box.fromEarlier[side],
    unexplained: box.unexplained[side],
    before: box.before[side],
  },
})

/** The documents of a box are on the screen of its return; those of the year before on that of another. */
export const boxHref =
  (administrationId: number, { key }: VatPeriod) =>
  ({ id }: ReportLeaf, column: AmountColumn): string | undefined =>
    column.id === 'before'
      ? undefined
      : administrationAddress(administrationId, 'vat-return', { search: { period: key, box: boxOf(id) } })

const boxOf = (id: string) => (Object.keys(VAT_BOXES) as (keyof typeof VAT_BOXES)[]).find((box) => id.startsWith(box))

export const turnoverColumns: readonly AmountColumn[] = [
  { id: 'amount', header: 'Bedrag', kind: 'total' },
  { id: 'before', header: 'Vorig jaar', kind: 'before' },
]

/** A line of turnover beside the boxes: the lines behind it, as the server knows them, or what nothing explains. */
type TurnoverLine = NonNullable<LinesQuery['turnover']> | 'unexplained'

/** Turnover as the profit and loss has it, what it differs by from the boxes and why, as far as it does, and the boxes. */
export function turnoverLinesOf({ key, turnover, turnoverBefore }: VatPeriod): ReportLine[] {
  const line = (
    id: TurnoverLine,
    level: ReportLine['level'],
    label: string,
    of: (own: VatPeriod['turnover']) => number,
  ): ReportLine => ({
    id: `${key}-${id}`,
    level,
    label,
    figures: { amount: of(turnover), before: of(turnoverBefore) },
  })
  return [
    line('booked', 'subtotal', 'Omzet in de winst-en-verliesrekening', (own) => own.ledgerCents),
    line('outsideBoxes', 'group', 'Af: omzet in geen rubriek', (own) => 0 - own.outsideBoxesCents),
    line(
      'otherAccounts',
      'group',
      'Bij: in een rubriek, op een andere rekening dan omzet',
      (own) => own.otherAccountsCents,
    ),
    line(
      'otherPeriod',
      'group',
      'Af: geboekt in een andere periode dan waarin de btw telt',
      (own) => 0 - own.otherPeriodCents,
    ),
    line('unexplained', 'group', 'Af: onverklaard', (own) => 0 - own.unexplainedCents),
    line('inBoxes', 'result', 'Omzet in de rubrieken 1 en 3', (own) => own.boxesCents),
  ].filter(({ level, figures }) => level !== 'group' || Object.values(figures).some((cents) => cents !== 0))
}

/** Whether there is turnover to lay beside the boxes, in a box or in none. */
export const hasTurnover = ({ boxes, turnover, turnoverBefore }: VatPeriod): boolean =>
  boxes.length > 0 || turnover.ledgerCents !== 0 || turnoverBefore.ledgerCents !== 0

/** Whether no cent of the period is left without a reason. */
export const isExplained = ({ boxes, turnover }: VatPeriod): boolean =>
  turnover.unexplainedCents === 0 &&
  boxes.every(({ unexplained }) => unexplained.baseCents === 0 && unexplained.vatCents === 0)
