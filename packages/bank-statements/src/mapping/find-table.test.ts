import { expect, test } from 'vitest'
import { tableInText } from './find-table.ts'

test('heads end with the last one that says something', () => {
  const table = tableInText('Datum;Bedrag;;\n05-03-2026;12,54;;\n06-03-2026;1,00;;\n')
  expect(table).toMatchObject({ header: ['Datum', 'Bedrag'], hasHeader: true })
})

test('a head that is empty between others stays', () => {
  expect(tableInText('Datum;;Bedrag\n05-03-2026;x;12,54\n')?.header).toEqual(['Datum', '', 'Bedrag'])
})

test('what separates is not looked for within quotes, where more of it may stand', () => {
  const text = [
    '"Datum";"Omschrijving";"Bedrag"',
    '"05-03-2026";"a, b, c, ""d"", e, f, g";"12,54"',
    '"06-03-2026";"h, i, j, ""k"", l, m, n";"1,00"',
    '',
  ].join('\n')
  expect(tableInText(text)).toMatchObject({ header: ['Datum', 'Omschrijving', 'Bedrag'] })
  expect(tableInText(text)?.rows[0]?.cells).toEqual(['05-03-2026', 'a, b, c, "d", e, f, g', '12,54'])
})

test('without heads the kinds of the first values are', () => {
  expect(tableInText('05-03-2026;12,54;NL91ABNA0417164300;;x\n')?.header).toEqual([
    'Kolom 1 (datum)',
    'Kolom 2 (bedrag)',
    'Kolom 3 (IBAN)',
    'Kolom 4 (leeg)',
    'Kolom 5 (tekst)',
  ])
})

test.each([['Beste lezer, dit is, hoe dan ook, een brief.\nMet, komma’s.\n'], [''], ['een\ntwee\n']])(
  'no table is found in %j',
  (text) => {
    expect(tableInText(text)).toBeNull()
  },
)
