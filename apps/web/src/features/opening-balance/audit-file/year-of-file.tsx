import type { AuditFilePreview } from '@klopt/api-client/contract'
import { Alert, Card, Checkbox } from '@klopt/ui'
import * as styles from './audit-file.css.ts'

export interface YearOfFileProps {
  entries: AuditFilePreview['entries']
  isWanted: boolean
  onWant: (isWanted: boolean) => void
}

/** The bookings of the year in a file: whether they come along, and what happens then. */
export function YearOfFile({ entries: { count, lines, notes, whyNot }, isWanted, onWant }: YearOfFileProps) {
  return (
    <Card title="Boekingen van het jaar">
      <div className={styles.taken}>
        <Checkbox
          label={`Ook de boekingen overnemen (${count}, samen ${lines} regels)`}
          hint="Kies dit als je in Klopt verdergaat met het jaar van dit bestand."
          checked={isWanted}
          disabled={whyNot !== null}
          onChange={(event) => onWant(event.target.checked)}
        />
        {whyNot !== null && <Alert tone="warning">{whyNot}</Alert>}
        {isWanted && (
          <ul className={styles.problems}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
