'use client'

import { formatDuration } from '@klopt/validators'
import { memo, useId, useState, type MouseEvent } from 'react'
import { parseTypedDuration } from '../duration-field/parse-typed-duration.ts'
import { useNumber } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch as durationFieldDutch } from '../duration-field/texts.ts'
import { FieldError } from '../form-field/field-error.tsx'
import { messages } from '../form-field/form-field.css.ts'
import { useSettledError } from '../form-field/use-settled-error.ts'
import { useTypedValue } from '../hooks/use-typed-value.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { roles } from '../table/table-roles.ts'
import { dutch } from './texts.ts'
import type { TimeEntry, TimeGridProps } from './time-grid-types.ts'
import * as styles from './time-grid.css.ts'
import type { WeekDay } from './week-days.ts'

interface TimeCellProps extends Pick<TimeGridProps, 'readOnly'> {
  rowId: string
  /** What the line is called. */
  rowName: string
  day: WeekDay
  entry: TimeEntry | undefined
  /** The same function at every rendering. Called with whole seconds, or null, once the cell is left with another time. */
  onTime: TimeGridProps['onChange']
}

/** The time of one day on one line: typed as a duration, and told when the cell is left. */
function Cell({ rowId, rowName, day, entry, readOnly, onTime }: TimeCellProps) {
  const texts = useLanguage('timeGrid', dutch)
  const { seconds = null, hasNote = false, running = false, fault } = entry ?? {}
  const asides = [hasNote && texts.hasNote, running && texts.running].filter(Boolean).join(', ')
  const label = texts.cell(rowName, day.long)
  return (
    <td
      {...roles.cell}
      data-column={day.date}
      data-today={day.isToday || undefined}
      data-weekend={day.isWeekend || undefined}
      data-running={running || undefined}
      className={styles.cell}
    >
      {hasNote && <span className={styles.note} />}
      {readOnly || running ? (
        <span className={styles.shown}>
          {seconds === null ? texts.none : formatDuration(seconds)}
          {asides && <span className={visuallyHidden}> {asides}</span>}
        </span>
      ) : (
        <TimeInput
          label={asides ? `${label}, ${asides}` : label}
          seconds={seconds}
          fault={fault}
          onTime={(next) => onTime(rowId, day.date, next)}
        />
      )}
    </td>
  )
}

interface TimeInputProps {
  label: string
  seconds: number | null
  fault: string | undefined
  onTime: (seconds: number | null) => void
}

/** A field of durations without the frame of one: a week has a hundred, named by their line and column. */
function TimeInput({ label, seconds, fault, onTime }: TimeInputProps) {
  const texts = useLanguage('timeGrid', dutch)
  const numbers = useNumber()
  const durationTexts = useLanguage('durationField', durationFieldDutch)
  const errorId = useId()
  const [draft, setDraft] = useState(seconds)
  const [known, setKnown] = useState(seconds)
  if (seconds !== known) {
    setKnown(seconds)
    setDraft(seconds)
  }
  const { text, isUnread, type, settle } = useTypedValue(draft, setDraft, parseTypedDuration, formatDuration)
  const { shownError, watch } = useSettledError(
    isUnread ? durationTexts.notADuration(numbers.show('1.5')) : draft === seconds ? undefined : fault,
  )
  return (
    <>
      <input
        type="text"
        aria-label={label}
        aria-invalid={shownError ? true : undefined}
        aria-describedby={shownError && errorId}
        autoComplete="off"
        placeholder={texts.none}
        className={styles.input}
        value={text}
        {...watch}
        onMouseDown={replaceByTyping}
        onChange={({ target }) => type(target.value)}
        onBlur={({ target }) => {
          settle()
          watch.onBlur()
          // Half a duration is not told: it stands there, with what is wrong.
          if (draft !== seconds && (draft !== null || target.value.trim() === '')) onTime(draft)
        }}
      />
      {shownError && (
        <div className={messages}>
          <FieldError id={errorId}>{shownError}</FieldError>
        </div>
      )}
    </>
  )
}

/** As by Tab, what stands in a cell that is entered is replaced by what is typed; a second press puts the caret. */
function replaceByTyping(event: MouseEvent<HTMLInputElement>) {
  const input = event.currentTarget
  if (input.matches(':focus')) return
  event.preventDefault()
  input.focus()
  input.select()
}

/** A key changes one cell of a hundred, and its total: the others are drawn as they were. */
export const TimeCell = memo(Cell, (before, after) => {
  const [was, is] = [before.entry, after.entry]
  return (
    before.rowId === after.rowId &&
    before.rowName === after.rowName &&
    before.day === after.day &&
    before.readOnly === after.readOnly &&
    before.onTime === after.onTime &&
    was?.seconds === is?.seconds &&
    was?.hasNote === is?.hasNote &&
    was?.running === is?.running &&
    was?.fault === is?.fault
  )
})
