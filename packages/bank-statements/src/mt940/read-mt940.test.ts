import { describe, expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf, fixture, statementsIn } from '../testing/fixture.ts'
import { told } from './told.test-support.ts'

describe('MT940 of ING', () => {
  const [statement] = statementsIn('ing.mt940')

  test('reads balances in cents and the account without its currency', () => {
    expect(statement).toMatchObject({
      iban: 'NL62INGB0009990001',
      currency: 'EUR',
      openingBalanceCents: 125_000,
      closingBalanceCents: 213_900,
      statementId: 'P260305000000001',
    })
  })

  test('reads a counterparty with a slash in its name and a text that wraps in mid-word', () => {
    expect(told(statement?.lines[0])).toEqual([
      121_000,
      'Atelier De Vries en/of Zn',
      'NL17RABO0999000809',
      'Factuur 2026-0042 voor het ontwerp van de nieuwe huisstijl',
    ])
    expect(statement?.lines[0]?.endToEndId).toBe('KLANT-2026-0042')
  })

  test('reads a payment reference, and takes NOTPROVIDED for none', () => {
    expect(statement?.lines[2]).toMatchObject({
      structuredReference: '9001123412341234',
      endToEndId: null,
      description: '',
    })
  })

  test('books a reversed debit as money that comes in', () => {
    expect(statement?.lines[3]?.amountCents).toBe(9_680)
  })

  test('leaves the text below the closing balance out of the last line', () => {
    expect(statementsIn('ing-legacy.mt940')[0]?.lines.at(-1)?.description).toBe(
      '0444555666 BOEKHANDEL KN: BOEKHANDEL TRANSACTIENR 0050 10062010 15:32',
    )
  })
})

describe('MT940 of Rabobank', () => {
  test('reads a name that was broken at 64 characters, and why a payment came back', () => {
    const text = [
      ':940:',
      ':20:940S130101',
      ':25:NL94RABO0999000102 EUR',
      ':28C:0',
      ':60F:C130101EUR000000001000,00',
      ':61:130101D000000000025,00N102EREF',
      'NL60INGB0009990910',
      ':86:/EREF/01-01-2013 12:00 0030000987654321/BENM//NAME/CONTRA ACCOUN',
      'T HOLDER/RTRN/MD06/REMI//ISDT/2013-07-11',
      ':62F:C130101EUR000000000975,00',
      '',
    ]
    const result = readBankFile(bytesOf(text.join('\r\n')))
    expect(result.ok && result.statements[0]?.lines).toMatchObject([
      { counterpartyName: 'CONTRA ACCOUNT HOLDER', returnReason: 'MD06' },
    ])
  })

  const statements = statementsIn('rabobank.mt940')

  test('reads each day as a statement of its own and dates its bookings on that day', () => {
    expect(statements.map(({ from, to, lines }) => [from, to, lines.length])).toEqual([
      ['2026-03-04', '2026-03-04', 3],
      ['2026-03-05', '2026-03-05', 1],
    ])
    expect(statements[0]?.lines[1]).toMatchObject({ date: '2026-03-04', valueDate: '2026-03-01' })
  })

  test('takes the IBAN from the line below :61: and the name without the address', () => {
    expect(told(statements[0]?.lines[0])).toEqual([
      72_600,
      'Bakkerij Het Gouden Korentje VOF',
      'NL60INGB0009990910',
      'Betaling factuur 2026-0018 en 2026-0019',
    ])
  })

  test('reads a tag that was broken over two lines', () => {
    expect(told(statements[0]?.lines[2])).toEqual([
      -9_899,
      'Kantoorhandel BV',
      'NL83ABNA0999000708',
      '20260304123123987 0030001100000001 Order 347347',
    ])
  })

  test('reads points as decimals, a name behind the reference and repeated :86: fields', () => {
    expect(statementsIn('rabobank-legacy.mt940')[0]?.lines.map(told)).toEqual([
      [30_000, 'P.D. VAN VOORBEELD', null, 'KLANT 45680/ FAKTUUR 472564 ONDER AFTREK VAN 2% BETALINGSKORTING.'],
      [-5_050, 'STORTING', null, ''],
    ])
  })
})

