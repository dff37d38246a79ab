import type { ProjectChoice, TimeEntry } from '@klopt/api-client/contract'
import { Alert, Button, FileUpload, Modal } from '@klopt/ui'
import { addDays } from '@klopt/validators'
import { useState } from 'react'
import * as styles from '../hours.css.ts'
import { AppointmentRow } from './appointment-row.tsx'
import { readCalendar, type ReadCalendar } from './read-calendar.ts'
import { suggest } from './suggest.ts'
import { useWriteAppointments, type ChosenAppointment } from './use-write-appointments.ts'

export interface CalendarModalProps {
  administrationId: number
  /** Whose hours; absent for one's own. */
  userId?: number | undefined
  monday: string
  choices: readonly ProjectChoice[]
  entries: readonly TimeEntry[]
  before: readonly TimeEntry[]
  onClose: () => void
}

const LAST_DAY = 6
const NO_CALENDAR = 'Dit is geen agendabestand. Bewaar je agenda als .ics en kies dat bestand.'

/** The appointments of a week out of a calendar file, each to be written as hours. The file stays in this browser. */
export function CalendarModal({
  administrationId,
  userId,
  monday,
  choices,
  entries,
  before,
  onClose,
}: CalendarModalProps) {
  const [read, setRead] = useState<ReadCalendar | null>(null)
  const [isNone, setNone] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const [chosen, setChosen] = useState<readonly ChosenAppointment[]>([])
  const writing = useWriteAppointments({ administrationId, userId, onDone: onClose })
  const take = async ([file]: readonly File[]) => {
    const next = readCalendar((await file?.text()) ?? '', { from: monday, to: addDays(monday, LAST_DAY) }) // zero: no file, which is no calendar
    setRead(next)
    setNone(next === null)
    const suggested = suggest(next?.appointments ?? [], choices, { entries, before })
    setChosen(suggested.map((each) => ({ ...each, isChosen: each.on !== null && !each.isWritten })))
  }
  const change = (key: string, to: Partial<ChosenAppointment>) => {
    setTouched(true)
    setEmpty(false)
    setChosen((old) => old.map((each) => (each.key === key ? { ...each, ...to } : each)))
  }
  const ready = chosen.filter(({ isChosen, on }) => isChosen && on !== null)
  return (
    <Modal
      open
      title="Uren uit je agenda"
      width={760}
      unsavedChanges={isTouched}
      onClose={onClose}
      footer={
        chosen.length > 0 && (
          <Button
            variant="primary"
            loading={writing.isPending}
            onClick={() => (ready.length === 0 ? setEmpty(true) : void writing.write(ready))}
          >
            {buttonText(ready.length)}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        {read === null ? (
          <FileUpload
            label="Je agenda als .ics"
            maxFiles={1}
            onFiles={(files) => void take(files)}
            {...(isNone && { error: NO_CALENDAR })}
          />
        ) : (
          <Found read={read} />
        )}
        {chosen.length > 0 && (
          <ul className={styles.lines}>
            {chosen.map((each) => (
              <AppointmentRow
                key={each.key}
                appointment={each}
                choices={choices}
                fault={writing.faults[each.key]}
                onChange={(to) => change(each.key, to)}
              />
            ))}
          </ul>
        )}
        {isEmpty && <Alert tone="danger">Er is nog niets gekozen. Kies een project bij wat je wilt schrijven.</Alert>}
        <p className={styles.muted}>
          Het bestand blijft in je browser; alleen wat je kiest wordt als uren geschreven, met de afspraak als notitie.
        </p>
      </div>
    </Modal>
  )
}

const buttonText = (count: number): string =>
  count === 0 ? 'Afspraken schrijven' : count === 1 ? '1 afspraak schrijven' : `${count} afspraken schrijven`

/** What the file has to say where there is nothing to choose, and what of it could not be placed. */
function Found({ read: { appointments, unknownZone } }: { read: ReadCalendar }) {
  return (
    <>
      {appointments.length === 0 && (
        <Alert tone="info">In dit bestand staan geen afspraken met een begin en een eind in deze week.</Alert>
      )}
      {unknownZone > 0 && (
        <Alert tone="warning">
          {unknownZone === 1 ? 'Eén afspraak is' : `${unknownZone} afspraken zijn`} overgeslagen: het bestand zegt niet
          in welke tijdzone.
        </Alert>
      )}
    </>
  )
}
