import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { VAT_BOXES } from '@klopt/bookkeeping/vat'
import type { AmountColumn, ReportLeaf, ReportLine } from '@klopt/ui'
import { administrationAddress } from '../../app/routing/address.ts'

export type VatPeriod = ResponseOf<typeof contract.reports.vatReconciliation>['periods'][number]
type Box = VatPeriod['boxes'][number]
type Side = 'baseCents' | 'vatCents'

export const boxColumns: readonly AmountColumn[] = [
  { id: 'ledger', header: 'Grootboek' },
  { id: 'filed', header: 'Aangifte' },
  { id: 'difference', header: 'Verschil' },
  { id: 'declaredLater', header: 'Later aangegeven', kind: 'before' },
  { id: 'waiting', header: 'Nog aan te geven', kind: 'before' },
  { id: 'fromEarlier', header: 'Van eerder', kind: 'before' },
  { id: 'unexplained', header: 'Onverklaard', kind: 'before' },
]

/** Each box with its turnover and its VAT, as far as the form has them. */
export const boxLines = ({ boxes }: VatPeriod): ReportLine[] =>
  boxes.map((box): ReportLine => {
    const { label, hasBase, hasVat } = VAT_BOXES[box.box]
    const leaves = [
      ...(hasBase ? [leafOf(box, 'baseCents', 'Omzet')] : []),
      ...(hasVat ? [leafOf(box, 'vatCents', 'Btw')] : []),
    ]
    return { id: box.box, level: 'group', code: box.box, label: `${box.box} ${label}`, figures: {}, leaves }
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
  },
})

/** The documents of a box are on the screen of its return. */
export const boxHref =
  (administrationId: number, { key }: VatPeriod) =>
  ({ id }: ReportLeaf): string =>
    administrationAddress(administrationId, 'vat-return', { search: { period: key, box: boxOf(id) } })

const boxOf = (id: string) => (Object.keys(VAT_BOXES) as (keyof typeof VAT_BOXES)[]).find((box) => id.startsWith(box))

export const turnoverColumns: readonly AmountColumn[] = [{ id: 'amount', header: 'Bedrag', kind: 'total' }]

/** Turnover as the profit and loss has it, what it differs by from the boxes and why, and the boxes. */
export function turnoverLinesOf({ turnover }: VatPeriod): ReportLine[] {
  const line = (id: string, level: ReportLine['level'], label: string, amount: number): ReportLine => ({
    id,
    level,
    label,
    figures: { amount },
  })
  return [
    line('ledger', 'subtotal', 'Omzet in de winst-en-verliesrekening', turnover.ledgerCents),
    line('outside', 'group', 'Af: omzet in geen rubriek', 0 - turnover.outsideBoxesCents),
    line('other', 'group', 'Bij: in een rubriek, op een andere rekening dan omzet', turnover.otherAccountsCents),
    line('period', 'group', 'Af: geboekt in een andere periode dan waarin de btw telt', 0 - turnover.otherPeriodCents),
    line('unexplained', 'group', 'Af: onverklaard', 0 - turnover.unexplainedCents),
    line('boxes', 'result', 'Omzet in de rubrieken 1 en 3', turnover.boxesCents),
  ]
}

/** Whether no cent of the period is left without a reason. */
export const isExplained = ({ boxes, turnover }: VatPeriod): boolean =>
  turnover.unexplainedCents === 0 &&
  boxes.every(({ unexplained }) => unexplained.baseCents === 0 && unexplained.vatCents === 0)
