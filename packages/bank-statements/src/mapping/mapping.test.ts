import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf } from '../testing/fixture.ts'
import { spreadsheet } from '../testing/spreadsheet.ts'
import { asked, read, SHOP } from './mapping.test-support.ts'
import type { MappedTable } from './types.ts'

const rolesOf = ({ header, mapping }: MappedTable) =>
  Object.fromEntries(header.map((head, at) => [head, mapping.columns[at]]).filter(([, role]) => role !== 'ignore'))
/** What a file gives once its proposal is confirmed. */
function confirmed(file: string | Uint8Array) {
  const result = read(file, { mapping: asked(file).mapping })
  if (!result.ok) throw new Error(result.message)
  return result
}
const amountsIn = (file: string | Uint8Array) =>
  confirmed(file).statements.flatMap(({ lines }) => lines.map(({ date, amountCents }) => [date, amountCents]))

describe('a table of nobody that Klopt knows', () => {
  test('is not read, but its columns, dates and amounts are proposed below a title', () => {
    const table = asked(SHOP)
    expect(rolesOf(table)).toEqual({
      Transactiedatum: 'date',
      Begunstigde: 'name',
      Toelichting: 'description',
      Bedrag: 'amount',
      Saldo: 'balance',
    })
    expect(table).toMatchObject({ source: 'csv', hasHeader: true, isProposed: true, rowCount: 2, problems: [] })
    expect(table.mapping).toMatchObject({ dateStyle: 'dmy', decimalMark: ',' })
    expect(table.samples[0]).toEqual(['05-03-2026', 'Café Zon', 'Lunch', '-12,50', '987,50'])
    expect(table.preview[1]).toMatchObject({ line: 5, date: '2026-03-06', amountCents: 121_000 })
  })

  test('is read once somebody confirms it, with its balances', () => {
    expect(confirmed(SHOP)).toMatchObject({
      format: 'other-csv',
      statements: [
        {
          iban: null,
          currency: 'EUR',
          from: '2026-03-05',
          to: '2026-03-06',
          openingBalanceCents: 100_000,
          closingBalanceCents: 219_750,
          lines: [
            { amountCents: -1250, counterpartyName: 'Café Zon', description: 'Lunch' },
            { amountCents: 121_000, counterpartyName: 'Atelier De Vries', balanceAfterCents: 219_750 },
          ],
        },
      ],
    })
  })

  test('is read by itself when its heads are remembered, and asked about again when they are others', () => {
    const { header, mapping } = asked(SHOP)
    const rememberedMapping = (_: string, heads: readonly string[]) =>
      heads.join() === header.join() ? mapping : undefined
    expect(read(SHOP, { rememberedMapping })).toMatchObject({ ok: true, table: { isProposed: false } })
    expect(asked(SHOP.replace('Toelichting', 'Notitie'), { rememberedMapping })).toMatchObject({ isProposed: true })
  })

  test.each([
    ['commas with points', 'Date,Payee,Amount\n2026-03-05,Zon,-12.50\n', [['2026-03-05', -1250]]],
    ['tabs', 'Datum\tNaam\tBedrag\n05-03-2026\tZon\t-12,50\n', [['2026-03-05', -1250]]],
    ['bars', 'Datum|Naam|Bedrag\n05-03-2026|Zon|-12,50\n', [['2026-03-05', -1250]]],
    ['quoted decimals between commas', '"Dag","Wie","Bedrag"\n"05-03-2026","A, B","-12,50"\n', [['2026-03-05', -1250]]],
    [
      'two columns',
      'Datum;Tekst;Af;Bij\n05-03-2026;a;12,50;\n06-03-2026;b;;7,00\n',
      [
        ['2026-03-05', -1250],
        ['2026-03-06', 700],
      ],
    ],
    [
      'a direction',
      'Datum;Tekst;D/C;Bedrag\n05-03-2026;a;D;12,50\n06-03-2026;b;C;7,00\n',
      [
        ['2026-03-05', -1250],
        ['2026-03-06', 700],
      ],
    ],
    [
      'American dates',
      'Date;Text;Amount\n03/05/2026;a;-12.50\n03/31/2026;b;7.00\n',
      [
        ['2026-03-05', -1250],
        ['2026-03-31', 700],
      ],
    ],
    [
      'no heads',
      '05-03-2026;Zon;-12,50\n06-03-2026;Maan;7,00\n',
      [
        ['2026-03-05', -1250],
        ['2026-03-06', 700],
      ],
    ],
    [
      'a total and an opening balance',
      'Datum;Tekst;Bedrag\n;Beginsaldo;100,00\n05-03-2026;a;-12,50\n;Totaal;-12,50\n',
      [['2026-03-05', -1250]],
    ],
  ] as const)('with %s', (_, text, lines) => {
    expect(amountsIn(text)).toEqual(lines)
  })

  test('is read in any encoding a program writes', () => {
    const western = Uint8Array.from(SHOP, (letter) => letter.charCodeAt(0))
    const utf16 = new Uint8Array(Uint16Array.from(SHOP, (letter) => letter.charCodeAt(0)).buffer)
    const marked = Uint8Array.from([0xff, 0xfe, ...utf16])
    const swapped = utf16.map((_, at) => utf16[at % 2 === 0 ? at + 1 : at - 1] ?? 0)
    for (const bytes of [western, utf16, marked, swapped, bytesOf(`\ufeff${SHOP}`)]) {
      expect(confirmed(bytes)).toEqual(confirmed(SHOP))
    }
  })
})

