import { useState } from 'react'
import { Table } from '../table/table.tsx'
import type { TableProps } from '../table/table-types.ts'
import { invoiceColumns, invoices, totalOf, type Invoice } from './invoices.tsx'

export interface InvoicesTableProps extends Partial<TableProps<Invoice>> {
  /** How many there are at first. Default 5. */
  count?: number
}

/** A table with all a table can have: totals, a selection and what can be done with it. */
export function InvoicesTable({ count = 5, ...rest }: InvoicesTableProps) {
  const [rows, setRows] = useState(() => invoices(count))
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const remove = () => {
    setRows(rows.filter(({ number }) => !keys.has(number)))
    setKeys(new Set())
  }
  const totals: Readonly<Record<string, string>> = { contact: 'Totaal', amount: totalOf(rows) }
  return (
    <Table
      label="Facturen"
      columns={invoiceColumns.map((column) => ({ ...column, total: totals[column.id] }))}
      rows={rows}
      rowKey={({ number }) => number}
      rowLabel={({ number }) => `factuur ${number}`}
      selection={{ keys, onChange: setKeys }}
      bulkActions={
        <button type="button" onClick={remove}>
          Verwijderen
        </button>
      }
      onRowActivate={() => undefined}
      {...rest}
    />
  )
}
