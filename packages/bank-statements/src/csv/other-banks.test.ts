import { describe, expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf, fixture, statementsIn } from '../testing/fixture.ts'
import type { BankLine, BankStatement } from '../types.ts'

const brief = (lines: readonly BankLine[] | undefined) =>
  lines?.map((line) => [line.date, line.amountCents, line.counterpartyName, line.description])
const only = (name: string): BankStatement | undefined => statementsIn(name)[0]
const textOf = (name: string) => new TextDecoder().decode(fixture(name))
const changed = (name: string, from: string, to: string) => readBankFile(bytesOf(textOf(name).replace(from, to)))

describe('ASN, SNS and RegioBank', () => {
  test('without a header: the text between single quotes may hold a comma, a name may begin with such a quote', () => {
    expect(only('asn.csv')).toMatchObject({
      iban: 'NL72ASNB0999000538',
      openingBalanceCents: 100_000,
      closingBalanceCents: 213_655,
    })
    expect(brief(only('asn.csv')?.lines)).toEqual([
      ['2026-03-05', 121_000, "'t Atelier De Vries", 'Factuur 2026-0042, en bedankt'],
      ['2026-03-05', -1_245, null, 'LUNCHROOM VOORBEELD >UTRECHT 4.03.2026 12U44 KV005'],
      ['2026-03-06', -6_100, 'Waterbedrijf Voorbeeld', ''],
    ])
    expect(only('asn.csv')?.lines.map((line) => [line.structuredReference, line.kind])).toEqual([
      [null, 'OVB'],
      [null, 'BEA'],
      ['9001123412341234', 'ACC'],
    ])
  })

  test('with a header: newest first, and days of one digit', () => {
    expect(only('sns.csv')).toMatchObject({
      iban: 'NL58SNSB0999000659',
      openingBalanceCents: 100_000,
      closingBalanceCents: 214_900,
    })
    expect(brief(only('sns.csv')?.lines)).toEqual([
      ['2026-03-05', 121_000, 'Atelier De Vries', 'Factuur 2026-0042, en bedankt'],
      ['2026-03-06', -6_100, 'Waterbedrijf Voorbeeld', ''],
    ])
    expect(only('sns.csv')?.lines[0]?.valueDate).toBe('2026-03-04')
  })

  test('a row that is cut off is refused by the number of its line', () => {
    const text = new TextDecoder().decode(fixture('asn.csv'))
    expect(readBankFile(bytesOf(text.slice(0, -4)))).toMatchObject({
      reason: 'truncated',
      line: text.trimEnd().split('\n').length,
    })
  })

  test('a balance that does not follow is refused', () => {
    expect(changed('asn.csv', '2210.00,EUR,-12.45', '2210.00,EUR,-12.54')).toMatchObject({ reason: 'totals_differ' })
    expect(changed('sns.csv', '2210.00,EUR,-61.00', '2211.00,EUR,-61.00')).toMatchObject({ reason: 'totals_differ' })
  })
})

test('Triodos, which writes no header: the direction stands in a column of its own', () => {
  expect(only('triodos.csv')).toMatchObject({
    iban: 'NL13TRIO0999000670',
    openingBalanceCents: 100_000,
    closingBalanceCents: 214_900,
  })
  expect(only('triodos.csv')?.lines.map((line) => [line.amountCents, line.counterpartyName, line.kind])).toEqual([
    [121_000, 'Atelier De Vries', 'ET'],
    [-6_100, 'Waterbedrijf Voorbeeld', 'IC'],
  ])
  expect(changed('triodos.csv', '"Debet"', '"Anders"')).toMatchObject({ ok: false, reason: 'damaged' })
})

test('N26 names its account by what its owner calls it, and a payment without a reference by a dash', () => {
  expect(only('n26.csv')).toMatchObject({ iban: null, account: 'Zakelijk', bank: 'N26', openingBalanceCents: null })
  expect(brief(only('n26.csv')?.lines)).toEqual([
    ['2026-03-05', 121_000, 'Atelier De Vries', 'Factuur 2026-0042'],
    ['2026-03-06', -1_245, 'LUNCHROOM VOORBEELD', ''],
  ])
})

test('Revolut: costs are a line of their own, and what waits or came back is not booked', () => {
  expect(only('revolut.csv')).toMatchObject({ openingBalanceCents: 100_000, closingBalanceCents: 219_742 })
  expect(brief(only('revolut.csv')?.lines)).toEqual([
    ['2026-03-05', 121_000, 'Payment from Atelier De Vries', 'Payment from Atelier De Vries'],
    ['2026-03-06', -1_245, 'Lunchroom Voorbeeld', 'Lunchroom Voorbeeld'],
    ['2026-03-06', -13, 'Lunchroom Voorbeeld', 'Kosten: Lunchroom Voorbeeld'],
  ])
  expect(changed('revolut.csv', 'COMPLETED', 'SOMETHING')).toMatchObject({ ok: false, reason: 'damaged' })
})

