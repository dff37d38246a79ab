'use client'

import { addMonths } from '@klopt/validators'
import { ChevronLeft, ChevronRight } from '../icons/drawings.ts'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { CalendarDay } from './calendar-day.tsx'
import * as styles from './calendar.css.ts'
import { monthGrid } from './month-grid.ts'
import { moveInCalendar } from './move-in-calendar.ts'
import { useDate } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface CalendarProps {
  /** The chosen date, if any. */
  value: string | null
  /** Called with the day that is chosen, `YYYY-MM-DD`. */
  onChoose: (date: string) => void
  /** The civil date of today. */
  today: string
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string
  /** The days of a range, shown in place of the chosen date. */
  range?: { readonly from: string; readonly to: string } | null
  /** Told when the keys or the pointer come to a day, so that a range can show on the way. */
  onReach?: (date: string) => void
  /** Under the days: what is asked now. It is announced when it changes. */
  note?: string
}

/** A month of days with the numbers of its weeks. Takes the focus when it appears. */
export function Calendar(props: CalendarProps) {
  const { value, onChoose, today, min = '0001-01-01', max = '9998-12-31', onReach, note } = props
  const range = props.range === undefined ? value !== null && { from: value, to: value } : props.range
  const clamp = (date: string) => (date < min ? min : date > max ? max : date)
  const [current, setCurrent] = useState(() => clamp(value ?? today))
  const { showMonth, firstDay } = useDate()
  const draw = useDigits()
  const grid = useRef<HTMLTableElement>(null)
  const movesFocus = useRef(true)

  useEffect(() => {
    if (movesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    movesFocus.current = false
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveInCalendar(current, event, event.currentTarget.matches(':dir(rtl)'), firstDay)
    if (next === null) return
    event.preventDefault()
    movesFocus.current = true
    setCurrent(clamp(next))
    onReach?.(clamp(next))
  }
  const isRange = props.range !== undefined
  const gridBehaviour = { role: 'grid', onKeyDown, 'aria-multiselectable': isRange || undefined }
  return (
    <div className={styles.calendar}>
      <MonthHeader month={showMonth(current)} onPage={(months) => setCurrent(clamp(addMonths(current, months)))} />
      <table ref={grid} {...gridBehaviour} aria-label={showMonth(current)} className={styles.days}>
        <WeekdayHeads />
        <tbody>
          {monthGrid(current, firstDay).map(({ week, days }) => (
            <tr key={days[0]}>
              <th scope="row" className={styles.weekNumber}>
                {draw(week)}
              </th>
              {days.map((date) => (
                <CalendarDay
                  key={date}
                  date={date}
                  number={draw(Number(date.slice(8)))}
                  isChosen={Boolean(range && (date === range.from || date === range.to))}
                  isWithin={Boolean(range && range.from < date && date < range.to)}
                  isCurrent={date === current}
                  isToday={date === today}
                  isOutside={date.slice(0, 7) !== current.slice(0, 7)}
                  isDisabled={date < min || date > max}
                  onChoose={onChoose}
                  onReach={onReach}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p aria-live="polite" className={styles.note}>
          {note}
        </p>
      )}
    </div>
  )
}

/** Writes a number of a day or a week in the digits of the language. */
function useDigits(): (number: number) => string {
  const locale = useLanguage('locale', 'nl-NL')
  return useMemo(() => new Intl.NumberFormat(locale).format, [locale])
}

interface MonthHeaderProps {
  month: string
  onPage: (months: number) => void
}

const MonthHeader = ({ month, onPage }: MonthHeaderProps) => {
  const texts = useLanguage('dateField', dutch)
  return (
    <div className={styles.header}>
      <span aria-live="polite" className={styles.month}>
        {month}
      </span>
      <div className={styles.pager}>
        <IconButton icon={ChevronLeft} label={texts.previousMonth} size="small" onClick={() => onPage(-1)} />
        <IconButton icon={ChevronRight} label={texts.nextMonth} size="small" onClick={() => onPage(1)} />
      </div>
    </div>
  )
}

const WeekdayHeads = () => {
  const { weekdays, firstDay } = useDate()
  const texts = useLanguage('dateField', dutch)
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.head}>
          <span className={visuallyHidden}>{texts.week}</span>
        </th>
        {[...weekdays.slice(firstDay - 1), ...weekdays.slice(0, firstDay - 1)].map(([short, full]) => (
          <th key={full} scope="col" abbr={full} className={styles.head}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  )
}
