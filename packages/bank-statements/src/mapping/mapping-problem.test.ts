import { describe, expect, test } from 'vitest'
import { asked, SHOP } from './mapping.test-support.ts'

describe('a cell that cannot be read is named', () => {
  const { mapping } = asked(SHOP)
  const problemsOf = (text: string) => asked(text, { mapping }).problems.map(({ message }) => message)

  test.each([
    [
      'an amount',
      '-12,50',
      '12,x',
      'Op regel 4 in kolom “Bedrag” staat “12,x”, en dat is geen bedrag in deze notatie.',
    ],
    [
      'a fraction of a cent',
      '-12,50',
      '-12,505',
      'Op regel 4 in kolom “Bedrag” staat “-12,505”, en dat is geen bedrag in deze notatie.',
    ],
    ['no amount', '-12,50', '', 'Op regel 4 is kolom “Bedrag” leeg.'],
    [
      'a date',
      '05-03-2026',
      '31-02-2026',
      'Op regel 4 in kolom “Transactiedatum” staat “31-02-2026”, en dat is geen datum in deze notatie.',
    ],
    [
      'a balance',
      '987,50',
      '9,8,7',
      'Op regel 4 in kolom “Saldo” staat “9,8,7”, en dat is geen bedrag in deze notatie.',
    ],
    ['more than the heads', '987,50', '987,50;x', 'Op regel 4 staat meer dan de kop heeft (“x”).'],
  ])('%s', (_, from, to, message) => {
    expect(problemsOf(SHOP.replace(from, to))).toEqual([message])
  })

  test('and takes no other cell of its row with it', () => {
    const { preview } = asked(SHOP.replace('-12,50', ''), { mapping })
    expect(preview[0]).toEqual({
      line: 4,
      date: '2026-03-05',
      amountCents: null,
      counterpartyName: 'Café Zon',
      counterpartyIban: null,
      description: 'Lunch',
      balanceAfterCents: 98_750,
    })
  })

  test('a balance that does not follow, with what to do when it is none', () => {
    const [message] = problemsOf(SHOP.replace('2.197,50', '2.197,51'))
    expect(message).toMatch(/^Het saldo op regel 5 volgt niet.*Niet gebruiken/)
  })

  test('a currency that does not exist, and a direction that is none', () => {
    const text = 'Datum;Tekst;D/C;Bedrag;Munt\n05-03-2026;a;D;12,50;EUR\n06-03-2026;b;C;7,00;EUR\n'
    const options = { mapping: asked(text).mapping }
    expect(asked(text.replace('7,00;EUR', '7,00;XQQ'), options).problems[0]?.message).toContain(
      '“XQQ”, en dat is geen munt',
    )
    expect(asked(text.replace(';C;', ';Q;'), options).problems[0]?.message).toContain('“Q”, en dat is geen af of bij')
  })

  test('twenty of them at most, and how many there are', () => {
    const rows = Array.from({ length: 50 }, () => '05-03-2026;a;b;x;\n').join('')
    const table = asked(SHOP + rows, { mapping })
    expect([table.problems.length, table.problemCount]).toEqual([20, 50])
  })
})

test('a mapping that lacks or doubles something is refused with what to choose', () => {
  const { mapping } = asked(SHOP)
  const said = (columns: readonly string[]) =>
    asked(SHOP, { mapping: { ...mapping, columns } as never }).problems[0]?.message
  expect(said(['ignore', 'name', 'description', 'amount', 'balance'])).toBe('Kies welke kolom de datum is.')
  expect(said(['date', 'name', 'description', 'ignore', 'ignore'])).toMatch(/^Kies welke kolom het bedrag is/)
  expect(said(['date', 'name', 'description', 'amount', 'amount'])).toMatch(/“Bedrag” voor hoogstens één kolom/)
  expect(said(['date', 'name', 'description', 'amount', 'debit'])).toMatch(/niet allebei/)
  expect(said(['date', 'name', 'description', 'ignore', 'debit'])).toMatch(/zowel een kolom voor af/)
  expect(said(['date', 'name', 'sign', 'credit', 'debit'])).toMatch(/geen kolom “Af of bij” nodig/)
  // A date that is no date, and a column without any.
  expect(said(['name', 'date', 'description', 'amount', 'ignore'])).toMatch(/geen datum/)
})
