import { describe, expect, test } from 'vitest'
import { columnsText } from './columns.ts'
import { structuredText } from './structured.ts'
import { subfieldText } from './subfields.ts'

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
  test('of Rabobank runs on at 64 characters where no line is longer, and at 65 else', () => {
    const name = (first: string, second: string) => structuredText([first, second], 'RABO')?.counterpartyName
    const start = '/EREF/01-01-2026 12:00 0030000987654321/BENM//NAME/'
    expect(name(`${start}CONTRA ACCOUN`, 'T HOLDER/REMI/x/')).toBe('CONTRA ACCOUNT HOLDER')
    expect(name(`${start}CONTRA ACCOUNT`, ' HOLDER/REMI/x/')).toBe('CONTRA ACCOUNT HOLDER')
    expect(name(`${start}CONTRA ACCOU`, 'NT HOLDER/REMI/x/')).toBe('CONTRA ACCOU NT HOLDER')
  })

  test('says by its code why a payment came back', () => {
    const reason = (value: string) =>
      structuredText([`/TRTP/SEPA OVERBOEKING/RTRN/${value}/NAME/Jan/REMI/x/`], 'RABO')?.returnReason
    expect([reason('MD06'), reason('/AC04/Account closed'), reason('onbekend')]).toEqual(['MD06', 'AC04', undefined])
  })

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

describe('a text in columns of 32 characters', () => {
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const nameOf = (...lines: string[]) => columnsText(lines).counterpartyName

  test('goes on in the next column where it fills its own', () => {
    expect(nameOf('SEPA Overboeking', `Naam: ${ALPHABET} BV`)).toBe(`${ALPHABET}BV`)
  })

  test('may be a place too long for its column', () => {
    expect(nameOf('SEPA Overboeking', `Naam: ${ALPHABET}x BV`)).toBe(`${ALPHABET}xBV`)
    expect(nameOf('SEPA Overboeking', `Naam: ${ALPHABET} BV`, 'z'.repeat(33))).toBe(`${ALPHABET}BV`)
  })

  test('may have a column that is a place too short', () => {
    const short = `SEPA Overboeking${' '.repeat(16)}IBAN: NL60INGB0009990910`
    expect(nameOf(short, `Naam: ${ALPHABET} BV`)).toBe(`${ALPHABET}BV`)
    expect(columnsText([short, `Naam: ${ALPHABET} BV`]).counterpartyIban).toBe('NL60INGB0009990910')
  })

  test('is read as it runs where any line is in no columns', () => {
    expect(nameOf('SEPA Overboeking', `Naam: ${ALPHABET} BV`, 'q'.repeat(65))).toContain(`${ALPHABET} BV`)
  })
})

describe('numbered subfields', () => {
  test('are those that begin with their number: another question mark is of the text', () => {
    const text = '166?00GUTSCHRIFT?20Hoeveel?0 12 punten?32Jan Jansen'
    expect(subfieldText([text])).toMatchObject({
      kind: 'GUTSCHRIFT',
      counterpartyName: 'Jan Jansen',
      description: 'Hoeveel',
    })
  })

  test('go on in the next line', () => {
    expect(subfieldText(['166?00GUTSCHRIFT?20Factuur', ' 7?32Jan Jansen'])).toMatchObject({ description: 'Factuur 7' })
  })

  test.each([[[]], [['Factuur 7']], [['166?x']]])('are none in %j', (lines) => {
    expect(subfieldText(lines)).toBeNull()
  })
})
