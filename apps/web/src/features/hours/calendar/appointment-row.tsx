import type { ProjectChoice } from '@klopt/api-client/contract'
import { Badge, Checkbox } from '@klopt/ui'
import { formatDateShort, formatDuration } from '@klopt/validators'
import * as hours from '../hours.css.ts'
import { ProjectChoiceField } from '../project-choice.tsx'
import * as styles from './calendar.css.ts'
import type { ChosenAppointment } from './use-write-appointments.ts'

interface AppointmentRowProps {
  appointment: ChosenAppointment
  choices: readonly ProjectChoice[]
  /** Why it could not be written. */
  fault: string | undefined
  onChange: (change: Partial<ChosenAppointment>) => void
}

/** One appointment: whether it is written, and on which project. Choosing a project chooses it. */
export function AppointmentRow({ appointment, choices, fault, onChange }: AppointmentRowProps) {
  const { summary, day, startTime, endTime, seconds, on, isChosen, isWritten } = appointment
  const name = summary === '' ? 'Afspraak zonder naam' : summary
  return (
    <li className={styles.appointment}>
      <div className={styles.what}>
        <Checkbox label={name} checked={isChosen} onChange={({ target }) => onChange({ isChosen: target.checked })} />
        <span className={hours.when}>
          {formatDateShort(day)} · {startTime}–{endTime} · {formatDuration(seconds)}
        </span>
        {isWritten && <Badge tone="neutral">Er staan al uren</Badge>}
      </div>
      <ProjectChoiceField
        choices={choices}
        label={`Project van ${name}`}
        labelHidden
        value={on}
        onChange={(next) => onChange({ on: next, isChosen: next !== null })}
        error={isChosen && on === null ? 'Kies een project' : fault}
      />
    </li>
  )
}
