import type { SubscriptionRow } from '@klopt/api-client/contract'
import { Badge, type Column } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { planNames } from '../../shared/subscriptions/plan-names.ts'
import { wholeDates } from '../../shared/dates/whole-dates.ts'
import { typeLabels } from '../../shared/subscriptions/type-labels.ts'
import * as styles from './back-office.css.ts'
import { perUnit, priceOf } from './price-words.ts'

/** What there is none of, in a table; a card leaves it out. */
const NOTHING = <span className={styles.none}>–</span>

const Kind = ({ type }: Pick<SubscriptionRow, 'type'>) => <Badge dot={false}>{typeLabels[type]}</Badge>

const Two = ({ first, second }: { first: string; second: string }) => (
  <span className={styles.two}>
    {first}
    <span className={styles.detail}>{second}</span>
  </span>
)

/** The columns of the list. */
export const subscriptionColumns: readonly Column<SubscriptionRow>[] = [
  {
    id: 'companyName',
    header: 'Bedrijf',
    sortable: true,
    card: 'title',
    cell: ({ companyName, mainUser }) => (
      <span className={styles.name}>
        {companyName}
        {mainUser !== null && <span className={styles.detail}>{mainUser}</span>}
      </span>
    ),
  },
  {
    id: 'type',
    header: 'Soort',
    card: 'status',
    cell: ({ type }) => <Kind type={type} />,
    cardCell: ({ amountCents, type }) => (amountCents === null ? null : <Kind type={type} />),
  },
  {
    id: 'plan',
    header: 'Abonnement',
    card: 'number',
    cell: ({ plan }) => (plan ? <span className={styles.plan}>{planNames[plan]}</span> : NOTHING),
    cardCell: (row) => cardText(row) || null,
  },
  {
    id: 'price',
    header: 'Prijs',
    align: 'end',
    card: 'amount',
    priority: 2,
    // The name has two lines already, and needs the width.
    cell: (row) =>
      row.amountCents === null ? NOTHING : <Two first={formatEuro(row.amountCents)} second={perUnit(row)} />,
    // Who pays nothing has the badge there instead, and a line less.
    cardCell: (row) => (row.amountCents === null ? <Kind type={row.type} /> : priceOf(row)),
  },
  { id: 'firmName', header: 'Kantoor', priority: 3, card: 'none', cell: ({ firmName }) => firmName ?? NOTHING },
  {
    id: 'currentPeriodEnd',
    header: 'Periode tot',
    sortable: true,
    card: 'none',
    cell: ({ currentPeriodEnd, endsOn }) =>
      endsOn !== null ? (
        <Two first={formatDateShort(endsOn)} second="stopt dan" />
      ) : (
        ((currentPeriodEnd && formatDateShort(currentPeriodEnd)) ?? NOTHING)
      ),
  },
]

/** '29 jun 2027', or 'stopt 29 jun 2027' once it was cancelled; null of who has none. */
export function periodOf({ currentPeriodEnd, endsOn }: SubscriptionRow): string | null {
  if (endsOn !== null) return `stopt ${formatDateShort(endsOn)}`
  return currentPeriodEnd && formatDateShort(currentPeriodEnd)
}

/** 'Start · 29 jun 2027', and of who has neither nothing. */
const cardText = (row: SubscriptionRow): string =>
  [row.plan && planNames[row.plan], wholeDates(periodOf(row) ?? '')].filter(Boolean).join(' · ')
