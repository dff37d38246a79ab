import type { WorklistClient } from '@klopt/api-client/contract'
import { Badge, type Tone } from '@klopt/ui'
import { daysBetween, formatDateShort } from '@klopt/validators'
import { nearDay } from '../../shared/dates/near-words.ts'
import * as styles from './worklist.css.ts'

/** The states of the VAT of a client as they are said, with their tone. */
export const VAT_STATES: Readonly<Record<WorklistClient['state'], { label: string; tone?: Tone }>> = {
  late: { label: 'Nog te doen', tone: 'danger' },
  due: { label: 'Nog te doen' },
  waiting: { label: 'Wacht op klant', tone: 'warning' },
  approved: { label: 'Akkoord', tone: 'info' },
  filed: { label: 'Ingediend', tone: 'success' },
  running: { label: 'Loopt' },
  none: { label: 'Geen aangifte' },
}

type StateOfVat = Pick<WorklistClient, 'state' | 'dueOn' | 'filedOn' | 'latePeriods' | 'redChecks' | 'approval'>

/** What stands beside the state: how late, since when, or what to look at first; null when there is nothing to say. */
export function vatStateDetail(row: StateOfVat, today: string): string | null {
  const parts = [...timeParts(row, today), ...faultParts(row)]
  return parts.length === 0 ? null : parts.join(', ')
}

function timeParts({ state, dueOn, filedOn, approval }: StateOfVat, today: string): string[] {
  const parts: string[] = []
  if (state === 'late' && dueOn !== null) parts.push(daysText(daysBetween(dueOn, today), 'te laat'))
  if (state === 'late' && approval === 'asked') parts.push('wacht op klant')
  if (state === 'late' && approval === 'approved') parts.push('akkoord')
  if (approval === 'declined') parts.push('klant heeft een vraag')
  if (state === 'filed' && filedOn !== null) parts.push(nearDay(filedOn, today))
  return parts
}

/** What a wide table has columns for. */
function faultParts({ redChecks, latePeriods }: StateOfVat): string[] {
  const parts: string[] = []
  if (redChecks > 0) parts.push(redChecks === 1 ? '1 controle open' : `${redChecks} controles open`)
  if (latePeriods > 0) parts.push('late btw')
  return parts
}

/** '1 dag te laat', 'nog 8 dagen'. */
function daysText(days: number, after: string): string {
  return `${days} ${days === 1 ? 'dag' : 'dagen'} ${after}`
}

/** The head of the clients that have to file by a day. */
export function groupOf(
  { state, dueOn }: WorklistClient,
  today: string,
): { key: string; name: string; detail?: string } {
  if (dueOn === null) return { key: 'none', name: 'Geen aangifte' }
  if (state === 'late') return { key: 'late', name: 'Te laat' }
  const days = daysBetween(today, dueOn)
  const detail = days === 0 ? 'vandaag' : `nog ${days} ${days === 1 ? 'dag' : 'dagen'}`
  return { key: dueOn, name: `Uiterlijk ${formatDateShort(dueOn)}`, detail }
}

/** How the VAT of a client stands, with what matters about it. */
export function VatState({ row, today }: { row: WorklistClient; today: string }) {
  const { label, ...look } = VAT_STATES[row.state]
  const times = timeParts(row, today).join(', ')
  const faults = faultParts(row).join(', ')
  return (
    <span className={styles.state}>
      <Badge {...look}>{label}</Badge>
      {(times !== '' || faults !== '') && (
        <span className={row.state === 'late' ? styles.late : styles.detail}>
          {times}
          {faults !== '' && (
            <span className={styles.besideColumns}>
              {times !== '' && ', '}
              {faults}
            </span>
          )}
        </span>
      )}
    </span>
  )
}