describe('a spreadsheet', () => {
  const rows = [
    ['Kasoverzicht'],
    [],
    ['Datum', 'Naam', 'Omschrijving', 'Bedrag'],
    [{ day: 46_086 }, 'Café & zon', 'Lunch', { formula: 'B9*-1', value: -12.499_999_999_999_998 }],
    [{ day: 46_087.5 }, 'Atelier', 'Factuur 42', 1210],
  ] as const

  test('with a title, formulas and days as numbers is proposed and read', () => {
    const file = spreadsheet(rows)
    expect(asked(file)).toMatchObject({ source: 'xlsx', mapping: { dateStyle: 'ymd', decimalMark: '.' } })
    expect(amountsIn(file)).toEqual([
      ['2026-03-05', -1250],
      ['2026-03-06', 121_000],
    ])
  })

  test('whose days are bare numbers is read by their count', () => {
    const bare = spreadsheet([rows[2], [46_086, 'Zon', 'a', -12.5], [46_087, 'Maan', 'b', 3]])
    expect(asked(bare).mapping).toMatchObject({ dateStyle: 'serial' })
    expect(amountsIn(bare)).toEqual([
      ['2026-03-05', -1250],
      ['2026-03-06', 300],
    ])
  })

  test('names the row of what cannot be read', () => {
    const file = spreadsheet([...rows, ['', '', '', ''], [{ day: 46_088 }, 'x', 'y', 'veel']])
    const { problems } = asked(file, { mapping: asked(spreadsheet(rows)).mapping })
    expect(problems).toMatchObject([{ line: 7, column: 'Bedrag' }])
  })
})

test('a zip with such a table says to unpack it first, and a letter is no table', () => {
  const zipped = read(zipSync({ 'winkel.csv': bytesOf(SHOP) }))
  expect(zipped).toMatchObject({
    ok: false,
    reason: 'unknown_format',
    message: expect.stringContaining('Pak het zipbestand uit') as unknown,
  })
  expect(read('Beste klant, op 5 maart kreeg u 12,50.\nGroet, Jan\n')).toMatchObject({
    ok: false,
    reason: 'unknown_format',
  })
})

describe('a table that was cut off', () => {
  const { mapping } = asked(SHOP)
  const whole = read(SHOP, { mapping })
  const lines = whole.ok ? whole.statements.flatMap((statement) => statement.lines) : []

  test.each([
    ['with its balance last', SHOP, mapping],
    [
      'whose last column is not used',
      SHOP,
      { ...mapping, columns: [...mapping.columns.slice(0, -1), 'ignore'] as never },
    ],
  ])('%s, at any byte, is refused or read up to the end of a row', (_, text, by) => {
    const bytes = bytesOf(text)
    for (let length = 0; length < bytes.length; length += 1) {
      const result = readBankFile(bytes.subarray(0, length), { mapping: by })
      const read = result.ok ? result.statements.flatMap((statement) => statement.lines) : []
      for (const [at, line] of read.entries()) {
        expect(line.amountCents, `${length} bytes`).toBe(lines[at]?.amountCents)
        expect(line.date, `${length} bytes`).toBe(lines[at]?.date)
      }
    }
  })

  test('is whole without a line break where its last value looks like all others', () => {
    expect(read(SHOP.trimEnd(), { mapping })).toMatchObject({ ok: true })
    expect(read(SHOP.trimEnd().slice(0, -1), { mapping })).toMatchObject({ ok: false, reason: 'truncated' })
  })
})
