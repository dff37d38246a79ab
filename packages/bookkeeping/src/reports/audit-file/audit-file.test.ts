import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySign } from '../../testing/any-sign.ts'
import { checkAuditFile, elementsAt } from '../../testing/check-audit-file.ts'
import { auditFile } from './audit-file.ts'
import {
  aContact,
  aLine,
  anEntry,
  bankBook,
  facts,
  salesBook,
  streamOf,
  textOf,
  totalsOf,
  type AuditFileChanges,
} from './audit-file.test-support.ts'
import type { AuditFileVersion } from './schema.ts'

const versions: readonly AuditFileVersion[] = ['4.0', '3.2']
const write = (changes: AuditFileChanges = {}, version: AuditFileVersion = '4.0') =>
  textOf(auditFile(facts(changes), version))
const onOneLine = (xml: string) => xml.replaceAll('\n', '')
const inside = (xml: string, name: string) => xml.match(new RegExp(`<${name}>.*?</${name}>`, 's'))?.[0] ?? ''

test('a sale in version 4.0, element by element', async () => {
  const xml = onOneLine(await write({ contacts: [aContact()], entries: [anEntry()] }))
  expect(xml.slice(0, xml.indexOf('<header>'))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><auditfile xmlns="http://www.odb.belastingdienst.nl/Belastingdienst/BCPP/1.1/structures/XmlauditfileXAF_4.0">',
  )
  expect(inside(xml, 'header')).toBe(
    '<header><fiscalYear>2026</fiscalYear><startDate>2026-01-01</startDate><endDate>2026-12-31</endDate>' +
      '<curCode>EUR</curCode><dateCreated>2026-11-21</dateCreated><softwareDesc>Klopt</softwareDesc>' +
      '<softwareVersion>1.2.3</softwareVersion><RGSVersion>3.7</RGSVersion></header>',
  )
  expect(xml).toContain(
    '<company><Commercenr>64012347</Commercenr><companyName>Studio Noord</companyName>' +
      '<taxRegistrationCountry>NL</taxRegistrationCountry><taxRegIdent>NL123456782B12</taxRegIdent>' +
      '<streetAddress><streetname>Spaarne 14</streetname><city>Haarlem</city><postalCode>2011CH</postalCode>' +
      '<country>NL</country></streetAddress><customersSuppliers><customerSupplier><custSupID>7</custSupID>' +
      '<custSupName>Café De Zon</custSupName><eMail>sam@dezon.example</eMail><commerceNr>12345678</commerceNr>' +
      '<taxRegistrationCountry>NL</taxRegistrationCountry><taxRegIdent>NL123456782B12</taxRegIdent>' +
      '<custSupTp>C</custSupTp><opBalDesc>0.00</opBalDesc><opBalTp>D</opBalTp><clBalDesc>121.00</clBalDesc>' +
      '<clBalTp>D</clBalTp><streetAddress>',
  )
  expect(inside(xml, 'ledgerAccount')).toBe(
    '<ledgerAccount><accID>0500</accID><accDesc>Kapitaal</accDesc><accTp>B</accTp><RGScode>BEivKapOnd</RGScode></ledgerAccount>',
  )
  expect(inside(xml, 'vatCode')).toBe(
    '<vatCode><vatID>sale_high</vatID><vatDesc>21% btw (hoog tarief)</vatDesc><vatToPayAccID>1500</vatToPayAccID></vatCode>',
  )
  expect(inside(xml, 'openingBalance')).toBe(
    '<openingBalance><linesCount>0</linesCount><totalDebit>0.00</totalDebit><totalCredit>0.00</totalCredit></openingBalance>',
  )
  expect(xml.slice(xml.indexOf('<transactions>'))).toBe(
    '<transactions><linesCount>3</linesCount><totalDebit>121.00</totalDebit><totalCredit>121.00</totalCredit>' +
      '<journal><jrnID>VRK</jrnID><desc>Verkoopboek</desc><jrnTp>S</jrnTp>' +
      '<transaction><nr>VRK-1</nr><desc>Factuur 2026-0001</desc><periodNumber>3</periodNumber><trDt>2026-03-31</trDt>' +
      '<User>Noor de Vries</User>' +
      '<trLine><nr>1</nr><accID>1300</accID><docRef>2026-0001</docRef><effDate>2026-03-31</effDate>' +
      '<desc>Factuur 2026-0001</desc><amnt>121.00</amnt><amntTp>D</amntTp><custSupID>7</custSupID>' +
      '<invRef>2026-0001</invRef></trLine>' +
      '<trLine><nr>2</nr><accID>8000</accID><docRef>2026-0001</docRef><effDate>2026-03-31</effDate>' +
      '<desc>Factuur 2026-0001</desc><amnt>100.00</amnt><amntTp>C</amntTp><vat><vatID>sale_high</vatID>' +
      '<vatPerc>21</vatPerc><vatAmnt>21.00</vatAmnt><vatAmntTp>C</vatAmntTp></vat></trLine>' +
      '<trLine><nr>3</nr><accID>1500</accID><docRef>2026-0001</docRef><effDate>2026-03-31</effDate>' +
      '<desc>Factuur 2026-0001</desc><amnt>21.00</amnt><amntTp>C</amntTp></trLine></transaction></journal>' +
      '<journal><jrnID>BNK1</jrnID><desc>ING</desc><jrnTp>B</jrnTp><offsetAccID>1100</offsetAccID></journal>' +
      '</transactions></company></auditfile>',
  )
})

