import { expect, test } from 'vitest'
import { propose } from '../../propose.ts'
import { contextOf } from '../../testing/context.ts'
import { typed } from '../../testing/lay-out.ts'

function totalsOf(text: string) {
  const { kind, grossCents, netCents, vatCents, vatLines } = propose(typed(text), contextOf())
  return {
    kind,
    gross: grossCents?.value ?? null,
    net: netCents?.value ?? null,
    vat: vatCents?.value ?? null,
    lines: vatLines.map(({ ratePercent, baseCents, vatCents }) => [ratePercent, baseCents, vatCents]),
  }
}

const both = [
  [21, 30_000, 6_300],
  [9, 17_300, 1_557],
]
const whole = { gross: 55_157, net: 47_300, vat: 7_857, lines: both }

test.each([
  [
    'below heads that call each row a total',
    `
Btw        Excl.      Btw      Incl.
21%       300,00    63,00    363,00
9%        173,00    15,57    188,57

Te betalen                   551,57`,
  ],
  [
    'of which the second row is the larger one',
    `
Tarief  Grondslag     Btw    Totaal incl. btw
9%        173,00    15,57    188,57
21%       300,00    63,00    363,00
Totaal                       551,57`,
  ],
  [
    'below the total',
    `
Te betalen  551,57

21%       300,00    63,00    363,00
9%        173,00    15,57    188,57`,
  ],
  [
    'that names its rates in words',
    `
Hoog      300,00    63,00    363,00
Laag      173,00    15,57    188,57
Totaal    473,00    78,57    551,57`,
  ],
  [
    'with the amounts including VAT alone',
    `
Btw          Totaal     Btw
21%          363,00   63,00
9%           188,57   15,57
Te betalen   551,57`,
  ],
])('a VAT table %s is read as a table', (_name, text) => {
  expect(totalsOf(`Bakker Jansen B.V.\nFactuurnummer 2026-5\n${text}`)).toMatchObject(whole)
})

test('a row without VAT belongs to the table', () => {
  const { gross, lines } = totalsOf(`
Btw hoog 21%       300,00    63,00    363,00
Btw laag 9%        173,00    15,57    188,57
Btw 0%              20,00     0,00     20,00
Te betalen                            571,57`)
  expect([gross, lines]).toEqual([57_157, [...both, [0, 2_000, 0]]])
})

test('lines of the invoice that have a rate each are no second table', () => {
  const { gross, lines } = totalsOf(`
Servies      21%   200,00   42,00   242,00
Broodjes      9%   173,00   15,57   188,57
Kopjes       21%   100,00   21,00   121,00

Btw tarief        Excl.      Btw      Incl.
21%              300,00    63,00    363,00
9%               173,00    15,57    188,57
Totaal           473,00    78,57    551,57`)
  expect([gross, lines]).toEqual([55_157, both])
})

test('what comes on top of the lines is in the total, not in the table above it', () => {
  const { gross } = totalsOf(`
Servies      21%   300,00   63,00   363,00
Broodjes      9%   173,00   15,57   188,57
Subtotaal                           551,57
Fooi                                 10,00
Totaal te betalen                   561,57`)
  expect(gross).toBe(56_157)
})

test('a table that adds up to nothing on the paper gives neither a total nor VAT', () => {
  expect(
    totalsOf(`
Btw        Excl.      Btw      Totaal incl. btw
21%       300,00    63,00    363,00
9%        173,00    15,57    188,57

Te betalen                   551,75`),
  ).toMatchObject({ gross: 55_175, net: null, vat: null, lines: [] })
})

test('a table of a credit invoice is below zero, and its lines are not', () => {
  expect(
    totalsOf(`
Btw        Excl.      Btw      Incl.
21%      -300,00   -63,00   -363,00
9%       -173,00   -15,57   -188,57
Totaal                      -551,57`),
  ).toEqual({ kind: 'credit_invoice', ...whole })
})

test('what is returned at a rate is taken off the total', () => {
  const { gross, lines } = totalsOf(`
Btw        Excl.      Btw      Incl.
21%       300,00    63,00    363,00
9%       -100,00    -9,00   -109,00
Totaal                       254,00`)
  expect([gross, lines]).toEqual([
    25_400,
    [
      [21, 30_000, 6_300],
      [9, -10_000, -900],
    ],
  ])
})
