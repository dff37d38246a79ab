import { formatEuro } from '@klopt/validators'
import { useState } from 'react'
import { MoneyField } from '../money-field/money-field.tsx'
import { Select } from '../select/select.tsx'
import { Table } from '../table/table.tsx'
import type { Column, Refusal, TableProps } from '../table/table-types.ts'
import { TextField } from '../text-field/text-field.tsx'
import { invoices } from './invoices.tsx'

/** A line of which the amount may be missing, as it is while what is typed cannot be read. */
export interface EditedInvoice {
  number: string
  contact: string
  status: string
  amountCents: number | null
}

export type CellCommit = (row: EditedInvoice, columnId: string) => Refusal | Promise<Refusal>

const statuses = ['Concept', 'Verzonden', 'Betaald'].map((label) => ({ value: label, label }))

const editedColumns: readonly Column<EditedInvoice>[] = [
  { id: 'number', header: 'Nummer', cell: ({ number }) => number, width: '140px' },
  {
    id: 'contact',
    header: 'Relatie',
    cell: ({ contact }) => contact,
    card: 'title',
    editor: ({ row, onChange, field }) => (
      <TextField
        {...field}
        value={row.contact}
        onChange={({ target }) => onChange({ ...row, contact: target.value })}
      />
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => status,
    width: '180px',
    card: 'status',
    editor: ({ row, onChange, field }) => (
      <Select
        {...field}
        options={statuses}
        value={row.status}
        onChange={(status) => onChange({ ...row, status: String(status) })}
      />
    ),
  },
  {
    id: 'amount',
    header: 'Bedrag',
    cell: ({ amountCents }) => (amountCents === null ? '' : formatEuro(amountCents)),
    align: 'end',
    width: '160px',
    card: 'amount',
    editor: ({ row, onChange, field }) => (
      <MoneyField
        {...field}
        align="end"
        value={row.amountCents}
        onChange={(amountCents) => onChange({ ...row, amountCents })}
      />
    ),
  },
]

export interface EditedInvoicesProps extends Partial<TableProps<EditedInvoice>> {
  /** How many there are. Default 3. */
  count?: number
  /** What the owner answers; what it does not refuse is kept. */
  onCommit?: CellCommit
}

const hasContact: CellCommit = ({ contact }) =>
  contact.trim() === '' ? 'Vul een relatie in: een factuur is voor iemand.' : undefined

/** A table of which three columns can be edited. */
export function EditedInvoices({ count = 3, onCommit = hasContact, ...rest }: EditedInvoicesProps) {
  const [rows, setRows] = useState<readonly EditedInvoice[]>(() => invoices(count))
  const keep = (row: EditedInvoice, refusal: Refusal): Refusal => {
    if (refusal === undefined) setRows((old) => old.map((each) => (each.number === row.number ? row : each)))
    return refusal
  }
  const commit: CellCommit = (row, columnId) => {
    const answer = onCommit(row, columnId)
    return answer instanceof Promise ? answer.then((refusal) => keep(row, refusal)) : keep(row, answer)
  }
  return (
    <Table
      label="Facturen"
      columns={editedColumns}
      rows={rows}
      rowKey={({ number }) => number}
      rowLabel={({ number }) => `factuur ${number}`}
      onCellCommit={commit}
      {...rest}
    />
  )
}
