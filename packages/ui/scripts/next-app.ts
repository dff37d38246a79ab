/** An application of Next in German: a page and its frame are Server Components, fields are of the browser. */
const frame = `
import '@klopt/ui/tailwind.css'
import '@klopt/ui/tokens.css'
import '@klopt/ui/reset.css'
import '@klopt/ui/fonts.css'
import '@klopt/ui/components.css'
import type { ReactNode } from 'react'
import { InGerman } from './in-german'

export const metadata = { title: 'Rechnungen', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="de"><body><InGerman>{children}</InGerman></body></html>
}
`

const language = `
'use client'
import { KloptProvider, OverlayHost } from '@klopt/ui'
import { de } from '@klopt/ui/de'
import type { ReactNode } from 'react'

export function InGerman({ children }: { children: ReactNode }) {
  return <KloptProvider locale="de-DE" texts={de}>{children}<OverlayHost /></KloptProvider>
}
`

const page = `
import { Badge, Button, Card } from '@klopt/ui'
import { formatIban } from '@klopt/validators'
import { Fields } from './fields'

export default function Page() {
  return (
    <main>
      <h1>Rechnungen</h1>
      <Card><Badge tone="success">Bezahlt</Badge> {formatIban('NL91ABNA0417164300')}</Card>
      <Button variant="primary">Neue Rechnung</Button>
      <Fields />
    </main>
  )
}
`

const fields = `
'use client'
import { DateField, MoneyField } from '@klopt/ui'
import { useState } from 'react'

export function Fields() {
  const [cents, setCents] = useState<number | null>(123456)
  const [date, setDate] = useState<string | null>('2026-04-13')
  return (
    <form>
      <MoneyField label="Betrag" value={cents} onChange={setCents} />
      <DateField label="Datum" value={date} onChange={setDate} />
    </form>
  )
}
`

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom'],
  strict: true,
  noEmit: true,
  isolatedModules: true,
  types: [],
}

/** Types are checked by our own compiler: that of Next asks for another version of it. */
const settings = 'export default { typescript: { ignoreBuildErrors: true }, devIndicators: false }\n'

/** Its files by name. */
export const nextApp: Record<string, string> = {
  'app/layout.tsx': frame,
  'app/in-german.tsx': language,
  'app/page.tsx': page,
  'app/fields.tsx': fields,
  'next.config.mjs': settings,
  'tsconfig.json': JSON.stringify({ compilerOptions, include: ['app'] }),
}
