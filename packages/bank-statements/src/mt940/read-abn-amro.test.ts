import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf, statementsIn } from '../testing/fixture.ts'
import { told } from './told.test-support.ts'

describe('MT940 of ABN AMRO', () => {
  test('reads amounts without decimals or with one', () => {
    const [statement] = statementsIn('abnamro.mt940')
    expect(statement?.lines.map(({ amountCents }) => amountCents)).toEqual([60_500, -6_263, -15_050, -2_495])
    expect(statement?.closingBalanceCents).toBe(149_150)
  })

  test('keeps slashes in what the payer wrote and reads a reference with its issuer', () => {
    const lines = statementsIn('abnamro.mt940')[0]?.lines
    expect(lines?.[1]).toMatchObject({
      description: 'INV/1511682351 1.3.2026',
      endToEndId: '012345678912361000',
      kind: 'SEPA INCASSO ALGEMEEN DOORLOPEND',
    })
    expect(lines?.[2]?.structuredReference).toBe('1234567812345678')
  })

  test('makes the IBAN of an old account number', () => {
    expect(statementsIn('abnamro.mt940')[0]?.iban).toBe('NL41ABNA0999000203')
  })

  test('reads the text in two columns: giro, shop and transfer', () => {
    const [giro, transfer] = statementsIn('abnamro-legacy.mt940')[0]?.lines ?? []
    expect(giro).toMatchObject({ counterpartyName: 'TELEFOONBEDRIJF', structuredReference: '1234567890123456' })
    expect(told(transfer)).toEqual([
      5_025,
      'NETWERKBEDRIJF VOORBEELD B',
      'NL60INGB0009990910',
      'nota nr 01234567890 - Ontwerp',
    ])
    expect(statementsIn('abnamro.mt940')[0]?.lines[3]?.counterpartyName).toBe('Lunchroom Voorbeeld')
  })
})

describe('MT940 of ABN AMRO in columns that are not exactly columns', () => {
  const lineOf = (...information: string[]) => {
    const fields = [
      ':20:ABN AMRO BANK NV',
      ':25:999000203',
      ':28:1/1',
      ':60F:C260305EUR100,',
      ':61:2603050305D9,5N426NONREF',
    ]
    const text = [...fields, `:86:${information[0]}`, ...information.slice(1), ':62F:C260305EUR90,5', '-', ''].join(
      '\r\n',
    )
    const result = readBankFile(bytesOf(`ABNANL2A\r\n940\r\nABNANL2A\r\n${text}`))
    return result.ok ? result.statements[0]?.lines[0] : undefined
  }

  test('keeps the minutes of a card payment, whose first column is a character longer', () => {
    expect(lineOf('BEA   NR:XXX1234   05.03.26/12.54 LUNCHROOM DE HOEK UTRECH,PAS999')).toMatchObject({
      counterpartyName: 'LUNCHROOM DE HOEK UTRECH',
      description: 'BEA NR:XXX1234 05.03.26/12.54 LUNCHROOM DE HOEK UTRECH,PAS999',
      kind: 'BEA',
    })
  })

  test('keeps the first letter of a second column that begins where the space should be', () => {
    expect(lineOf('99.90.00.203                    COMPUTERS VOORBEELD')).toMatchObject({
      description: '99.90.00.203 COMPUTERS VOORBEELD',
    })
  })

  test('reads a card payment that runs on without columns', () => {
    expect(lineOf('BEA   NR:XXX   05.03.26/12.00 Supermarkt Voorbeeld,PAS123')).toMatchObject({
      counterpartyName: 'Supermarkt Voorbeeld',
      description: 'BEA NR:XXX 05.03.26/12.00 Supermarkt Voorbeeld,PAS123',
      kind: 'BEA',
    })
  })

  test('reads the labels of a text that runs on without columns', () => {
    expect(
      lineOf(
        'SEPA Overboeking IBAN: NL60INGB0009990910 BIC: INGBNL2A Naam: Net',
        'werkbedrijf Voorbeeld Omschrijving: nota 012 Kenmerk: ABC-1',
      ),
    ).toMatchObject({
      counterpartyName: 'Netwerkbedrijf Voorbeeld',
      counterpartyIban: 'NL60INGB0009990910',
      description: 'nota 012',
      endToEndId: 'ABC-1',
      kind: 'SEPA Overboeking',
    })
  })

  test('loses no character of any text', () => {
    const letters = (text: string) => text.replace(/\s/g, '')
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][A-Za-z0-9 .,]{0,64}$/), (text) => {
        expect(letters(lineOf(text)?.description ?? '')).toBe(letters(text))
      }),
    )
  })
})
