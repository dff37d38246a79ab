import { useState } from 'react'
import { BalanceBar } from '../balance-bar/balance-bar.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { DateField } from '../date-field/date-field.tsx'
import type { Usage } from '../docs/usage.ts'
import { EntryGrid } from '../entry-grid/entry-grid.tsx'
import { columns, emptyLine, sumOf, wages, type Line } from '../testing/entry-lines.ts'
import { TextField } from '../text-field/text-field.tsx'
import * as styles from './example.css.ts'

export const usage: Usage = {
  use: ['Everything that is filled in and booked.'],
  avoid: ['One value on a screen that is read: a `Pane`.', 'Questions that follow from each other: `Steps`.'],
  anatomy: [
    'Fields 16 px apart; what belongs together shares a row, by its length.',
    'Lines of the same kind in an `EntryGrid`, and under it a `BalanceBar`.',
    'What was read for somebody stands on `proposed`, with its source.',
    'One main button, and under it the number, date and period it will count in.',
  ],
  keys: { 'Ctrl Enter': 'books, where the screen says so' },
  words: [
    'The main button is the deed: "Boeken".',
    'Before the press it says what it does: "Telt op 31 oktober 2026".',
  ],
}

export function Example() {
  const [lines, setLines] = useState<readonly Line[]>(wages)
  const [date, setDate] = useState<string | null>('2026-10-31')
  return (
    <form className={styles.stack} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.pair}>
        <DateField label="Datum" today="2026-11-20" value={date} onChange={setDate} />
        <TextField label="Omschrijving" defaultValue="Lonen oktober 2026" />
      </div>
      <Card padding="none">
        <EntryGrid
          label="Regels van de boeking"
          columns={columns}
          rows={lines}
          rowKey={({ key }) => key}
          onChange={setLines}
          newRow={emptyLine}
        />
      </Card>
      <BalanceBar
        first={{ label: 'Debet', cents: sumOf(lines, 'debitCents') }}
        second={{ label: 'Credit', cents: sumOf(lines, 'creditCents') }}
        balancedText="debet is credit"
      />
      <div>
        <Button type="submit" variant="primary" size="large">
          Boeken
        </Button>
        <p className={styles.second}>Krijgt nummer M-2026-0087. Telt op 31 oktober 2026; die maand is nog open.</p>
      </div>
    </form>
  )
}
