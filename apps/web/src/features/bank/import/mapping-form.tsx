import type { ColumnMapping, ColumnRole, MappedTable } from '@klopt/api-client/contract'
import { Alert, Button, Select } from '@klopt/ui'
import { countOf } from '../bank-texts.ts'
import type { ImportState } from './import-files.ts'
import { MappedLines } from './mapped-lines.tsx'
import { COLUMN_ROLES, DATE_STYLES, DECIMAL_MARKS, withRole } from './mapping-texts.ts'
import * as styles from './mapping-form.css.ts'

interface MappingFormProps {
  state: Extract<ImportState, { step: 'mapping' }>
  /** Called with the whole mapping at each choice. */
  onChange: (mapping: ColumnMapping) => void
  onKeep: () => void
}

const SAMPLES = 3
const PROBLEMS = 5

/** What each column of somebody's own file is, with what that reads of its first lines. */
export function MappingForm({ state: { table, isBusy, error }, onChange, onKeep }: MappingFormProps) {
  const { mapping } = table
  const setRole = (at: number, role: ColumnRole) =>
    onChange({ ...mapping, columns: withRole(mapping.columns, at, role) })
  return (
    <div className={styles.form}>
      <p>
        Klopt kent dit bestand nog niet. Kijk of elke kolom goed staat; we onthouden het voor het volgende bestand met
        dezelfde koppen.
      </p>
      <ul className={styles.columns}>
        {table.header.map((head, at) => (
          // The place of a column is what it is known by: heads may be alike.
          <li key={at} className={styles.column}>
            <span className={styles.head}>{head === '' ? `Kolom ${at + 1}` : head}</span>
            <span className={styles.samples}>{samplesOf(table, at)}</span>
            <Select
              label={`Wat staat er in ${head === '' ? `kolom ${at + 1}` : head}?`}
              labelHidden
              options={COLUMN_ROLES}
              value={mapping.columns[at] ?? 'ignore'}
              onChange={(role) => role && setRole(at, role)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.styles}>
        <Select
          label="Datums staan als"
          options={DATE_STYLES}
          value={mapping.dateStyle}
          onChange={(dateStyle) => dateStyle && onChange({ ...mapping, dateStyle })}
        />
        <Select
          label="Voor de centen staat een"
          options={DECIMAL_MARKS}
          value={mapping.decimalMark}
          onChange={(decimalMark) => decimalMark && onChange({ ...mapping, decimalMark })}
        />
      </div>
      <Problems table={table} error={error} />
      <MappedLines table={table} isBusy={isBusy} />
      <Button
        variant="primary"
        className={styles.keep}
        loading={isBusy}
        disabled={table.problemCount > 0}
        onClick={onKeep}
      >
        Zo lezen en onthouden
      </Button>
    </div>
  )
}

/** What stands in a column, so that its head need not say it. */
const samplesOf = ({ samples }: MappedTable, at: number): string =>
  samples
    .flatMap((cells) => (cells[at] ? [cells[at]] : []))
    .slice(0, SAMPLES)
    .join(' · ') || 'leeg'

function Problems({ table: { problems, problemCount }, error }: { table: MappedTable; error: string | null }) {
  const messages = [...(error === null ? [] : [error]), ...problems.slice(0, PROBLEMS).map(({ message }) => message)]
  const [first, ...more] = messages
  if (first === undefined) return null
  const left = problemCount - PROBLEMS
  return (
    <Alert tone="danger" title="Dit kan zo nog niet gelezen worden">
      {more.length === 0 ? (
        first
      ) : (
        <ul className={styles.problems}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
          {left > 0 && <li>En nog {countOf(left, 'regel', 'regels')}.</li>}
        </ul>
      )}
    </Alert>
  )
}
