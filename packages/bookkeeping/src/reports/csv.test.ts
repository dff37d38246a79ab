import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRow, CSV_MARK, type CsvValue } from './csv.ts'

const toCsv = (rows: readonly (readonly CsvValue[])[]) => CSV_MARK + rows.map(csvRow).join('')

test('amounts have a comma and no points, texts with a semicolon or quote are quoted', () => {
  expect(
    toCsv([
      ['Nummer', 'Naam'],
      ['1300', 'A; "B"', { cents: -123456 }, { cents: 5 }, { cents: 0 }, { decimal: '-18.5' }],
    ]),
  ).toBe('\uFEFFNummer;Naam\r\n1300;"A; ""B""";-1234,56;0,05;0,00;-18,5\r\n')
})

test.each(['=1+1', '+31', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('%j is no formula any more', (text) => {
  const [, line = ''] = /^\uFEFF"?([^]*?)"?\r\n$/.exec(toCsv([[text]])) ?? []
  expect(line.startsWith("'")).toBe(true)
})

test('no text starts a formula, and each comes back from the file as it was but for the apostrophe', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const written = toCsv([[text]]).slice(1, -2)
      const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
      expect(read).not.toMatch(/^\s*[=+\-@]/)
      expect(read === text || read === `'${text}`).toBe(true)
    }),
  )
})
