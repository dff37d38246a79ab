import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Table } from './table.ts'
import { xlsxOf } from './xlsx.ts'

/** Writes a workbook of so many rows to a path, and says the largest memory it took, in kilobytes. */
const [path = '', count = '0'] = process.argv.slice(2)

async function* rows() {
  for (let number = 1; number <= Number(count); number += 1) {
    // As a list comes from the database: now and then a page.
    if (number % 500 === 0) await new Promise(setImmediate)
    yield { number, name: `Bakkerij Zon & Zonen ${number}`, day: '2026-05-01', cents: number * 7 }
  }
}
type Row = { readonly number: number; readonly name: string; readonly day: string; readonly cents: number }

const table: Table<Row> = {
  name: 'Facturen',
  columns: [
    { heading: 'Nummer', kind: 'text', value: ({ number }) => `2026-${number}` },
    { heading: 'Relatie', kind: 'text', value: ({ name }) => name },
    { heading: 'Factuurdatum', kind: 'date', value: ({ day }) => day },
    { heading: 'Vervaldatum', kind: 'date', value: ({ day }) => day },
    { heading: 'Status', kind: 'text', value: () => 'Te laat' },
    { heading: 'Bedrag incl. btw', kind: 'cents', value: ({ cents }) => cents },
    { heading: 'Openstaand', kind: 'cents', value: ({ cents }) => -cents },
  ],
  rows: rows(),
}
await pipeline(xlsxOf(table), createWriteStream(path))
process.stdout.write(String(process.resourceUsage().maxRSS))
