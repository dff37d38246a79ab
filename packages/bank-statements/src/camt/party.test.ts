import { describe, expect, test } from 'vitest'
import type { Element } from './element.ts'
import { counterpartyOf } from './party.ts'

const own = 'NL94RABO0999000102'
const other = 'NL60INGB0009990910'

const element = (name: string, content: string | Element[]): Element => ({
  name,
  text: typeof content === 'string' ? content : '',
  attributes: {},
  children: typeof content === 'string' ? [] : content,
})

interface Party {
  name?: string
  iban?: string
}
function detailsOf(parties: { Dbtr?: Party; Cdtr?: Party }): Element {
  const parts = Object.entries(parties).flatMap(([side, { name, iban }]) => [
    ...(name === undefined ? [] : [element(side, [element('Nm', name)])]),
    ...(iban === undefined ? [] : [element(`${side}Acct`, [element('Id', [element('IBAN', iban)])])]),
  ])
  return element('TxDtls', [element('RltdPties', parts)])
}

describe('the other side of money that comes in', () => {
  const of = (parties: Parameters<typeof detailsOf>[0], isReversal = false) =>
    counterpartyOf(detailsOf(parties), 1, isReversal, own)

  test('is who pays', () => {
    const parties = { Dbtr: { name: 'Bakker', iban: other }, Cdtr: { name: 'Ik', iban: own } }
    expect(of(parties)).toEqual({ counterpartyName: 'Bakker', counterpartyIban: other })
  })

  test('is who is paid where the bank put the account itself on the other side', () => {
    const parties = { Dbtr: { name: 'Ik', iban: own }, Cdtr: { name: 'Bakker', iban: other } }
    expect(of(parties)).toEqual({ counterpartyName: 'Bakker', counterpartyIban: other })
  })

  test.each([
    ['a name alone', { name: 'Bakker' }, { counterpartyName: 'Bakker', counterpartyIban: null }],
    ['a number alone', { iban: other }, { counterpartyName: null, counterpartyIban: other }],
  ])('may have %s, also beside the account itself', (_, Cdtr, told) => {
    expect(of({ Dbtr: { name: 'Ik', iban: own }, Cdtr })).toEqual(told)
  })

  test.each([
    ['the account is on both sides', { name: 'Ook ik', iban: own }],
    ['nothing is told of it', {}],
  ])('stays as it is told where %s', (_, Cdtr) => {
    expect(of({ Dbtr: { name: 'Ik', iban: own }, Cdtr })).toEqual({ counterpartyName: 'Ik', counterpartyIban: own })
  })

  test('of a reversal is who was paid, and where nothing is told of that, who paid', () => {
    const both = { Dbtr: { name: 'Bakker', iban: other }, Cdtr: { name: 'Slager' } }
    expect(of(both, true)).toEqual({ counterpartyName: 'Slager', counterpartyIban: null })
    expect(of({ Dbtr: both.Dbtr }, true)).toEqual({ counterpartyName: 'Bakker', counterpartyIban: other })
    expect(of({ Dbtr: both.Dbtr, Cdtr: { iban: own } }, true).counterpartyName).toBe('Bakker')
  })

  test('of a payment itself is never taken from the wrong side', () => {
    expect(of({ Cdtr: { name: 'Bakker' } })).toEqual({ counterpartyName: null, counterpartyIban: null })
  })
})
