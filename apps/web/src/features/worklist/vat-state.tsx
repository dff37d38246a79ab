import type { WorklistClient } from '@klopt/api-client/contract'
import { Badge, classNames, type RowGroup, type Tone } from '@klopt/ui'
import { daysBetween, formatDateShort } from '@klopt/validators'
import { nearDay } from '../../shared/dates/near-words.ts'
import * as styles from './worklist.css.ts'

/** The states of the VAT of a client as they are said, with their tone. */
export const VAT_STATES: Readonly<Record<WorklistClient['state'], { label: string; tone?: Tone }>> = {
  late: { label: 'Te laat', tone: 'danger' },
  due: { label: 'Te doen' },
  waiting: { label: 'Wacht op klant', tone: 'warning' },
  approved: { label: 'Akkoord', tone: 'info' },
  filed: { label: 'Ingediend', tone: 'success' },
  running: { label: 'Loopt' },
  none: { label: 'Geen aangifte' },
}

/** How the VAT of a client is said to stand: of what is late also whom it waits for, which its colour does not say. */
export function vatStateLabel({ state, approval }: Pick<WorklistClient, 'state' | 'approval'>): string {
  if (state === 'late' && approval === 'asked') return VAT_STATES.waiting.label
  if (state === 'late' && approval === 'approved') return VAT_STATES.approved.label
  return VAT_STATES[state].label
}

type StateOfVat = Pick<WorklistClient, 'state' | 'dueOn' | 'filedOn' | 'latePeriods' | 'redChecks' | 'approval'>

/** What stands beside the state: how late, since when, or what to look at first; null when there is nothing to say. */
export function vatStateDetail(row: StateOfVat, today: string): string | null {
  const parts = [...timeParts(row, today), ...faultParts(row)]
  return parts.length === 0 ? null : parts.join(', ')
}

function timeParts({ state, dueOn, filedOn, approval }: StateOfVat, today: string): string[] {
  const parts: string[] = []
  if (state === 'late' && dueOn !== null) {
    const days = daysText(daysBetween(dueOn, today))
    // The state says so itself where it waits for nobody else.
    parts.push(vatStateLabel({ state, approval }) === VAT_STATES.late.label ? days : `${days} te laat`)
  }
  if (approval === 'declined') parts.push('klant heeft een vraag')
  if (state === 'filed' && filedOn !== null) parts.push(nearDay(filedOn, today))
  return parts
}

/** What is to be looked at before the return is handed in. */
export const faultParts = (row: Pick<StateOfVat, 'redChecks' | 'latePeriods'>): string[] => [
  ...checkParts(row),
  ...(row.latePeriods > 0 ? ['late btw'] : []),
]

/** What a wide table has a column for. */
const checkParts = ({ redChecks }: Pick<StateOfVat, 'redChecks'>): string[] =>
  redChecks === 0 ? [] : [redChecks === 1 ? '1 controle open' : `${redChecks} controles open`]

const daysText = (days: number): string => `${days} ${days === 1 ? 'dag' : 'dagen'}`

/**
 * The head of the clients that have to file by a day. `all` are the clients that stand under the heads, where none is still to
 * come: how many there are is told then.
 */
export function groupOf(row: WorklistClient, today: string, all?: readonly WorklistClient[]): RowGroup {
  const head = headOf(row, today)
  const count = all?.filter((other) => headOf(other, today).key === head.key).length
  return { ...head, ...(count !== undefined && { count: count === 1 ? '1 klant' : `${count} klanten` }) }
}

function headOf({ state, dueOn }: WorklistClient, today: string): RowGroup {
  if (dueOn === null) return { key: 'none', name: 'Geen aangifte' }
  if (state === 'late') return { key: 'late', name: 'Te laat' }
  const days = daysBetween(today, dueOn)
  const detail = days === 0 ? 'vandaag' : `nog ${days} ${days === 1 ? 'dag' : 'dagen'}`
  return { key: dueOn, name: `Uiterlijk ${formatDateShort(dueOn)}`, detail }
}

/** How the VAT of a client stands, in a word or two. */
export function VatBadge({ row }: { row: WorklistClient }) {
  const { tone } = VAT_STATES[row.state]
  return <Badge {...(tone !== undefined && { tone })}>{vatStateLabel(row)}</Badge>
}

/** How late that is, or since when it is so. */
export const VatTime = ({ row, today }: { row: WorklistClient; today: string }) => (
  <span className={row.state === 'late' ? styles.late : styles.detail}>{timeParts(row, today).join(', ')}</span>
)

/** How the VAT of a client stands, with what matters about it. */
export function VatState({ row, today }: { row: WorklistClient; today: string }) {
  const hasTimes = timeParts(row, today).length > 0
  const tone = row.state === 'late' ? styles.late : styles.detail
  return (
    <span className={styles.state}>
      <VatBadge row={row} />
      {hasTimes && <VatTime row={row} today={today} />}
      {checkParts(row).map((words) => (
        <span key={words} className={classNames(tone, styles.withoutColumn)}>
          {words}
        </span>
      ))}
      {row.latePeriods > 0 && <span className={tone}>late btw</span>}
    </span>
  )
}
