import '@klopt/ui/styles.css'
import { TimeGrid } from '@klopt/ui'
import { useState } from 'react'
import { DAYS, type Worked } from '../worked.ts'

/** The week as the screen of hours has it. */
export function WeekGrid({ rows: initial }: { rows: readonly Worked[] }) {
  const [rows, setRows] = useState(initial)
  return (
    <TimeGrid
      label="Uren"
      monday={DAYS[0]}
      today={DAYS[2]}
      rows={rows}
      dayTargetSeconds={8 * 3600}
      weekTargetSeconds={40 * 3600}
      onChange={(id, day, seconds) =>
        setRows((old) =>
          old.map((row) =>
            row.id === id ? { ...row, entries: { ...row.entries, [day]: { seconds: seconds ?? 0 } } } : row,
          ),
        )
      }
    />
  )
}
