import type { AnnualReportDocument, AssetReportRow } from '../../pdf/annual-report-document.ts'
import type { AssetMovement } from '../assets/asset-movements.ts'

/** Assets as the report shows them: by account in the order they came, each account with its sum. */
export function assetAccounts(movements: readonly AssetMovement[]): AnnualReportDocument['assets'] {
  const byAccount = Map.groupBy(movements, ({ account }) => `${account.number} ${account.name}`)
  return [...byAccount].map(([account, own]) => ({ account, rows: own.map(rowOf), sum: sumOf(own) }))
}

const rowOf = (movement: AssetMovement): AssetReportRow => ({
  label: movement.name,
  inUseOn: movement.inUseOn,
  costCents: movement.costCents,
  amountsCents: amountsOf(movement),
})

const amountsOf = (own: AssetMovement): AssetReportRow['amountsCents'] => [
  own.openingCents,
  own.addedCents,
  own.depreciatedCents,
  own.leftCents,
  own.closingCents,
]

function sumOf(movements: readonly AssetMovement[]): AssetReportRow {
  const [opening, added, depreciated, left, closing] = movements
    .map(amountsOf)
    .reduce(
      (sums, amounts) => [
        sums[0] + amounts[0],
        sums[1] + amounts[1],
        sums[2] + amounts[2],
        sums[3] + amounts[3],
        sums[4] + amounts[4],
      ],
      [0, 0, 0, 0, 0],
    )
  return { label: 'Samen', inUseOn: null, costCents: null, amountsCents: [opening, added, depreciated, left, closing] }
}
