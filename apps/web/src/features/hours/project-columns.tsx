import type { contract, ProjectListItem, ResponseOf } from '@klopt/api-client/contract'
import { Badge, classNames, type Column } from '@klopt/ui'
import { formatDuration, formatEuro } from '@klopt/validators'
import { title } from '../../shared/lists/document-columns.css.ts'
import * as styles from './hours.css.ts'
import { colourOf } from './project-colours.ts'

const FULL = 100

const name: Column<ProjectListItem> = {
  id: 'name',
  header: 'Naam',
  sortable: true,
  card: 'title',
  cell: (row) => (
    <span className={classNames(styles.named, title)}>
      <span className={styles.dot} style={{ backgroundColor: colourOf(row.colour) }} />
      {row.name}
    </span>
  ),
}
const contact: Column<ProjectListItem> = {
  id: 'contact',
  header: 'Klant',
  width: '180px',
  priority: 2,
  card: 'number',
  cell: (row) => <span className={styles.whole}>{row.contact?.name ?? 'Intern'}</span>,
}
const state: Column<ProjectListItem> = {
  id: 'state',
  header: 'Status',
  width: '140px',
  card: 'status',
  cell: (row) => <ProjectBadge {...row} />,
}
const seconds: Column<ProjectListItem> = {
  id: 'seconds',
  header: 'Uren',
  width: '90px',
  align: 'end',
  card: 'date',
  cell: (row) => formatDuration(row.seconds),
  cardCell: ({ seconds: worked, budgetUsedPercent }) =>
    [`${formatDuration(worked)} uur`, budgetUsedPercent !== null && `${budgetUsedPercent}%`]
      .filter(Boolean)
      .join(' · '),
}
const budget: Column<ProjectListItem> = {
  id: 'budget',
  header: 'Budget',
  width: '90px',
  align: 'end',
  card: 'none',
  cell: (row) => (row.budgetUsedPercent === null ? '–' : `${row.budgetUsedPercent}%`),
}
const unbilled: Column<ProjectListItem> = {
  id: 'unbilled',
  header: 'Te factureren',
  width: '140px',
  align: 'end',
  card: 'amount',
  cell: (row) => (row.unbilledCents ? formatEuro(row.unbilledCents) : '–'),
}

/** How a project stands: closed, over its budget, never billed, or nothing to say. */
function ProjectBadge({ closed, billable, budgetUsedPercent }: ProjectListItem) {
  if (closed) return <Badge>Afgesloten</Badge>
  if (budgetUsedPercent !== null && budgetUsedPercent > FULL) return <Badge tone="warning">Over budget</Badge>
  return billable ? null : <Badge dot={false}>Niet factureerbaar</Badge>
}

/** Under a head that says so, 'uur' is too much; cards have no head. */
const HoursTotal = ({ seconds: worked }: { seconds: number }) => (
  <>
    {formatDuration(worked)}
    <span className={styles.unit}> uur</span>
  </>
)

type Totals = Pick<NonNullable<ResponseOf<typeof contract.projects.list>['totals']>, 'seconds' | 'unbilledCents'>

/** For who sees no books: without money. */
export const projectColumns = (seesMoney: boolean, totals: Totals | undefined): Column<ProjectListItem>[] =>
  seesMoney
    ? [
        { ...name, total: 'Totaal' },
        contact,
        state,
        seconds,
        budget,
        { ...unbilled, total: totals?.unbilledCents != null && formatEuro(totals.unbilledCents) },
      ]
    : [
        { ...name, total: 'Totaal' },
        contact,
        state,
        { ...seconds, card: 'amount', total: totals && <HoursTotal seconds={totals.seconds} /> },
      ]
