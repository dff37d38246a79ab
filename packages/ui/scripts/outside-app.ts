import { readFileSync } from 'node:fs'

/** An application of somebody else: a stored text, invoices in a table, a form for a new one in a pane, and a toast when it is kept. */
const program = `
import '@klopt/ui/tokens.css'
import '@klopt/ui/reset.css'
import '@klopt/ui/fonts.css'
import '@klopt/ui/components.css'
import '@klopt/ui/rich-text.css'
import { Button, Modal, MoneyField, OverlayHost, Pane, Table, TextField, toast, Tooltip, type Column } from '@klopt/ui'
import { RichText } from '@klopt/ui/rich-text/show'
import { space } from '@klopt/ui/theme'
import { formatEuro, iban } from '@klopt/validators'
import { StrictMode, useRef, useState, type FormEvent } from 'react'
import { createRoot } from 'react-dom/client'

interface Invoice {
  contact: string
  cents: number
}

const columns: Column<Invoice>[] = [
  { id: 'contact', header: 'Relatie', cell: ({ contact }) => contact },
  { id: 'total', header: 'Bedrag', cell: ({ cents }) => formatEuro(cents), align: 'end' },
]

function Invoices() {
  const [invoices, setInvoices] = useState<readonly Invoice[]>([{ contact: 'Van Rijn', cents: 5000 }])
  const [isOpen, setIsOpen] = useState(false)
  const [contact, setContact] = useState('')
  const [cents, setCents] = useState<number | null>(null)
  const amount = useRef<HTMLInputElement>(null)
  const close = () => setIsOpen(false)
  const keep = (event: FormEvent) => {
    event.preventDefault()
    setInvoices([...invoices, { contact, cents: cents ?? 0 }])
    close()
    toast.success('Factuur bewaard')
  }
  return (
    <main style={{ padding: space[16] }}>
      <Tooltip content={iban('NL91 ABNA 0417 1643 00').ok ? 'Nieuw' : 'Kapot'}>
        <Button variant="primary" onClick={() => setIsOpen(true)}>Factuur maken</Button>
      </Tooltip>
      <RichText html="<p>Alle <strong>facturen</strong><img src=x onerror=alert(1)></p>" />
      <Table label="Facturen" columns={columns} rows={invoices} rowKey={({ contact }) => contact} />
      <Pane open={isOpen} onClose={close} title="Nieuwe factuur" initialFocus={amount}>
        <form onSubmit={keep}>
          <TextField label="Relatie" value={contact} onChange={({ target }) => setContact(target.value)} />
          <MoneyField ref={amount} label="Bedrag" value={cents} onChange={setCents} />
          <Button type="submit" variant="primary">Bewaren</Button>
        </form>
      </Pane>
      <Modal open={false} onClose={close} title="Nooit open">Niets</Modal>
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<StrictMode><Invoices /><OverlayHost /></StrictMode>)
`

/** What the types of a generic component and of a ref refuse, on each React. */
const refused = `
import { Button, Select, Table } from '@klopt/ui'
import { useRef } from 'react'

export function Refused() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      {/* @ts-expect-error a row has no such value */}
      <Table label="A" columns={[]} rows={[{ id: 'a' }]} rowKey={({ name }) => name} />
      {/* @ts-expect-error no option is a number */}
      <Select label="A" options={[{ value: 'a', label: 'A' }]} value={1} />
      {/* @ts-expect-error a button is no field */}
      <Button ref={field}>A</Button>
    </>
  )
}
`

const page = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Facturen</title><link rel="icon" href="data:,">
<div id="root"></div><script type="module" src="/main.tsx"></script></html>`

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  types: [],
}

/** What the page Begin builds, which must compile for whoever copies it. */
const begin = readFileSync(new URL('../src/examples/begin-screen.tsx', import.meta.url), 'utf8')

/** Its files by name. */
export const outsideApp: Record<string, string> = {
  'main.tsx': program,
  'begin-screen.tsx': begin,
  'refused.tsx': refused,
  'index.html': page,
  'tsconfig.json': JSON.stringify({ compilerOptions, files: ['main.tsx', 'begin-screen.tsx', 'refused.tsx'] }),
}
