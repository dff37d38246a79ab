import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf, fixture, statementsIn } from '../testing/fixture.ts'
import type { BankLine } from '../types.ts'

function told(line: BankLine | undefined) {
  if (line === undefined) return undefined
  const { amountCents, counterpartyName, counterpartyIban, description } = line
  return [amountCents, counterpartyName, counterpartyIban, description]
}

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

describe('MT940 that is refused', () => {
  const text = new TextDecoder().decode(fixture('ing.mt940'))
  const reasonOf = (changed: string) => {
    const result = readBankFile(bytesOf(changed))
    return result.ok ? 'read' : result.reason
  }

  test.each([
    ['an amount that was changed', text.replace('C1210,00', 'C1210,01'), 'totals_differ'],
    ['a line that was taken out', text.replace(/:61:2603050305D96,80NDDT[^]*?(?=:61:)/, ''), 'totals_differ'],
    ['a line that cannot be read', text.replace('C1210,00', 'X1210,00'), 'damaged'],
    ['a day that does not exist', text.replace(':61:2603050305C', ':61:2602300230C'), 'damaged'],
    ['a statement without closing balance', text.replace(/:62F:[^]*/, ''), 'truncated'],
    ['a statement that starts before the last one ended', text.replace(/:62F:[^\r]*/, ':20:X'), 'damaged'],
    ['the header of a next statement and nothing more', `${text}{1:F01INGBNL2ABXXX0000000000}`, 'truncated'],
  ])('%s', (_, changed, reason) => {
    expect(changed).not.toBe(text)
    expect(reasonOf(changed)).toBe(reason)
  })

  test.each([
    ['29 February of a year without one', '230229', '2023-02-28'],
    ['30 February', '240230', '2024-02-29'],
    ['31 April', '260431', '2026-04-30'],
  ])(
    'a value date of %s, which a bank that counts months of 30 days writes, is the end of that month',
    (_, day, end) => {
      const changed = text.replace(':61:2603050305C', `:61:${day}0305C`)
      const result = readBankFile(bytesOf(changed))
      expect(changed).not.toBe(text)
      expect(result.ok && result.statements[0]?.lines[0]).toMatchObject({ valueDate: end, amountCents: 121_000 })
    },
  )

  test.each(['260432', '261331', '260400'])('a value date of %s is none', (day) => {
    expect(reasonOf(text.replace(':61:2603050305C', `:61:${day}0305C`))).toBe('damaged')
  })

  test('a space between amount and type changes nothing', () => {
    const spaced = text.replaceAll(/(:61:.*?,\d*)N/g, '$1 N')
    expect(spaced).not.toBe(text)
    expect(readBankFile(bytesOf(spaced))).toEqual(readBankFile(bytesOf(text)))
  })

  test('an interim report (MT942), with what to download instead', () => {
    const interim = ':20:X\r\n:25:NL62INGB0009990001\r\n:28C:1\r\n:34F:EURD0,\r\n:13D:2603051200+0100\r\n'
    expect(readBankFile(bytesOf(`${interim}:61:260305C1,00NTRFNONREF\r\n:90C:1EUR1,00\r\n`))).toMatchObject({
      ok: false,
      reason: 'not_booked',
      message: expect.stringContaining('dagafschrift'),
    })
  })

  test('names the line that is damaged', () => {
    expect(readBankFile(bytesOf(text.replace('C1210,00', 'X1210,00')))).toMatchObject({ ok: false, line: 8 })
  })
})
