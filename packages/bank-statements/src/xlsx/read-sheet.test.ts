import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { bytesOf } from '../testing/fixture.ts'
import { readZip } from '../zip/read-zip.ts'
import { readSheet } from './read-sheet.ts'

const LIMIT_BYTES = 10_000_000
const sheetOf = (bytes: Uint8Array) => readSheet(readZip(bytes, LIMIT_BYTES)).map(({ cells }) => cells)

test('reads what another program wrote: texts, days, numbers without the noise of their binary form, formulas', () => {
  expect(sheetOf(readFileSync(new URL('fixtures/sheet.xlsx', import.meta.url)))).toEqual([
    ['Bank van Voorbeeld'],
    ['Datum', 'Naam', 'Bedrag', 'Saldo', 'Aantal'],
    // A formula that no program has reckoned yet has no value.
    ['2026-03-05', 'Café & zoon <1>', '12.54', '3.3', ''],
    ['2024-02-29', '', '-0.1', '1000000', '1'],
  ])
})

const workbook = (sheet: string, others: Record<string, string> = {}) =>
  zipSync({
    '[Content_Types].xml': bytesOf('<Types/>'),
    'xl/worksheets/sheet1.xml': bytesOf(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, bytesOf(text)])),
  })

describe('a sheet', () => {
  test('keeps the places of cells that are not written', () => {
    expect(sheetOf(workbook('<row><c r="B1"><v>1</v></c><c r="D1"><v>2</v></c></row>'))).toEqual([['', '1', '', '2']])
  })

  test('takes the value that a formula had', () => {
    expect(sheetOf(workbook('<row><c r="A1"><f>SUM(B1:B2)</f><v>3</v></c></row>'))).toEqual([['3']])
  })

  test('leaves out how a text is read aloud', () => {
    const strings = '<sst><si><r><t>To</t></r><r><t>kyo</t></r><rPh><t>x</t></rPh></si></sst>'
    expect(sheetOf(workbook('<row><c r="A1" t="s"><v>0</v></c></row>', { 'xl/sharedStrings.xml': strings }))).toEqual([
      ['Tokyo'],
    ])
  })

  test('reads no other element of a text, and every text after one that is read aloud', () => {
    const aloud = '<rPh sb="0" eb="1"><t>x</t><t>y</t></rPh>'
    const strings = `<sst><si><r>q<t>To</t></r>${aloud}</si><si><t>kyo</t></si></sst>`
    const row = '<row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
    expect(sheetOf(workbook(row, { 'xl/sharedStrings.xml': strings }))).toEqual([['To', 'kyo']])
  })

  test('keeps one text from the next, also where the elements have a prefix', () => {
    const strings = '<x:sst><x:si><x:t>een</x:t></x:si><x:si><x:t>twee</x:t></x:si></x:sst>'
    const row = '<row><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
    expect(sheetOf(workbook(row, { 'xl/sharedStrings.xml': strings }))).toEqual([['een', 'twee']])
  })

  test('knows a day by a format of its own, and no day by a word in a format', () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd-mm-jjjj"/><numFmt numFmtId="165" formatCode="0 &quot;dagen&quot;"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>'
    const row = '<row><c r="A1" s="1"><v>46086.5</v></c><c r="B1" s="2"><v>46086</v></c></row>'
    expect(sheetOf(workbook(row, { 'xl/styles.xml': styles }))).toEqual([['2026-03-05', '46086']])
  })

  test('with entities or broken XML is refused', () => {
    expect(() => sheetOf(workbook('<!ENTITY a "b">'))).toThrow('niet veilig')
    expect(() => sheetOf(workbook('<row><c></row>'))).toThrow('beschadigd')
  })
})
