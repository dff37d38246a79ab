import { useState } from 'react'
import type { Usage } from '../docs/usage.ts'
import { TimeField } from '../time-field/time-field.tsx'

export const usage: Usage = {
  use: ['A time of day: when an appointment begins, until when a shop is open.'],
  avoid: ['How long something took: a `DurationField`.', 'A day: a `DateField`.'],
  anatomy: [
    'The time, shown as the locale has it once the field is left: `09:30`, or `9:30 AM`.',
    'A form sends `HH:MM` under `name`, and takes it back when it is reset.',
  ],
  keys: {
    'Arrow up, arrow down': 'a quarter later or earlier, on the whole quarter (`stepMinutes`), within `min` and `max`',
  },
  words: [
    'The label says of what: "Begintijd", "Open vanaf".',
    'The value is `HH:MM` of 24 hours, or null; it has no day and no time zone.',
  ],
}

export function Example() {
  const [time, setTime] = useState<string | null>('09:30')
  return <TimeField label="Begintijd" value={time} onChange={setTime} />
}
