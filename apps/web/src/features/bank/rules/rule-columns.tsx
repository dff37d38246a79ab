import type { BankRule } from '@klopt/api-client/contract'
import { Badge, type Column } from '@klopt/ui'
import { plainEuro } from '../bank-texts.ts'

/** The columns of the list of rules. */
export const ruleColumns: Column<BankRule>[] = [
  { id: 'position', header: 'Plaats', sortable: true, width: '96px', card: 'none', cell: (row) => row.position },
  {
    id: 'name',
    header: 'Naam',
    sortable: true,
    card: 'title',
    cell: (row) => (
      <>
        {row.name} {row.paused && <Badge>Gepauzeerd</Badge>}
      </>
    ),
  },
  { id: 'conditions', header: 'Als', card: 'detail', cell: (row) => conditionsText(row) },
  { id: 'action', header: 'Dan', card: 'none', cell: (row) => actionText(row) },
  {
    id: 'hits',
    header: 'Geboekt',
    sortable: true,
    // On a tablet what it looks at and what it does need the room.
    priority: 2,
    width: '110px',
    align: 'end',
    card: 'amount',
    cell: (row) => String(row.hits),
  },
]

/** What a rule looks at, in words. */
export function conditionsText(rule: BankRule): string {
  return [
    rule.direction === 'in' ? 'bij' : 'af',
    rule.journalName,
    rule.counterpartyName,
    rule.counterpartyIban,
    rule.descriptionContains !== null && `‘${rule.descriptionContains}’`,
    rangeText(rule),
  ]
    .filter(Boolean)
    .join(' · ')
}

function rangeText({ minCents, maxCents }: BankRule): string | null {
  if (minCents !== null && maxCents !== null)
    return minCents === maxCents ? plainEuro(minCents) : `${plainEuro(minCents)} tot en met ${plainEuro(maxCents)}`
  if (minCents !== null) return `vanaf ${plainEuro(minCents)}`
  return maxCents === null ? null : `tot en met ${plainEuro(maxCents)}`
}

function actionText({ accountNumber, accountName, contactName, shares }: BankRule): string {
  const parts = shares.length === 0 ? null : `in ${shares.length + 1} delen`
  return [`${accountNumber} ${accountName}`, parts, contactName].filter(Boolean).join(' · ')
}
