import {
  Button,
  Card,
  DateField,
  EmptyState,
  MoneyField,
  OverlayHost,
  PageHeader,
  Pane,
  Table,
  TextField,
  toast,
  type Column,
} from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { useEffect, useRef, useState, type FormEvent } from 'react'

interface Expense {
  id: string
  description: string
  date: string
  amountCents: number
}

const columns: readonly Column<Expense>[] = [
  { id: 'date', header: 'Datum', cell: ({ date }) => formatDateShort(date), width: '120px' },
  { id: 'description', header: 'Omschrijving', cell: ({ description }) => description, card: 'title' },
  { id: 'amount', header: 'Bedrag', cell: ({ amountCents }) => formatEuro(amountCents), align: 'end', card: 'amount' },
]

export function ExpensesScreen() {
  const [expenses, setExpenses] = useState<readonly Expense[]>([])
  const [open, setOpen] = useState(false)
  const save = (expense: Expense) => {
    setExpenses([...expenses, expense])
    setOpen(false)
    toast.success('Uitgave opgeslagen')
  }
  return (
    <main>
      <PageHeader
        title="Uitgaven"
        actions={
          <Button variant="primary" onClick={() => setOpen(true)}>
            Uitgave toevoegen
          </Button>
        }
      />
      <Card padding="none">
        <Table
          label="Uitgaven"
          columns={columns}
          rows={expenses}
          rowKey={({ id }) => id}
          empty={<EmptyState title="Nog geen uitgaven">Hier komt wat je voor je bedrijf hebt betaald.</EmptyState>}
        />
      </Card>
      <Pane open={open} onClose={() => setOpen(false)} title="Uitgave toevoegen">
        <ExpenseForm onSave={save} />
      </Pane>
      <OverlayHost />
    </main>
  )
}

function ExpenseForm({ onSave }: { onSave: (expense: Expense) => void }) {
  const [description, setDescription] = useState('')
  const [date, setDate] = useState<string | null>(null)
  const [amountCents, setAmountCents] = useState<number | null>(null)
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  // The button is never disabled for errors: the press leads to the first one.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (description !== '' && date !== null && amountCents !== null) {
      onSave({ id: crypto.randomUUID(), description, date, amountCents })
    } else setAttempts(attempts + 1)
  }
  const error = (missing: boolean) => (attempts > 0 && missing ? 'Dit veld mag niet leeg zijn' : undefined)
  return (
    <form ref={form} noValidate onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
      <TextField
        label="Omschrijving"
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        error={error(description === '')}
      />
      <DateField label="Datum" value={date} onChange={setDate} error={error(date === null)} />
      <MoneyField
        label="Bedrag inclusief btw"
        value={amountCents}
        onChange={setAmountCents}
        error={error(amountCents === null)}
      />
      <Button type="submit" variant="primary">
        Uitgave opslaan
      </Button>
    </form>
  )
}