test.each([
  ['Savings', true],
  ['Spaarrekening', true],
  ['Pocket', true],
  ['Vault', true],
  ['Current', undefined],
])('Revolut: %s is savings: %s', (product, isSavings) => {
  const result = readBankFile(bytesOf(textOf('revolut.csv').replaceAll('Current', product)))
  expect(result.ok && result.statements[0]?.isSavings).toBe(isSavings)
  expect(result.ok && result.statements[0]?.bank).toBe('Revolut')
})

describe('Wise', () => {
  test('transfers: what left and what came in, with costs apart, without what was cancelled', () => {
    expect(brief(only('wise.csv')?.lines)).toEqual([
      ['2026-03-05', 121_000, 'Atelier De Vries', 'Factuur 2026-0042'],
      ['2026-03-06', -6_100, 'Stoffen Voorbeeld', 'Bestelling 7'],
      ['2026-03-06', -57, 'Wise', 'Kosten: Bestelling 7'],
    ])
  })

  test('what was given back or waits moved nothing; a status that Wise does not have is no transfer', () => {
    const withStatus = (status: string) => readBankFile(bytesOf(textOf('wise.csv').replace('CANCELLED', status)))
    for (const status of ['REFUNDED', 'PENDING']) expect(withStatus(status)).toEqual(withStatus('CANCELLED'))
    expect(withStatus('FAILED')).toMatchObject({ ok: false, message: expect.stringContaining('"FAILED"') })
  })

  test('a transfer of which nothing was said is described by who it is with', () => {
    const silent = readBankFile(bytesOf(textOf('wise.csv').replace('"Factuur 2026-0042"', '')))
    expect(silent.ok && silent.statements[0]?.lines[0]?.description).toBe('Atelier De Vries')
  })

  test('an exchange between two balances leaves the one and enters the other', () => {
    const head = textOf('wise.csv').split('\n')[0]
    const row =
      'BALANCE-1,COMPLETED,NEUTRAL,"2026-03-05 09:00:00","2026-03-05 09:00:01",0.40,EUR,,,Ik,99.60,EUR,Ik,108.00,USD,1.0843,,,,,'
    const result = readBankFile(bytesOf(`${head}\n${row}\n`))
    expect(
      result.ok && result.statements.map((one) => [one.currency, one.lines.map((line) => line.amountCents)]),
    ).toEqual([
      ['EUR', [-9_960, -40]],
      ['USD', [10_800]],
    ])
  })

  test('a statement of a balance has what it held after each line', () => {
    expect(only('wise-saldo.csv')).toMatchObject({ openingBalanceCents: 100_000, closingBalanceCents: 214_843 })
    expect(only('wise-saldo.csv')?.lines.map((line) => [line.amountCents, line.counterpartyName])).toEqual([
      [121_000, 'Atelier De Vries'],
      [-6_157, 'Stoffen Voorbeeld'],
    ])
  })
})

test('savings at ING say that they are savings', () => {
  expect(only('ing-sparen.csv')).toMatchObject({
    iban: null,
    account: 'V 999-88777',
    isSavings: true,
    openingBalanceCents: 400_000,
    closingBalanceCents: 500_250,
  })
})

test('a credit card of Rabobank is no statement of the account that it is paid from', () => {
  expect(only('rabobank-creditcard.csv')).toMatchObject({ iban: null, account: 'Rabo BusinessCard 9012', isCard: true })
  expect(brief(only('rabobank-creditcard.csv')?.lines)).toEqual([
    ['2026-03-05', -4_510, 'SOFTWARE VOORBEELD', 'SOFTWARE VOORBEELD (USD -48,90, koers 1,0843)'],
    ['2026-03-06', 1_000, 'RETOUR VOORBEELD', 'RETOUR VOORBEELD'],
  ])
})

test('older files of bunq: in Dutch, and without the account', () => {
  expect(only('bunq-2018.csv')?.lines.map(({ amountCents }) => amountCents)).toEqual([121_000, -878])
  expect(only('bunq-zonder-rekening.csv')).toMatchObject({ iban: null, bank: 'bunq', lines: [{ amountCents: 5 }] })
})

test('a file with more than the columns of bunq is not called one of bunq', () => {
  const text = 'Date,Amount,Counterparty,Name,Description,Debit/Credit,Status,Fee\n2026-03-05,10.00,,A,B,Debit,ok,1\n'
  expect(readBankFile(bytesOf(text))).toMatchObject({ ok: false, reason: 'unknown_columns' })
})

test('ABN AMRO with a header, as text and as a spreadsheet, is what it is without one', () => {
  expect(only('abnamro-met-kop.tab')?.lines).toMatchObject([
    { date: '2026-03-05', amountCents: -2_500, counterpartyName: 'Fietsenmaker Jansen', description: 'factuur 55' },
  ])
  expect(only('abnamro.xlsx')).toMatchObject({
    iban: 'NL41ABNA0999000203',
    openingBalanceCents: 302_500,
    closingBalanceCents: 360_510,
  })
  expect(only('abnamro.xlsx')?.lines.map((line) => [line.amountCents, line.counterpartyName])).toEqual([
    [-2_500, 'Lunchroom Voorbeeld'],
    [60_510, 'Fietsenmaker Jansen'],
  ])
})
