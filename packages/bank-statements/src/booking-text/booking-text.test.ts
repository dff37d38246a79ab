import { describe, expect, test } from 'vitest'
import { columnsText } from './columns.ts'
import { structuredText } from './structured.ts'

describe('the sort of a booking in columns', () => {
  const kindOf = (...lines: string[]) => columnsText(lines).kind

  test.each([
    ['of a card stands at the beginning', ['BEA   NR:XXX1234   05.03.26/12.54'], 'BEA'],
    ['is the whole text where a word of a card comes later', ['Storting BEA automaat'], 'Storting BEA automaat'],
    ['may fill its column', ['ABCDEFGHIJKLMNOPQRSTUVWXYZ012345 Jan'], 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'],
    ['is none when it is longer than a column', ['Aanmaningskostenvergoedingsregeling2026 betaald'], null],
    [
      'is told without the padding behind it',
      [`SEPA Overboeking${' '.repeat(18)}IBAN: NL60INGB0009990910 Naam: Jan`],
      'SEPA Overboeking',
    ],
    ['is none where a label comes first', ['Naam: Jan Jansen'], null],
    ['is none without any text', [], null],
  ])('%s', (_, lines, kind) => {
    expect(kindOf(...lines)).toBe(kind)
  })
})

describe('a text of tags', () => {
  test.each([
    ['begins with a tag', ['Betaald /NAME/Jan/REMI/x/']],
    ['has lines', []],
  ])('%s, or it is none', (_, lines) => {
    expect(structuredText(lines, 'RABO')).toBeNull()
  })

  test('has tags that a bank broke over two lines, though neither is full', () => {
    expect(structuredText(['/TRTP/SEPA/NA', 'ME/Jan Jansen/REMI/Factuur 7'], 'BUNQ')).toMatchObject({
      counterpartyName: 'Jan Jansen',
      description: 'Factuur 7',
      kind: 'SEPA',
    })
  })
})
