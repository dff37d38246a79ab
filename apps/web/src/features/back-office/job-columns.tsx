import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { Badge, Button, type Column } from '@klopt/ui'
import { instantText } from '../../shared/dates/times.ts'
import * as styles from './back-office.css.ts'

export type Job = ResponseOf<typeof contract.backOffice.health>['jobs'][number]

/** What the queue does for itself has a name for machines alone. */
const jobName = (name: string): string => (name.startsWith('__pgboss__') ? 'wachtrij zelf' : name)

/** The columns of the list, before that of what can be done. */
export const jobColumns: readonly Column<Job>[] = [
  { id: 'name', header: 'Taak', card: 'title', cell: ({ name }) => jobName(name) },
  { id: 'waiting', header: 'Wacht', align: 'end', card: 'none', cell: ({ waiting }) => waiting },
  { id: 'active', header: 'Bezig', align: 'end', priority: 2, card: 'none', cell: ({ active }) => active },
  {
    id: 'failed',
    header: 'Mislukt',
    align: 'end',
    card: 'amount',
    cell: ({ failed }) => (failed === 0 ? 0 : <Badge tone="danger">{failed}</Badge>),
    // Beside the name, of which it is what one has to know.
    cardCell: ({ failed }) => (failed === 0 ? null : <Badge tone="danger">{`${failed} mislukt`}</Badge>),
  },
  {
    id: 'detail',
    header: 'Sinds, en waarom',
    priority: 2,
    card: 'detail',
    cell: ({ waitingSince, lastFailure }) =>
      lastFailure ?? (waitingSince === null ? '–' : `wacht sinds ${instantText(waitingSince)}`),
    cardCell: (job) => cardText(job) || null,
  },
]

/** '3 wachten sinds 20 nov 2026, 09:30 · 1 bezig', and why the last one failed: a card has no heads. */
function cardText({ waiting, active, waitingSince, lastFailure }: Job): string {
  const since = waitingSince === null ? '' : ` sinds ${instantText(waitingSince)}`
  const waits = waiting > 0 && `${waiting} ${waiting === 1 ? 'wacht' : 'wachten'}${since}`
  return [waits, active > 0 && `${active} bezig`, lastFailure].filter(Boolean).join(' · ')
}

export const retryColumn = (onRetry: (name: string) => void): Column<Job> => ({
  id: 'retry',
  header: '',
  name: 'Opnieuw proberen',
  width: '180px',
  card: 'detail',
  cell: ({ name, failed }) =>
    failed > 0 && (
      <Button
        size="small"
        className={styles.rowDeed}
        aria-label={`${jobName(name)} opnieuw proberen`}
        onClick={() => onRetry(name)}
      >
        Opnieuw proberen
      </Button>
    ),
})
