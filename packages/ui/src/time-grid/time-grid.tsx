'use client'

import { formatDuration } from '@klopt/validators'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '../styles/class-names.ts'
import { roles } from '../table/table-roles.ts'
import { DayStrip } from './day-strip.tsx'
import { useLanguage } from '../language/use-language.ts'
import { useDate } from '../language/formats.ts'
import { dutch } from './texts.ts'
import { TimeCell } from './time-cell.tsx'
import type { TimeGridProps, TimeGridRow } from './time-grid-types.ts'
import * as styles from './time-grid.css.ts'
import { TimeTotals } from './time-totals.tsx'
import { useTimeKeys } from './use-time-keys.ts'
import { secondsOfRow, weekDays, type WeekDay } from './week-days.ts'

/**
 * The hours of a week: a line for each project, a column for each day, and a cell that is typed in as `1:30`, `1,5` or
 * `90m`. On a phone one day is shown at a time, chosen above the lines.
 */
export function TimeGrid(props: TimeGridProps) {
  const { label, monday, today, rows, onChange, readOnly, day, daysAlone, onDay, actions, className } = props
  const texts = useLanguage('timeGrid', dutch)
  const dates = useDate()
  const days = useMemo(() => weekDays(monday, today, dates, texts), [monday, today, dates, texts])
  const latest = useRef(onChange)
  useEffect(() => void (latest.current = onChange))
  const tell = useCallback<TimeGridProps['onChange']>((...time) => latest.current(...time), [])
  const shown = (seconds: number) => (seconds === 0 ? texts.none : formatDuration(seconds))
  const [wanted, setWanted] = useState(today)
  const looked = day ?? wanted
  const chosen = days.some(({ date }) => date === looked) ? looked : monday
  const onKeyDown = useTimeKeys(props)
  const choose = (date: string) => {
    setWanted(date)
    onDay?.(date)
  }
  const strip = <DayStrip days={days} rows={rows} chosen={chosen} onChoose={choose} />
  if (daysAlone) return <div className={classNames(styles.frame, className)}>{strip}</div>
  return (
    <div className={classNames(styles.frame, className)}>
      {strip}
      <table
        {...roles.table}
        aria-label={label}
        className={styles.table}
        onKeyDownCapture={onKeyDown}
        onFocusCapture={({ target }) => {
          const date = target.closest('[data-column]')?.getAttribute('data-column')
          if (date != null) onDay?.(date)
        }}
      >
        <TimeHead days={days} chosen={chosen} />
        <tbody {...roles.group} className={styles.block}>
          {rows.map((row) => (
            <tr
              key={row.id}
              {...roles.row}
              data-chosen={days.findIndex(({ date }) => date === chosen)}
              className={styles.row}
            >
              <RowName row={row} />
              {days.map((day) => (
                <TimeCell
                  key={day.date}
                  rowId={row.id}
                  rowName={nameOf(row)}
                  day={day}
                  entry={row.entries[day.date]}
                  readOnly={readOnly}
                  onTime={tell}
                />
              ))}
              <td {...roles.cell} className={styles.sum}>
                {shown(secondsOfRow(row, days))}
              </td>
            </tr>
          ))}
        </tbody>
        <TimeTotals {...props} days={days} chosen={chosen} />
      </table>
      {actions !== undefined && <div className={styles.foot}>{actions}</div>}
    </div>
  )
}

const nameOf = ({ title, task }: TimeGridRow) => [title, task].filter(Boolean).join(' · ')

function RowName({ row }: { row: TimeGridRow }) {
  return (
    <th {...roles.rowHead} scope="row" className={styles.nameCell}>
      <span className={styles.name}>
        {row.colour !== undefined && <span className={styles.colour} style={{ backgroundColor: row.colour }} />}
        <span className={styles.words}>
          <span className={styles.title}>{row.title}</span>
          {row.task !== undefined && <span className={styles.task}> · {row.task}</span>}
          {row.description !== undefined && <span className={styles.description}>{row.description}</span>}
        </span>
      </span>
    </th>
  )
}

function TimeHead({ days, chosen }: { days: readonly WeekDay[]; chosen: string }) {
  const texts = useLanguage('timeGrid', dutch)
  return (
    <thead {...roles.group} className={styles.head}>
      <tr {...roles.row}>
        <th {...roles.head} scope="col" className={styles.headName}>
          {texts.project}
        </th>
        {days.map(({ date, name, number, isToday, isWeekend }) => (
          <th
            key={date}
            {...roles.head}
            scope="col"
            data-today={isToday || undefined}
            data-weekend={isWeekend || undefined}
            data-shown={date === chosen || undefined}
            className={styles.headDay}
          >
            <span className={styles.dayName}>{name}</span> <span className={styles.dayNumber}>{number}</span>
          </th>
        ))}
        <th {...roles.head} scope="col" className={styles.headSum}>
          {texts.week}
        </th>
      </tr>
    </thead>
  )
}