describe('MT940 of other banks', () => {
  test('bunq: keeps a line break that is no wrap as a space', () => {
    expect(statementsIn('bunq.mt940')[0]?.lines.map(told)).toEqual([
      [200, 'P. Voorbeeld', 'NL83ABNA0999000708', ''],
      [-3_450, 'WWW.MUZIEKWINKEL.EXAMPLE', null, 'WWW.MUZIEKWINKEL.EXAMPLE Burg, DE 29.00 GBP, 1 GBP = 1.18966 EUR'],
      [-25, 'P. Voorbeeld', 'NL50BUNQ2099000304', ''],
      [42, 'Stichting Betalingen inzake Voorbeeld', 'NL17RABO0999000809', 'M2438 0030003724 Order ORD171882'],
    ])
  })

  test('a statement opens on the day after the closing before it, where that is before its first line', () => {
    const opened = (day: string) => {
      const text = new TextDecoder().decode(fixture('ing.mt940')).replace(':60F:C260304', `:60F:C${day}`)
      const result = readBankFile(bytesOf(text))
      return result.ok && result.statements[0]?.opensOn
    }
    expect([opened('260304'), opened('260305'), opened('260303'), opened('251231')]).toEqual([
      undefined,
      undefined,
      '2026-03-04',
      '2026-01-01',
    ])
  })

  test('a statement closes on the day of its closing balance, where that is after its last line', () => {
    const text = new TextDecoder().decode(fixture('ing.mt940'))
    const closes = (day: string) => {
      const result = readBankFile(bytesOf(text.replace(/(:62F:[CD])\d{6}/, `$1${day}`)))
      return result.ok && result.statements[0]?.closesOn
    }
    expect([closes('260305'), closes('260331')]).toEqual([undefined, '2026-03-31'])
  })

  test('tells an account number from before SEPA as it is written', () => {
    const text = new TextDecoder().decode(fixture('asn.mt940')).replaceAll(/:25:.*/g, ':25:0123456789')
    const result = readBankFile(bytesOf(text))
    expect(result.ok && result.statements[0]).toMatchObject({ iban: null, account: '0123456789' })
  })

  test('a balance of nothing is zero, whichever side the bank puts it on', () => {
    const none = [':20:X', ':25:NL62INGB0009990001', ':28C:1', ':60F:D260305EUR0,00', ':62F:D260305EUR0,00', '-', '']
    const result = readBankFile(bytesOf(none.join('\r\n')))
    expect(result.ok && result.statements[0]).toMatchObject({ openingBalanceCents: 0, closingBalanceCents: 0 })
  })

  test('Knab: joins the pages of one statement', () => {
    const statements = statementsIn('knab.mt940')
    expect(statements).toHaveLength(1)
    expect(statements[0]).toMatchObject({ openingBalanceCents: 50_000, closingBalanceCents: 90_000 })
    expect(statements[0]?.lines).toHaveLength(3)
  })

  test('Knab: reads the labels of its older files, which may be a single page', () => {
    const [statement] = statementsIn('knab-legacy.mt940')
    expect(statement?.lines[0]).toMatchObject({
      counterpartyName: 'Koffiebar Voorbeeld',
      counterpartyIban: 'NL17RABO0999000809',
    })
    expect(statement?.lines[1]?.counterpartyName).toBe('Geldautomaat (Station)')
  })

  test('Triodos: joins numbered subfields and reads a debit balance', () => {
    const [first, second] = statementsIn('triodos.mt940')
    expect(first?.iban).toBe('NL76TRIO0999000506')
    expect(first?.lines.map(told)).toEqual([
      [-1_000, null, null, 'TENAAMSTELLING TEGENREKENING EN EEN LANGE OMSCHRIJVING'],
      [
        15_000,
        null,
        'NL83ABNA0999000708',
        'Tuincentrum Het Groene Weiland Hoofdstraat 5 Voorbeeldstad Factuur 2026-0007',
      ],
    ])
    expect(second?.closingBalanceCents).toBe(-512)
  })

  test('ASN: reads the IBAN in place of the reference, and structured or free text below', () => {
    const [first, second] = statementsIn('asn.mt940')
    expect(first?.lines.map(told)).toEqual([
      [-6_180, 'TANK KAART BV', 'NL83ABNA0999000708', 'Relatienummer 1755481/Factuurnr.7903792-05-03-2026'],
      [-200_000, 'j voorbeeld', 'NL60INGB0009990910', 'Salaris februari 2026'],
    ])
    expect(second?.lines).toEqual([])
  })

  test('N26 and other German banks: reads numbered subfields and the year across New Year', () => {
    expect(statementsIn('german.mt940')[0]?.lines[0]).toMatchObject({
      date: '2026-01-02',
      valueDate: '2025-12-31',
      counterpartyName: 'Musterfirma GmbH',
      counterpartyIban: 'DE89370400440532013000',
      description: 'Rechnung 2025-031',
      endToEndId: 'KD-77',
    })
  })
})
