import { Card, DateField, RadioGroup, Select, Switch, TextField } from '@klopt/ui'
import { laterDay, type RecurringDraft } from './recurring-draft.ts'
import type { RecurringDraftState } from './use-recurring-draft.ts'
import * as styles from './recurring.css.ts'

interface SchedulePanelProps {
  draft: RecurringDraft
  update: RecurringDraftState['update']
  problems: RecurringDraftState['problems']
}

const units = [
  { value: 'day', label: 'dagen' },
  { value: 'week', label: 'weken' },
  { value: 'month', label: 'maanden' },
  { value: 'year', label: 'jaar' },
] as const

const modes = [
  { value: 'draft', label: 'Als concept klaarzetten' },
  { value: 'send', label: 'Meteen definitief maken en versturen' },
] as const

/** When it is made again, until when, what prices do, and whether it leaves by itself. */
export function SchedulePanel({ draft, update, problems }: SchedulePanelProps) {
  const set = (changes: Partial<RecurringDraft>) => update((before) => ({ ...before, ...changes }))
  const monthDay = laterDay(draft)
  return (
    <Card title="Herhalen">
      <div className={styles.fields}>
        <TextField
          label="Elke"
          inputMode="numeric"
          value={draft.count}
          onChange={({ target }) => set({ count: target.value })}
          error={problems['count']}
        />
        <Select
          label="Eenheid"
          options={units}
          value={draft.unit}
          onChange={(unit) => set({ unit: unit ?? draft.unit })}
        />
        <DateField
          label="Eerste factuur"
          value={draft.invoiceDate}
          onChange={(invoiceDate) => set({ invoiceDate, dayOfMonth: null })}
          error={problems['invoiceDate']}
        />
        <DateField
          label="Laatste dag"
          value={draft.endsOn}
          onChange={(endsOn) => set({ endsOn })}
          error={problems['endsOn']}
        />
        <TextField
          label="Aantal keer"
          inputMode="numeric"
          value={draft.times}
          onChange={({ target }) => set({ times: target.value })}
          error={problems['times']}
        />
        <DateField
          label="Naar rato vanaf"
          value={draft.proRataFrom}
          onChange={(proRataFrom) => set({ proRataFrom })}
          error={problems['proRataFrom']}
        />
        {monthDay !== null && (
          <Switch
            label={
              monthDay === 31 ? 'Daarna op de laatste dag van elke maand' : `Daarna op dag ${monthDay} van elke maand`
            }
            className={styles.wholeRow}
            checked={draft.dayOfMonth !== null}
            onChange={(isLater) => set({ dayOfMonth: isLater ? monthDay : null })}
          />
        )}
        <TextField
          label="Prijzen omhoog met (%)"
          inputMode="decimal"
          value={draft.indexPercent}
          onChange={({ target }) => set({ indexPercent: target.value })}
          error={problems['indexPercent']}
        />
        <DateField label="Vanaf" value={draft.indexFrom} onChange={(indexFrom) => set({ indexFrom })} />
        <Switch
          label="Elk jaar opnieuw"
          checked={draft.indexEveryYear}
          onChange={(indexEveryYear) => set({ indexEveryYear })}
        />
        <RadioGroup
          label="Elke factuur"
          className={styles.wholeRow}
          options={modes}
          value={draft.mode}
          onChange={(mode) => set({ mode })}
        />
        <Switch
          label="Omzet over de maanden van de periode verdelen"
          className={styles.wholeRow}
          checked={draft.spreads}
          onChange={(spreads) => set({ spreads })}
        />
        <p className={`${styles.muted} ${styles.wholeRow}`}>
          Met {'{periode}'} in een tekst komt daar de periode van de factuur te staan.
        </p>
      </div>
    </Card>
  )
}
