import '@klopt/ui/styles.css'
import { EntryGrid, type EntryColumn, type Option } from '@klopt/ui'
import { useState } from 'react'
import type { Line } from '../lines.ts'

const accounts: readonly Option[] = Array.from({ length: 120 }, (_, index) => ({
  value: index,
  label: `${4000 + index} Rekening ${index}`,
}))
const rates: readonly Option[] = [
  { value: '', label: 'geen' },
  { value: 'high', label: '21%' },
]

/** The columns of the general journal: an account, words, a rate and both sides. */
const columns: readonly EntryColumn<Line>[] = [
  {
    id: 'account',
    kind: 'combobox',
    header: 'Rekening',
    options: accounts,
    get: () => null,
    set: (line) => line,
  },
  {
    id: 'description',
    kind: 'text',
    header: 'Omschrijving',
    get: ({ description }) => description,
    set: (line, description) => ({ ...line, description }),
  },
  { id: 'vat', kind: 'select', header: 'Btw', options: rates, get: () => '', set: (line) => line },
  {
    id: 'debit',
    kind: 'money',
    header: 'Debet',
    get: ({ debitCents }) => debitCents,
    set: (line, debitCents) => ({ ...line, debitCents }),
  },
  {
    id: 'credit',
    kind: 'money',
    header: 'Credit',
    get: ({ creditCents }) => creditCents,
    set: (line, creditCents) => ({ ...line, creditCents }),
  },
]

export function TypingGrid({ lines }: { lines: readonly Line[] }) {
  const [rows, setRows] = useState(lines)
  return (
    <EntryGrid
      label="Regels"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      onChange={setRows}
      newRow={() => ({ key: String(Math.random()), description: '', debitCents: null, creditCents: null })}
    />
  )
}
