import type { BankRule } from '@klopt/api-client/contract'
import { Badge, type Column } from '@klopt/ui'
import { formatEuro, formatIban } from '@klopt/validators'
import { Fragment } from 'react'

import { title } from '../../../shared/lists/document-columns.css.ts'
import * as styles from './rules.css.ts'

/** The columns of the list of rules. */
export const ruleColumns: Column<BankRule>[] = [
  {
    id: 'position',
    header: 'Plaats',
    sortable: true,
    width: '88px',
    // On a phone it stands before the name.
    card: 'none',
    cell: (row) => row.position,
  },
  {
    id: 'name',
    header: 'Naam',
    sortable: true,
    card: 'title',
    cardCell: (row) => (
      <>
        <span className={styles.place}>{row.position}</span> {row.name} {row.paused && <Badge>Gepauzeerd</Badge>}
      </>
    ),
    cell: (row) => (
      <>
        <span className={title}>{row.name}</span> {row.paused && <Badge>Gepauzeerd</Badge>}
        <span className={styles.hits}>{row.hits}× geboekt</span>
      </>
    ),
  },
  {
    id: 'conditions',
    header: 'Als',
    card: 'detail',
    cell: (row) => <Conditions rule={row} />,
    // On a phone it is said here where a rule books, which has no column there.
    cardCell: (row) => (
      <>
        <span className={styles.ownLine}>{conditionsText(row)}</span>
        <span className={styles.ownLine}>→ {actionText(row)}</span>
      </>
    ),
  },
  {
    id: 'action',
    header: 'Dan',
    card: 'none',
    cell: (row) => <span className={styles.action}>{actionText(row)}</span>,
  },
  {
    id: 'hits',
    header: 'Geboekt',
    sortable: true,
    // What it looks at and what it does need the room: it is said under the name then.
    priority: 2,
    width: '110px',
    align: 'end',
    card: 'amount',
    cell: (row) => String(row.hits),
    cardCell: (row) => `${row.hits}×`,
  },
]

/** The same with the account in one piece. */
const Conditions = ({ rule }: { rule: BankRule }) =>
  conditionsOf(rule).map((text, place) => (
    <Fragment key={text}>
      {place > 0 && ' · '}
      <span className={text === ibanOf(rule) ? styles.whole : undefined}>{text}</span>
    </Fragment>
  ))

/** What a rule looks at, in words. */
export const conditionsText = (rule: BankRule): string => conditionsOf(rule).join(' · ')

const conditionsOf = (rule: BankRule): string[] =>
  [
    rule.direction === 'in' ? 'bij' : 'af',
    rule.journalName,
    rule.counterpartyName,
    ibanOf(rule),
    rule.descriptionContains && `‘${rule.descriptionContains}’`,
    rangeText(rule),
  ].filter((text): text is string => text !== null && text !== '')

const ibanOf = ({ counterpartyIban }: BankRule): string | null => counterpartyIban && formatIban(counterpartyIban)

function rangeText({ minCents, maxCents }: BankRule): string | null {
  if (minCents !== null && maxCents !== null)
    return minCents === maxCents ? formatEuro(minCents) : `${formatEuro(minCents)} tot en met ${formatEuro(maxCents)}`
  if (minCents !== null) return `vanaf ${formatEuro(minCents)}`
  return maxCents === null ? null : `tot en met ${formatEuro(maxCents)}`
}

/** Where a rule books, in words. */
export function actionText({ accountNumber, accountName, contactName, shares }: BankRule): string {
  const parts = shares.length === 0 ? null : `in ${shares.length + 1} delen`
  return [`${accountNumber} ${accountName}`, parts, contactName].filter(Boolean).join(' · ')
}
