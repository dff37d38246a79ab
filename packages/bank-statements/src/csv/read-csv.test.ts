import { describe, expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf, fixture, statementsIn } from '../testing/fixture.ts'

function textOf(name: string): string {
  return new TextDecoder().decode(fixture(name))
}

function refusalOf(text: string) {
  const result = readBankFile(bytesOf(text))
  return result.ok ? 'read' : result
}

describe('CSV of ING', () => {
  test('puts the oldest line first and takes the balances from the lines', () => {
    const [statement] = statementsIn('ing.csv')
    expect(statement).toMatchObject({
      iban: 'NL62INGB0009990001',
      from: '2026-03-04',
      to: '2026-03-06',
      openingBalanceCents: 89_925,
      closingBalanceCents: 198_755,
    })
    expect(statement?.lines.map(({ amountCents }) => amountCents)).toEqual([-9_680, 121_000, -1_245, -1_245])
  })

  test('finds the order of a day from the balances when the file has another', () => {
    const [head, ...rows] = textOf('ing.csv').trimEnd().split('\r\n')
    const [newest = '', second = '', third = '', oldest = ''] = rows
    const sameDay = third.replace('"20260305"', '"20260306"')
    const shuffled = [head, second, newest, sameDay, oldest, ''].join('\r\n')
    const result = readBankFile(bytesOf(shuffled))
    expect(result.ok && result.statements[0]?.lines.map((line) => line.balanceAfterCents)).toEqual([
      80_245, 201_245, 200_000, 198_755,
    ])
  })

  test('reads what was written, the reference and the value date out of the notes', () => {
    expect(statementsIn('ing.csv')[0]?.lines[1]).toMatchObject({
      counterpartyName: 'Atelier De Vries & "Zn"',
      counterpartyIban: 'NL17RABO0999000809',
      description: 'Factuur 2026-0042',
      endToEndId: 'KLANT-2026-0042',
      valueDate: '2026-03-05',
      kind: 'Overschrijving',
      balanceAfterCents: 201_245,
    })
  })

  test('reads the older file with commas and without balance, in Windows-1252', () => {
    const [statement] = statementsIn('ing-oud.csv')
    expect(statement).toMatchObject({ openingBalanceCents: null, closingBalanceCents: null, from: '2020-02-11' })
    expect(statement?.lines[0]).toMatchObject({ counterpartyName: 'Café Voorbeeld', amountCents: 2_500 })
  })

  test('reads the English file', () => {
    expect(statementsIn('ing-english.csv')[0]?.lines[0]).toMatchObject({
      amountCents: -5_000,
      description: 'Flyers 2026',
      valueDate: '2026-03-05',
    })
  })
})

describe('CSV of Rabobank', () => {
  test('gives each account its own statement', () => {
    expect(
      statementsIn('rabobank.csv').map(({ iban, openingBalanceCents, closingBalanceCents }) => [
        iban,
        openingBalanceCents,
        closingBalanceCents,
      ]),
    ).toEqual([
      ['NL94RABO0999000102', 114_795, 185_901],
      ['NL17RABO0999000809', 7_450, -2_550],
    ])
  })

  test('joins the parts of a description where they broke in mid-word', () => {
    const line = statementsIn('rabobank.csv')[0]?.lines[1]
    expect(line?.description).toMatch(/posters voor de zomer van 2026$/)
    expect(line).toMatchObject({ endToEndId: 'KLANT 26-018', kind: 'cb' })
  })

  test('says what was paid in another currency, and its rate', () => {
    const table = new TextDecoder().decode(fixture('rabobank.csv'))
    const result = readBankFile(
      bytesOf(table.replace('Eigen rekening","","","","","",""', 'Eigen rekening","","","","116,99","CHF","0,8548"')),
    )
    expect(result.ok && result.statements[1]?.lines[0]?.description).toBe('Eigen rekening (CHF 116,99, koers 0,8548)')
  })

  test('reads the payment reference', () => {
    expect(statementsIn('rabobank.csv')[1]?.lines[0]?.structuredReference).toBe('9001123412341234')
  })
})

