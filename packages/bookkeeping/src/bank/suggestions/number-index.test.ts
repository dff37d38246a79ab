import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentNumber } from './document-number.ts'
import { NumberIndex } from './number-index.ts'
import { readNumbers } from './text-numbers.ts'

/** Which of the numbers stand in a text, as a whole and in part. */
function find(numbers: readonly string[], text: string) {
  const index = new NumberIndex<string>()
  for (const written of numbers) {
    const number = documentNumber(written)
    if (number) index.add(number, written)
  }
  return index.find(readNumbers(text))
}
const nothing = { whole: [], part: [] }
const wholly = (...whole: string[]) => ({ whole, part: [] })
const partly = (...part: string[]) => ({ whole: [], part })

describe('document numbers in texts', () => {
  test.each([
    '2026-0091',
    '20260091',
    '2026/0091',
    '2026 0091',
    '2026.0091',
    '(2026-0091)',
    'Factuur 2026-0091, bedankt',
    'FACTUURNR:20260091/KLANT 12',
    'Factuurnr20260091',
    'Bedrag €2026,00 voor 2026-0091',
    '1e termijn 2026-0091',
    'factuur 2026-91',
  ])('finds 2026-0091 whole in %j', (text) => {
    expect(find(['2026-0091'], text)).toEqual(wholly('2026-0091'))
  })

  test.each([
    'NL91INGB0202600910',
    'NL91 INGB 0020 2600 91',
    '120260091',
    '202600910',
    '3120260091234',
    '2026-00911',
    '2026',
    '0091',
    '91',
    '2026 en 0091',
    '2026, 0091',
    '2026-0092',
    'seizoen 2026-91',
    '',
  ])('does not find 2026-0091 in %j', (text) => {
    expect(find(['2026-0091'], text)).toEqual(nothing)
  })

  test.each(['F2026-0091', '2026-0091B', '20260091EUR'])('finds 2026-0091 in part in %j', (text) => {
    expect(find(['2026-0091'], text)).toEqual(partly('2026-0091'))
  })

  test.each([
    'ABO-2026-0011',
    'abo 20260011',
    'ABO20260011',
    'A\nBO-2026-0011',
    'betaling ABO/2026/0011.',
    'ABO-2026-11',
  ])('finds ABO-2026-0011 whole in %j', (text) => {
    expect(find(['ABO-2026-0011'], text)).toEqual(wholly('ABO-2026-0011'))
  })

  test.each(['2026-0011', 'factuur 20260011', 'LABO-2026-0011', 'BO-2026-0011'])(
    'finds ABO-2026-0011 in part in %j',
    (text) => {
      expect(find(['ABO-2026-0011'], text)).toEqual(partly('ABO-2026-0011'))
    },
  )

  test.each(['Abonnement 2026-11', 'huur 202611', 'Huur 11-2026', '2026-11-20', '20-11-2026'])(
    'does not take the month or day of %j for a number',
    (text) => {
      expect(find(['ABO-2026-11', '2026-11', '11-2026', '2026-1120', '20-112026'], text)).toEqual(nothing)
    },
  )

  test('takes a month for a number after a word such as factuur', () => {
    expect(find(['2026-11'], 'Factuur 2026-11')).toEqual(wholly('2026-11'))
    expect(find(['ABO-2026-11'], 'Factuur 2026-11')).toEqual(partly('ABO-2026-11'))
  })

  test.each([
    ['12', '12 stuks', false],
    ['12', 'kamer nr. 12', false],
    ['12', '12,50', false],
    ['12', 'factuur 12', true],
    ['12', 'Factuurnr. 12', true],
    ['12', 'facturen 9, 11 en 12', true],
    ['012', 'factuur 12', true],
    ['12', 'factuur 012', true],
    ['F12', 'F12', true],
    ['F12', 'F 12', true],
    ['F12', 'kamer 12', false],
    ['2026', 'huur december 2026', false],
    ['2026', 'factuur 2026', true],
    ['1210', 'bedrag 1.210,00', false],
    ['1210', '€ 1210', false],
    ['1210', 'bestelling 1210', true],
    ['0012345', '12345', false],
    ['0012345', 'factuur 12345', true],
    ['26A0014', 'betaling 26A0014', true],
    ['26A0014', 'betaling 26-A-0014', true],
    ['26A0014', 'betaling 26-A-14', true],
    ['26A0014', 'betaling 26B0014', false],
    ['260014', 'betaling 26A0014', false],
    ['concept', 'concept', false],
  ])('of %j in %j: %j', (number, text, isFound) => {
    expect(find([number], text)).toEqual(isFound ? wholly(number) : nothing)
  })

  test('takes the longest of numbers that stand within each other, and both of two that stand side by side', () => {
    const numbers = ['2026-0091', 'ABO-2026-0091', '0091', '2026-0092']
    expect(find(numbers, 'ABO-2026-0091')).toEqual(wholly('ABO-2026-0091'))
    expect(find(numbers, '2026-0091 2026-0092').whole).toEqual(['2026-0091', '2026-0092'])
    expect(find(numbers, '2026-0091/2026-0092').whole).toEqual(['2026-0091', '2026-0092'])
  })

  test('takes no group of a betalingskenmerk for a number', () => {
    expect(find(['3456 7890'], 'kenmerk 7012 3456 7890 1234').whole).toEqual(['3456 7890'])
    expect(find(['3456 7890'], 'kenmerk 5012 3456 7890 1234')).toEqual(nothing)
  })

  const number = fc
    .tuple(
      fc.stringMatching(/^[A-Z]{0,4}$/),
      fc.array(fc.stringMatching(/^[0-9]{2,5}[A-Z]?$/), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('-', '/', '.', ' ', '_', ''),
    )
    .map(([letters, groups, separator]) => [...(letters === '' ? [] : [letters]), ...groups].join(separator))
    .filter((written) => /[1-9]/.test(written))

  test('finds each number as it is written after the word factuur, wherever a bank breaks the line', () => {
    fc.assert(
      fc.property(number, fc.nat(), fc.constantFrom('\n', '\r\n', ' '), (written, at, wrap) => {
        const position = at % written.length
        const broken = `${written.slice(0, position)}${wrap}${written.slice(position)}`
        expect(find([written], `Betaling factuur ${written}, bedankt`).whole).toEqual([written])
        expect(find([written], `Betaling factuur ${broken}, bedankt`).whole).toEqual([written])
      }),
    )
  })

  test('never finds a number whole with a letter or digit more at either end', () => {
    fc.assert(
      fc.property(number, fc.constantFrom('X', '7'), (written, more) => {
        expect(find([written], `factuur ${more}${written} en`).whole).toEqual([])
        expect(find([written], `factuur ${written}${more} en`).whole).toEqual([])
      }),
    )
  })
})
