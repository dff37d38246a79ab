import { Button, DateField, TextField } from '@klopt/ui'
import { addDays, formatDate } from '@klopt/validators'
import * as styles from './booking.css.ts'
import { KindSelect } from './kind-select.tsx'
import { marksOf } from './reading-mark.tsx'
import type { BookingState } from './use-booking.ts'

/** What it is, its number and its dates. */
export function InvoiceHead({ booking }: { booking: BookingState }) {
  const { draft, update, errors, proposal, today, hasDocument } = booking
  const termDays = proposal?.paymentTermDays?.value ?? USUAL_TERM_DAYS
  return (
    <>
      <div className={styles.numberLine}>
        <div data-field="number">
          <TextField
            label="Factuurnummer"
            hint={hasDocument ? undefined : 'Geen nummer? Vul in waaraan je hem herkent.'}
            autoComplete="off"
            maxLength={100}
            value={draft.number}
            onChange={({ target }) => update('number', (before) => ({ ...before, number: target.value }))}
            error={errors.number}
            {...marksOf(booking, 'number')}
          />
        </div>
        <KindSelect booking={booking} />
      </div>
      <div className={styles.pair}>
        <div data-field="invoiceDate">
          <DateField
            label="Datum"
            today={today}
            value={draft.invoiceDate}
            onChange={(invoiceDate) => update('invoiceDate', (before) => ({ ...before, invoiceDate }))}
            error={errors.invoiceDate}
            {...marksOf(booking, 'invoiceDate')}
          />
        </div>
        <div data-field="dueDate">
          <DateField
            label="Vervalt"
            today={today}
            value={draft.dueDate}
            onChange={(dueDate) => update('dueDate', (before) => ({ ...before, dueDate }))}
            error={errors.dueDate}
            {...marksOf(booking, 'dueDate')}
          />
          {draft.dueDate === null && draft.invoiceDate !== null && (
            <TermButton
              date={addDays(draft.invoiceDate, termDays)}
              days={termDays}
              onChoose={(dueDate) => update('dueDate', (before) => ({ ...before, dueDate }))}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** By law, where nothing was agreed. */
const USUAL_TERM_DAYS = 30

interface TermButtonProps {
  date: string
  days: number
  onChoose: (date: string) => void
}

const TermButton = ({ date, days, onChoose }: TermButtonProps) => (
  <Button variant="light" size="small" onClick={() => onChoose(date)}>
    {days} dagen: {formatDate(date)}
  </Button>
)