test('version 3.2 says the same in its own elements', async () => {
  const xml = onOneLine(await write({ contacts: [aContact()], entries: [anEntry()] }, '3.2'))
  expect(xml).toContain('<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">')
  expect(xml).toContain('<company><companyIdent>64012347</companyIdent>')
  expect(xml).toContain('<contact>Sam de Wit</contact><telephone>023 555 01 00</telephone>')
  expect(xml).toContain('<bankAccount><bankAccNr>NL91ABNA0417164300</bankAccNr></bankAccount>')
  expect(inside(xml, 'ledgerAccount')).toContain('<leadReference>BEivKapOnd</leadReference>')
  expect(inside(xml, 'openingBalance')).toContain('<opBalDate>2026-01-01</opBalDate><linesCount>')
  expect(xml).toContain('<offsetAccID>1100</offsetAccID><bankAccNr>NL20INGB0001234567</bankAccNr>')
  expect(xml).toContain('<userID>Noor de Vries</userID>')
  expect(xml).not.toMatch(/RGScode|Commercenr|opBalTp|<User>/)
})

describe.each(versions)('version %s', (version) => {
  const isSound = async (changes: AuditFileChanges) => {
    const { problems, root } = checkAuditFile(await write(changes, version), version)
    expect(problems).toEqual([])
    return root
  }

  test('a year in which nothing happened is a whole file', async () => {
    const root = await isSound({})
    expect(elementsAt(root, 'company', 'periods', 'period')).toHaveLength(12)
  })

  test('a fiscal year that begins in July has its own months and is named by both years', async () => {
    const late = anEntry({ entryDate: '2026-06-30', documentDate: '2026-06-30', vatDate: '2026-06-30' })
    const early = anEntry({ number: 2, entryDate: '2025-07-01' })
    const root = await isSound({ startMonth: 7, contacts: [aContact()], entries: [late, early] })
    const text = (...path: string[]) => elementsAt(root, ...path).map((element) => element.text)
    expect(text('header', 'fiscalYear')).toEqual(['2025-2026'])
    expect([...text('header', 'startDate'), ...text('header', 'endDate')]).toEqual(['2025-07-01', '2026-06-30'])
    expect(text('company', 'transactions', 'journal', 'transaction', 'periodNumber')).toEqual(['12', '1'])
    expect(text('company', 'periods', 'period', 'endDatePeriod').at(7)).toBe('2026-02-28')
  })

  test('whatever people typed leaves the file readable and within its limits', async () => {
    const typed = fc.oneof(
      fc.string({ unit: anySign, maxLength: 40 }),
      fc.string({ unit: 'binary-ascii', maxLength: 40 }),
      fc.constantFrom('👩‍👩‍👧‍👦'.repeat(30), 'Ω'.repeat(1200), '\u0000\u0008\u001F', '\uD83D', ']]>', '<b>&amp;', '  '),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(typed, { minLength: 12, maxLength: 12 }), async (texts) => {
        const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '', i = '', j = '', k = '', l = ''] = texts
        const { company } = facts()
        await isSound({
          company: { ...company, name: a, kvkNumber: b, taxNumber: c, street: d, postcode: e, city: f, country: g },
          contacts: [
            aContact({
              name: h,
              attention: i,
              phone: j,
              emailAddress: k,
              kvkNumber: l,
              vatNumber: a,
              iban: b,
              country: c,
            }),
          ],
          entries: [
            anEntry({
              description: d,
              documentNumber: e,
              user: f,
              lines: [
                aLine('1300', 100, { description: g, invoiceNumber: h, contactId: 7 }),
                aLine('8000', -100, { vatCode: i, vatKind: 'base' }),
              ],
            }),
          ],
        })
      }),
      { numRuns: 150 },
    )
  })

  test('totals are those of the ledger, and debit is credit, whatever was posted', async () => {
    const pair = fc.record({
      account: fc.constantFrom('1100', '1300', '4990'),
      cents: fc.integer({ min: 1, max: 99_999_999_999 }),
      code: fc.constantFrom('sale_high', 'sale_low', 'sale_eu_goods', 'purchase_reverse'),
      isCredit: fc.boolean(),
    })
    const balances = fc.array(fc.record({ account: fc.constantFrom('1100', '1300', '8000'), cents: fc.integer() }))
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 8 }), balances, async (pairs, opening) => {
        const entries = pairs.map(({ account, cents, code, isCredit }, index) => {
          const amount = isCredit ? -cents : cents
          return anEntry({
            number: index + 1,
            lines: [aLine(account, amount), aLine('8000', -amount, { vatCode: code, vatKind: 'base' })],
          })
        })
        const root = await isSound({
          entries,
          broughtForward: opening.flatMap(({ account, cents }) => [
            { account, balanceCents: cents },
            { account: '0500', balanceCents: -cents },
          ]),
        })
        const total = pairs.reduce((sum, { cents }) => sum + BigInt(cents), 0n)
        const [written] = elementsAt(root, 'company', 'transactions', 'totalDebit')
        expect(written?.text.replace('.', '').replace(/^0+(?=\d)/, '')).toBe(String(total))
      }),
      { numRuns: 60 },
    )
  })
})

