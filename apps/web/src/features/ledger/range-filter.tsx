import { DateField, Select } from '@klopt/ui'
import { useState } from 'react'
import { today as todayNow } from '../../app/today.ts'
import { presetOf, rangePresets, type DateRange } from './date-range.ts'
import * as styles from './ledger.css.ts'

export interface RangeFilterProps {
  range: DateRange
  onChange: (range: DateRange) => void
}

const ownRange = 'own'

/** Chooses a range of days: a preset, or its first and last day. */
export function RangeFilter({ range, onChange }: RangeFilterProps) {
  const today = todayNow()
  const presets = rangePresets(today)
  const preset = presetOf(range, today)
  return (
    <>
      <Select
        className={styles.preset}
        label="Periode"
        value={preset?.id ?? ownRange}
        options={[
          ...presets.map(({ id, label }) => ({ value: id, label })),
          ...(preset ? [] : [{ value: ownRange, label: 'Eigen periode' }]),
        ]}
        onChange={(id) => {
          const chosen = presets.find((each) => each.id === id)
          if (chosen) onChange(chosen.range)
        }}
      />
      <Days key={`${range.from} ${range.to}`} range={range} onChange={onChange} />
    </>
  )
}

/** The two days; what is typed counts when a field is left, so that a half-typed year is not fetched. */
function Days({ range, onChange }: RangeFilterProps) {
  const [from, setFrom] = useState<string | null>(range.from)
  const [to, setTo] = useState<string | null>(range.to)
  const settle = (next: { from: string | null; to: string | null }) => {
    if (next.from === null || next.to === null || next.from > next.to) return
    if (next.from !== range.from || next.to !== range.to) onChange({ from: next.from, to: next.to })
  }
  const change = (next: { from: string | null; to: string | null }) => {
    setFrom(next.from)
    setTo(next.to)
    // A day chosen in the calendar is final; the field itself has the focus only while somebody types.
    if (!(document.activeElement instanceof HTMLInputElement)) settle(next)
  }
  const onEnter = (event: { key: string }) => {
    if (event.key === 'Enter') settle({ from, to })
  }
  return (
    <>
      <DateField
        className={styles.day}
        label="Van"
        value={from}
        onChange={(day) => change({ from: day, to })}
        onBlur={() => settle({ from, to })}
        onKeyDown={onEnter}
      />
      <DateField
        className={styles.day}
        label="Tot en met"
        value={to}
        onChange={(day) => change({ from, to: day })}
        onBlur={() => settle({ from, to })}
        onKeyDown={onEnter}
        error={from !== null && to !== null && from > to ? 'Kies een dag na de eerste dag' : undefined}
      />
    </>
  )
}
