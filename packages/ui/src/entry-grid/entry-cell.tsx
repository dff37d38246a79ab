'use client'

import { Combobox } from '../combobox/combobox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { TypedEntryColumn } from './entry-types.ts'
import { isTooMuch } from './is-too-much.ts'
import { useMoney } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface EntryCellProps<Row> {
  column: TypedEntryColumn<Row>
  row: Row
  /** The number of the line, from 1. */
  line: number
  error: string | undefined
  /** Changes the line it stands in. */
  onChange: (update: (row: Row) => Row) => void
}

/** The field of one cell, as it is anywhere else, with its label in the head of the column. */
export function EntryCell<Row>({ column, row, line, error, onChange }: EntryCellProps<Row>) {
  const texts = useLanguage('entryGrid', dutch)
  const money = useMoney()
  const { header, placeholder } = column
  const field = { label: texts.place(header, line), labelHidden: true, placeholder, error }
  switch (column.kind) {
    case 'text':
      return (
        <TextField
          {...field}
          autoComplete="off"
          maxLength={column.maxLength}
          value={column.get(row)}
          onChange={({ target }) => onChange((old) => column.set(old, target.value))}
        />
      )
    case 'money':
      return (
        <MoneyField
          {...field}
          error={isTooMuch(column, column.get(row)) ? texts.tooMuch(money.show(column.maxCents)) : error}
          align="end"
          value={column.get(row)}
          onChange={(cents) => onChange((old) => column.set(old, cents))}
        />
      )
    case 'number':
      return (
        <NumberField
          {...field}
          align="end"
          unit={column.unit}
          maxDecimals={column.maxDecimals}
          value={column.get(row)}
          onChange={(decimal) => onChange((old) => column.set(old, decimal))}
        />
      )
    case 'date':
      return (
        <DateField
          {...field}
          calendarTabStop={false}
          today={column.today}
          value={column.get(row)}
          onChange={(date) => onChange((old) => column.set(old, date))}
        />
      )
    case 'select':
      return (
        <Select
          {...field}
          // An empty cell is empty, not a question.
          placeholder={placeholder ?? ''}
          options={column.options}
          value={column.get(row)}
          onChange={(value) => onChange((old) => column.set(old, value))}
        />
      )
    case 'combobox':
      return (
        <Combobox
          {...field}
          chooseOnTab
          options={column.options}
          loadOptions={column.loadOptions}
          debounceMs={column.debounceMs}
          value={column.get(row)}
          onChange={(option) => onChange((old) => column.set(old, option))}
        />
      )
  }
}