test('a country that version 3.2 does not know is left out of it', async () => {
  const contacts = [aContact({ country: 'CW', vatNumber: 'EL123456789' })]
  expect(inside(await write({ contacts }), 'customerSupplier')).toContain('<country>CW</country>')
  const old = inside(await write({ contacts }, '3.2'), 'customerSupplier')
  expect(old).not.toContain('<country>')
  expect(old).toContain('<taxRegistrationCountry>GR</taxRegistrationCountry>')
})

test('of a bank line both accounts are named, on the line of the bank alone', async () => {
  const entry = anEntry({ counterpartyIban: 'NL91ABNA0417164300', lines: [aLine('1100', 500), aLine('1300', -500)] })
  const journals = [{ ...bankBook, entries: streamOf([entry]) }]
  const xml = await write({ journals, totals: totalsOf([entry]) })
  expect(xml.match(/<bankAccNr>NL20INGB0001234567<\/bankAccNr><offsetBankAccNr>NL91ABNA0417164300/g)).toHaveLength(1)
})

test('lines that differ from their totals end in an error and not in a file', async () => {
  const totals = { lines: 3, debitCents: 12_100, creditCents: 12_099 }
  await expect(write({ contacts: [aContact()], entries: [anEntry()], totals })).rejects.toThrow('the lines add up to')
})

test('entries of two journals that have one number are told apart in the file', async () => {
  const book = (code: string) => ({ ...salesBook, code, entries: streamOf([anEntry({ number: 1 })]) })
  const journals = [book('VRK'), book('INK')]
  const totals = { lines: 6, debitCents: 24_200, creditCents: 24_200 }
  const xml = await write({ contacts: [aContact()], journals, totals })
  expect([...xml.matchAll(/<transaction><nr>([^<]*)/g)].map(([, number]) => number)).toEqual(['VRK-1', 'INK-1'])
  expect(checkAuditFile(xml, '4.0').problems).toEqual([])
})

test('entries are asked for one by one, while the file is being read', async () => {
  let asked = 0
  const entries = async function* () {
    for (;;) yield anEntry({ number: (asked += 1) })
  }
  for await (const piece of auditFile(facts({ journals: [{ ...salesBook, entries: entries() }] }), '4.0')) {
    if (piece.includes('<nr>VRK-25</nr>')) break
  }
  expect(asked).toBe(25)
})
