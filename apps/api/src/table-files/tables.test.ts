import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import type { Table } from './table.ts'
import { xlsxOf } from './xlsx.ts'

interface Row {
  readonly text: string | null
  readonly day: string | null
  readonly cents: number | null
  readonly at: number | null
}
const tableOf = (...rows: Row[]): Table<Row> => ({
  name: 'Facturen [2026]',
  columns: [
    { heading: 'Relatie', kind: 'text', value: ({ text }) => text },
    { heading: 'Factuurdatum', kind: 'date', value: ({ day }) => day },
    { heading: 'Bedrag', kind: 'cents', value: ({ cents }) => cents },
    { heading: 'Ontvangen op', kind: 'instant', value: ({ at }) => at },
  ],
  rows: Readable.from(rows),
})
const empty: Row = { text: null, day: null, cents: null, at: null }
const bytesOf = async (pieces: AsyncIterable<Uint8Array>) => buffer(Readable.from(pieces))

test('CSV is what a Dutch spreadsheet opens, and nothing in it is run', async () => {
  const formulas = ['=1+1', '+31 6', '-5', '@som', '\tx', '\rx', 'a;"b"']
  const rows = formulas.map((text) => ({ ...empty, text }))
  // 14:05 in Amsterdam, in summer.
  const full = { text: 'Café Zon', day: '2026-05-01', cents: -123_456, at: Date.UTC(2026, 4, 1, 12, 5) / 1000 }
  const bytes = await bytesOf(csvOf(tableOf(full, ...rows)))
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = [
    'Relatie;Factuurdatum;Bedrag;Ontvangen op',
    'Café Zon;2026-05-01;-1234,56;2026-05-01 14:05',
    "'=1+1;;;",
    "'+31 6;;;",
    "'-5;;;",
    "'@som;;;",
    "'\tx;;;",
    '"\'\rx";;;',
    '"a;""b""";;;',
    '',
  ]
  expect(bytes.toString().slice(1)).toBe(lines.join('\r\n'))
})

test('a workbook holds amounts, days and texts as such, and no formula whatever a text looks like', async () => {
  const at = Date.UTC(2026, 4, 1, 12, 5) / 1000
  const rows = [
    { text: 'A & B <b>', day: '2026-05-01', cents: 123_456, at },
    { ...empty, text: '=HYPERLINK("http://x")' },
    { ...empty, text: 'bel\u0007\u0000 ' },
    empty,
  ]
  const parts = unzipSync(new Uint8Array(await bytesOf(xlsxOf(tableOf(...rows)))))
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const text = sheet.replaceAll(/<is><t[^>]*>(.*?)<\/t><\/is>/g, '[$1]')
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(text).toContain('[A &amp; B &lt;b&gt;]')
  expect(text).toContain('=HYPERLINK(')
  expect(text).toMatch(/\[bel ?\]/)
  // Days since 1900, as spreadsheets count: 1 May 2026 is the 46,143rd, and 14:05 is so much of a day.
  expect(sheet).toContain('<v>46143</v>')
  expect(sheet).toContain('<v>1234.56</v>')
  expect(sheet).toMatch(/<v>46143\.58680555\d*<\/v>/)
  expect(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())).toContain('dd-mm-yyyy')
})
