import { useState } from 'react'
import type { Worked } from '../worked.ts'

const WEEK = Array.from({ length: 7 }, (_, index) => `2026-11-${16 + index}`)
const hours = (seconds: number | undefined) => (seconds === undefined ? '' : String(seconds / 3600))

/** Inputs of React in a table, each with its text, and nothing else. */
export function WeekGrid({ rows }: { rows: readonly Worked[] }) {
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.title}</th>
            {WEEK.map((day) => (
              <Cell key={day} label={`${row.title}, ${day}`} text={hours(row.entries[day]?.seconds)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ label, text }: { label: string; text: string }) {
  const [typed, setTyped] = useState(text)
  return (
    <td>
      <input aria-label={label} value={typed} onChange={({ target }) => setTyped(target.value)} />
    </td>
  )
}