describe('TAB of ABN AMRO', () => {
  test('reads columns of text and slashed text, for each account', () => {
    const [first, second] = statementsIn('abnamro.tab')
    expect(first).toMatchObject({ iban: 'NL41ABNA0999000203', openingBalanceCents: 302_500 })
    expect(
      first?.lines.map((line) => [line.amountCents, line.counterpartyName, line.description, line.endToEndId]),
    ).toEqual([
      [
        -2_500,
        'Lunchroom Voorbeeld',
        'BEA, Betaalpas Lunchroom Voorbeeld,PAS123 NR:A1B23C, 05.03.26/09:15 UTRECHT',
        null,
      ],
      [60_500, 'Fietsenmaker Jansen', 'factuur 2026-0051 voor drie vlaggen', 'FJ-51'],
      [-6_263, 'Telefoonbedrijf Voorbeeld', 'Nota maart', '9945'],
    ])
    expect(second).toMatchObject({ iban: 'NL39ABNA0999001112', closingBalanceCents: 1_000_250 })
  })
})

describe('CSV of bunq and Knab', () => {
  test('bunq: reads both ways of writing an amount, and text with line breaks and quotes', () => {
    expect(
      statementsIn('bunq.csv')[0]?.lines.map((line) => [line.amountCents, line.counterpartyName, line.description]),
    ).toEqual([
      [-1_000, 'P. Voorbeeld', ''],
      [250_000, 'Atelier "De Vries"', 'Factuur 42 tweede regel'],
      [-103_475, 'HOTEL VOORBEELD', 'HOTEL VOORBEELD Lille, FR'],
    ])
    expect(statementsIn('bunq-punt.csv')[0]?.lines.map(({ amountCents }) => amountCents)).toEqual([-103_475, -1_738])
  })

  test('Knab: skips its title, gives amounts their direction and dates by booking', () => {
    expect(
      statementsIn('knab.csv')[0]?.lines.map((line) => [line.date, line.amountCents, line.description, line.kind]),
    ).toEqual([
      ['2026-03-05', 121_000, 'Factuur 2026-0042; en bedankt', 'SEPA'],
      ['2026-03-06', -82_775, 'Factuur 7', 'Overboeking'],
    ])
  })
})

describe('CSV that is refused', () => {
  const ing = textOf('ing.csv')

  test.each([
    ['a row that was taken out', ing.replace(/"20260305".*\r\n/, ''), { reason: 'totals_differ' }],
    ['an amount that was changed', ing.replace('"1.210,00"', '"1.201,00"'), { reason: 'totals_differ' }],
    ['an amount that may mean two things', ing.replace('"1.210,00"', '"1.210"'), { reason: 'damaged', line: 4 }],
    ['a direction it does not know', ing.replace('"Bij"', '"Terug"'), { reason: 'damaged' }],
    ['a row with a column too few', ing.replace(';"huisstijl"', ''), { reason: 'damaged', line: 4 }],
    ['a header alone', `${ing.split('\r\n')[0]}\r\n`, { reason: 'empty' }],
    ['columns of no bank it knows', 'Datum;Tekst;Bedrag\r\n2026-03-05;x;1,00\r\n', { reason: 'unknown_columns' }],
    ['a column alone', 'Datum;\r\n', { reason: 'unknown_format' }],
    ['a bare last value without line break', textOf('abnamro.tab').trimEnd(), { reason: 'truncated', line: 4 }],
    [
      'a balance that does not follow within a row',
      textOf('abnamro.tab').replace('3000,00\t20260305\t-25,00', '3000,01\t20260305\t-25,00'),
      { reason: 'damaged', line: 1 },
    ],
  ])('%s', (_, text, refusal) => {
    expect(refusalOf(text)).toMatchObject(refusal)
  })
})
