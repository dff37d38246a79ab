import { LongTable } from '@bench/contender'
import { invoices } from './invoices.ts'
import { offerMounting } from './mounting.tsx'

const rows = new Map([1000, 100_000].map((size) => [size, invoices(size)]))

offerMounting((size) => <LongTable rows={rows.get(size) ?? []} />)
