import type { Styles } from './styles-of-values.ts'
import type { TypedEntryColumn } from './entry-types.ts'

/** What a cell holds, as text: how it is read where it cannot be typed in. */
export function showValue<Row>(
  column: TypedEntryColumn<Row>,
  row: Row,
  { money, number, date: dates }: Styles,
): string {
  switch (column.kind) {
    case 'text':
      return column.get(row)
    case 'money': {
      const cents = column.get(row)
      return cents === null ? '' : money.show(cents)
    }
    case 'number': {
      const decimal = column.get(row)
      return decimal === null ? '' : [number.show(decimal), column.unit].filter(Boolean).join(' ')
    }
    case 'date': {
      const date = column.get(row)
      return date === null ? '' : dates.show(date)
    }
    case 'select': {
      const chosen = column.get(row)
      return column.options.find(({ value }) => value === chosen)?.label ?? ''
    }
    case 'combobox':
      return column.get(row)?.label ?? ''
  }
}
