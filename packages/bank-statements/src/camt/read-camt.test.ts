import { describe, expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { aLine, aStatement, bytesOf, statementsIn } from '../testing/fixture.ts'
import { isoProblems, writeCamt053 } from '../testing/index.ts'
import { reasonOf, v02, v08 } from './camt.test-support.ts'

describe('CAMT.053', () => {
  const [statement] = statementsIn('camt053-v02.xml')
  const lines = statement?.lines ?? []

  test('reads account, period, balances and identification', () => {
    expect(statement).toMatchObject({
      iban: 'NL94RABO0999000102',
      currency: 'EUR',
      from: '2026-03-04',
      to: '2026-03-05',
      openingBalanceCents: 114_795,
      closingBalanceCents: 95_145,
      statementId: 'CAMT053RIB0000010001',
    })
  })

  test('takes the debtor as counterparty for money in and the creditor for money out', () => {
    expect(lines[0]).toMatchObject({
      amountCents: 72_600,
      counterpartyName: 'Bakkerij Het Gouden Korentje & Zn',
      counterpartyIban: 'NL60INGB0009990910',
      description: 'Factuur 2026-0018 en 2026-0019',
      endToEndId: 'KLANT 26-018',
      kind: '541',
    })
    expect(lines[1]).toMatchObject({
      amountCents: -32_100,
      counterpartyName: 'Gemeente Voorbeeldstad',
      structuredReference: '9001123412341234',
      endToEndId: null,
      date: '2026-03-05',
      valueDate: null,
      kind: 'PMNT-ICDT-ESCT',
    })
  })

  test('joins what the payer wrote where it ran on into the next element, as the standard counts characters', () => {
    const written = `${'Factuur 🚲 '.repeat(20)}einde`
    const result = readBankFile(bytesOf(writeCamt053(aStatement({ lines: [aLine({ description: written })] }))))
    expect(result.ok && result.statements[0]?.lines[0]?.description).toBe(written)
  })

  test('splits a batch with amounts into its payments, and keeps one without as one line', () => {
    expect(lines.slice(2, 5).map((line) => [line.amountCents, line.counterpartyName, line.description])).toEqual([
      [12_100, 'J. Voorbeeld', 'Abonnement maart'],
      [12_100, 'P. Voorbeeld', 'Abonnement maart'],
      [-84_020, null, 'Salarissen, 2 betalingen'],
    ])
  })

  test('keeps a batch whose parts do not make its amount as one line', () => {
    const changed = v02.replace('<TxAmt><Amt Ccy="EUR">121.00', '<TxAmt><Amt Ccy="EUR">120.00')
    const result = readBankFile(bytesOf(changed))
    expect(result.ok && result.statements[0]?.lines.filter(({ amountCents }) => amountCents === 24_200)).toMatchObject([
      {
        counterpartyName: null,
        description: expect.stringContaining('J. Voorbeeld: Abonnement maart; P. Voorbeeld: Abonnement maart'),
      },
    ])
    expect(isoProblems(changed)).toEqual([])
  })

  test('says of a batch that went to one party who it was, and of a large one how many there are more', () => {
    const part = (name: string, text: string) =>
      `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
    const batch = (parts: readonly string[]) => {
      const changed = v02.replace(
        /(<NtryDtls>)(?:(?!<\/NtryDtls>).)*Abonnement maart.*?(<\/NtryDtls>)/s,
        `$1${parts.join('')}$2`,
      )
      const result = readBankFile(bytesOf(changed))
      return result.ok ? result.statements[0]?.lines.find(({ amountCents }) => amountCents === 24_200) : result
    }
    expect(batch([part('A. Een', 'mei'), part('A. Een', 'juni')])).toMatchObject({
      counterpartyName: 'A. Een',
      description: expect.stringContaining('A. Een: mei; A. Een: juni'),
    })
    const asked = part('A. Een', 'mei').replace(
      '</Ustrd>',
      '</Ustrd><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd>',
    )
    expect(batch([asked, part('B. Twee', 'juni')])).toMatchObject({
      description: expect.stringContaining('A. Een: mei; B. Twee: juni RF18539007547034'),
    })
    const many = batch(Array.from({ length: 12 }, (_, index) => part(`Klant ${index}`, 'mei')))
    expect(many).toMatchObject({ description: expect.stringMatching(/Klant 9: mei; en nog 2$/) })
  })

  test('takes the other side of a reversal, whose parties keep their roles', () => {
    expect(lines[5]).toMatchObject({ amountCents: -330, counterpartyName: 'Q. Voorbeeld' })
  })

  test('turns a reversal when only that leads to the closing balance', () => {
    const turned = v02.replace('3.30</Amt><CdtDbtInd>DBIT', '3.30</Amt><CdtDbtInd>CRDT')
    const result = readBankFile(bytesOf(turned))
    expect(result.ok && result.statements[0]?.lines[5]?.amountCents).toBe(-330)
  })

  describe('a reversal that is told in its details alone', () => {
    const told = [
      [
        'a payment that came back',
        '</RmtInf><RtrInf><Rsn><Cd>MD06</Cd></Rsn></RtrInf></TxDtls></NtryDtls>\n      </Ntry>\n      <Ntry>\n        <Amt Ccy="EUR">55',
      ],
      [
        'an indicator',
        '</RmtInf><RvslInd>true</RvslInd></TxDtls></NtryDtls>\n      </Ntry>\n      <Ntry>\n        <Amt Ccy="EUR">55',
      ],
    ] as const
    const lineOf = (xml: string) => {
      const result = readBankFile(bytesOf(xml))
      return result.ok ? result.statements[0]?.lines[5] : result
    }
    const inDetails = (end: string) =>
      v02
        .replace('<RvslInd>true</RvslInd>', '')
        .replace(/<\/RmtInf>\s*<\/TxDtls><\/NtryDtls>\s*<\/Ntry>\s*<Ntry>\s*<Amt Ccy="EUR">55/, end)

    test.each(told)('by %s takes the other side, whose parties keep their roles', (_, end) => {
      expect(lineOf(inDetails(end))).toMatchObject({ amountCents: -330, counterpartyName: 'Q. Voorbeeld' })
      const nameless = inDetails(end).replace(
        /<CdtrAcct><Id><IBAN>NL94RABO0999000102<\/IBAN><\/Id><\/CdtrAcct>(?=\s*<\/RltdPties>\s*<RmtInf><Ustrd>Terug)/,
        '',
      )
      expect(nameless).not.toBe(inDetails(end))
      expect(lineOf(nameless)).toMatchObject({
        counterpartyName: 'Q. Voorbeeld',
        counterpartyIban: 'NL39ABNA0999001112',
      })
    })

    test('by an indicator is turned when only that leads to the closing balance', () => {
      const turned = inDetails(told[1][1]).replace('3.30</Amt><CdtDbtInd>DBIT', '3.30</Amt><CdtDbtInd>CRDT')
      expect(lineOf(turned)).toMatchObject({ amountCents: -330, counterpartyName: 'Q. Voorbeeld' })
    })
  })

  test.each([
    ['of its period', v08, '2026-03-05T00:00:00', '2026-03-01T00:00:00', '2026-03-01'],
    [
      'after a previous closing',
      v08.replace(/<ns2:FrToDt>.*<\/ns2:FrToDt>/, ''),
      '<ns2:Dt>2026-03-04',
      '<ns2:Dt>2026-02-28',
      '2026-03-01',
    ],
    ['of its opening balance', v02, '<Dt>2026-03-04</Dt></Dt></Bal>', '<Dt>2026-03-01</Dt></Dt></Bal>', '2026-03-01'],
  ])('opens on the day %s, where that is before its first line', (_, xml, from, to, opensOn) => {
    const opened = (text: string) => {
      const result = readBankFile(bytesOf(text))
      return result.ok ? result.statements[0]?.opensOn : result.reason
    }
    expect([opened(xml), opened(xml.replace(from, to))]).toEqual([undefined, opensOn])
  })

  test('tells an account that is no IBAN as it is written, and a savings account where the file says so', () => {
    const other = v02.replace(
      '<IBAN>NL94RABO0999000102</IBAN></Id><Ccy>',
      '<Othr><Id>V 123-45678</Id></Othr></Id><Tp><Cd>SVGS</Cd></Tp><Ccy>',
    )
    const result = readBankFile(bytesOf(other))
    expect(result.ok && result.statements[0]).toMatchObject({ iban: null, account: 'V 123-45678', isSavings: true })
    expect(statement).not.toHaveProperty('account')
    expect(statement).not.toHaveProperty('isSavings')
  })

  test('takes the currency of the entries where neither account nor balance tells one', () => {
    const result = readBankFile(bytesOf(v02.replace('<Ccy>EUR</Ccy>', '').replace(/<Bal>.*<\/Bal>/g, '')))
    expect(result.ok && result.statements[0]?.currency).toBe('EUR')
  })

  test.each([
    ['with its rate', '<CcyXchg><SrcCcy>USD</SrcCcy><XchgRate>1.085</XchgRate></CcyXchg>', ', koers 1,085'],
    ['without a rate', '', ''],
  ])('tells an amount in another currency behind the text, %s', (_, rate, told) => {
    const dollars = `<AmtDtls><InstdAmt><Amt Ccy="USD">787.71</Amt>${rate}</InstdAmt></AmtDtls><RltdPties>`
    const result = readBankFile(bytesOf(v02.replace('<RltdPties>', dollars)))
    expect(result.ok && result.statements[0]?.lines[0]).toMatchObject({
      amountCents: 72_600,
      description: `Factuur 2026-0018 en 2026-0019 (USD 787,71${told})`,
    })
  })

  test('takes what the account got where charges were kept from it', () => {
    const charges =
      '<Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">2.50</TtlChrgsAndTaxAmt></Chrgs>' +
      '<NtryDtls><TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">728.50</Amt></TxAmt></AmtDtls>'
    const result = readBankFile(bytesOf(v02.replace('<NtryDtls><TxDtls>', charges)))
    expect(result.ok && result.statements[0]?.lines[0]).toMatchObject({
      amountCents: 72_600,
      description: 'Factuur 2026-0018 en 2026-0019',
    })
  })

  test('reads a structured reference with and without its issuer', () => {
    const referenceOf = (xml: string) => {
      const result = readBankFile(bytesOf(xml))
      return result.ok ? result.statements[0]?.lines[1]?.structuredReference : result.reason
    }
    const bare = v02.replace(/<Tp>(?:(?!<Tp>)[^])*?<\/Tp>(?=<Ref>)/, '')
    expect(bare).not.toBe(v02)
    expect([referenceOf(v02), referenceOf(bare)]).toEqual(['9001123412341234', '9001123412341234'])
  })

  test('leaves pending entries out', () => {
    expect(lines.some(({ amountCents }) => amountCents === -5_500)).toBe(false)
    expect(lines).toHaveLength(6)
  })

  test('dates an entry without a day by the closing balance, else by the end of the period, else by when it was made', () => {
    const undated = v02.replace('<BookgDt><Dt>2026-03-05</Dt></BookgDt><ValDt><Dt>2026-03-05</Dt></ValDt>', '')
    const open = undated.replace(/<Bal><Tp><CdOrPrtry><Cd>CLBD.*<\/Bal>/, '')
    const dayOf = (xml: string) => {
      const result = readBankFile(bytesOf(xml))
      return result.ok ? result.statements[0]?.lines[0]?.date : result.reason
    }
    const period = '<FrToDt><FrDtTm>2026-03-04T00:00:00</FrDtTm><ToDtTm>2026-03-07T23:59:59</ToDtTm></FrToDt><Acct>'
    expect(dayOf(undated)).toBe('2026-03-05')
    expect(dayOf(open.replace('<Acct>', period))).toBe('2026-03-07')
    expect(dayOf(open)).toBe('2026-03-06')
    expect(dayOf(open.replaceAll(/<CreDtTm>[^<]*<\/CreDtTm>/g, ''))).toBe('damaged')
  })

  test('reads a prefix of one letter', () => {
    const prefixed = v02.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n:').replace('xmlns=', 'xmlns:n=')
    expect(reasonOf(prefixed)).toBe('read')
  })

  test('reads version 8 with prefixes, several statements, CDATA and the previous closing balance', () => {
    const [first, second] = statementsIn('camt053-v08.xml')
    expect(first).toMatchObject({ openingBalanceCents: -1_000, closingBalanceCents: 120_050, statementId: '2026-064' })
    expect(first?.lines).toEqual([
      expect.objectContaining({
        counterpartyName: 'Café De Vries',
        description: 'Factuur 42 <spoed>',
        endToEndId: 'E2E-42',
      }),
    ])
    expect(second).toMatchObject({ from: '2026-03-06', to: '2026-03-06', currency: 'EUR', lines: [] })
  })
})
