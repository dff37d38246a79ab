import { isoProblems } from '@klopt/bank-statements/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BookkeepingError } from '../money/errors.ts'
import { anySign } from '../testing/any-sign.ts'
import { sepaDirectDebitFile, type SepaCollection, type SepaDirectDebitFile } from './sepa-direct-debit.ts'

const collection = (changes: Partial<SepaCollection> = {}): SepaCollection => ({
  endToEndId: 'KLOPT-1-1',
  amountCents: 12_100,
  scheme: 'CORE',
  sequence: 'RCUR',
  collectionDate: '2026-12-07',
  mandateReference: 'M-1',
  mandateSignedOn: '2026-01-15',
  amendment: null,
  debtorName: 'Bakkerij Goudkorst',
  debtorIban: 'NL91ABNA0417164300',
  reference: 'Factuur 2026-0001',
  ...changes,
})
const fileOf = (
  collections: readonly SepaCollection[],
  changes: Partial<SepaDirectDebitFile> = {},
): SepaDirectDebitFile => ({
  messageId: 'KLOPT-DD-1-7',
  createdAt: '2026-11-23T09:30:00',
  creditorName: 'Studio Noord',
  creditorIban: 'NL20 INGB 0001 2345 67',
  creditorIdentifier: 'NL69ZZZ123456780000',
  collections,
  ...changes,
})
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)
const refusal = (file: SepaDirectDebitFile): string => {
  try {
    sepaDirectDebitFile(file)
  } catch (error) {
    if (error instanceof BookkeepingError && error.code === 'sepa_not_payable') return error.message
    throw error
  }
  return 'accepted'
}

test('the first of a series may be told apart, in a block of its own', () => {
  const xml = sepaDirectDebitFile(fileOf([collection({ sequence: 'FRST' }), collection({ endToEndId: 'b' })]))
  expect(isoProblems(xml)).toEqual([])
  expect(textsOf(xml, 'SeqTp')).toEqual(['FRST', 'RCUR'])
})

test('one collection says who collects, by which mandate, from whom, and what for', () => {
  const xml = sepaDirectDebitFile(fileOf([collection()]))
  expect(isoProblems(xml)).toEqual([])
  expect(xml.split('\n').slice(2, -2).join('')).toBe(
    '<CstmrDrctDbtInitn><GrpHdr><MsgId>KLOPT-DD-1-7</MsgId><CreDtTm>2026-11-23T09:30:00</CreDtTm><NbOfTxs>1</NbOfTxs>' +
      '<CtrlSum>121.00</CtrlSum><InitgPty><Nm>Studio Noord</Nm></InitgPty></GrpHdr><PmtInf>' +
      '<PmtInfId>KLOPT-DD-1-7-1</PmtInfId><PmtMtd>DD</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>1</NbOfTxs>' +
      '<CtrlSum>121.00</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>CORE</Cd></LclInstrm>' +
      '<SeqTp>RCUR</SeqTp></PmtTpInf><ReqdColltnDt>2026-12-07</ReqdColltnDt><Cdtr><Nm>Studio Noord</Nm></Cdtr>' +
      '<CdtrAcct><Id><IBAN>NL20INGB0001234567</IBAN></Id></CdtrAcct>' +
      '<CdtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></CdtrAgt><ChrgBr>SLEV</ChrgBr>' +
      '<CdtrSchmeId><Id><PrvtId><Othr><Id>NL69ZZZ123456780000</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr>' +
      '</PrvtId></Id></CdtrSchmeId><DrctDbtTxInf><PmtId><EndToEndId>KLOPT-1-1</EndToEndId></PmtId>' +
      '<InstdAmt Ccy="EUR">121.00</InstdAmt><DrctDbtTx><MndtRltdInf><MndtId>M-1</MndtId>' +
      '<DtOfSgntr>2026-01-15</DtOfSgntr></MndtRltdInf></DrctDbtTx>' +
      '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>' +
      '<Dbtr><Nm>Bakkerij Goudkorst</Nm></Dbtr><DbtrAcct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></DbtrAcct>' +
      '<RmtInf><Ustrd>Factuur 2026-0001</Ustrd></RmtInf></DrctDbtTxInf></PmtInf></CstmrDrctDbtInitn>',
  )
})

test('collections are grouped by day, scheme and sequence, each block with its count and sum', () => {
  const xml = sepaDirectDebitFile(
    fileOf([
      collection({ endToEndId: 'a', amountCents: 1 }),
      collection({ endToEndId: 'b', amountCents: 20, sequence: 'OOFF', mandateReference: 'M-2' }),
      collection({ endToEndId: 'c', amountCents: 300, scheme: 'B2B' }),
      collection({ endToEndId: 'd', amountCents: 4_000 }),
      collection({ endToEndId: 'e', amountCents: 50_000, collectionDate: '2026-12-08' }),
    ]),
  )
  expect(isoProblems(xml)).toEqual([])
  expect(textsOf(xml, 'NbOfTxs')).toEqual(['5', '1', '1', '2', '1'])
  expect(textsOf(xml, 'CtrlSum')).toEqual(['543.21', '3.00', '0.20', '40.01', '500.00'])
  expect(textsOf(xml, 'ReqdColltnDt')).toEqual(['2026-12-07', '2026-12-07', '2026-12-07', '2026-12-08'])
  expect(textsOf(xml, 'SeqTp')).toEqual(['RCUR', 'OOFF', 'RCUR', 'RCUR'])
  expect(textsOf(xml, 'EndToEndId')).toEqual(['c', 'b', 'a', 'd', 'e'])
  expect(textsOf(xml, 'PmtInfId')).toEqual([1, 2, 3, 4].map((n) => `KLOPT-DD-1-7-${n}`))
})

test('a mandate that changed says what it was, in the order of the schema', () => {
  const amendment = {
    originalReference: 'M-0',
    originalCreditorName: 'Studio Zuid',
    originalCreditorIdentifier: 'NL32ZZZ876543210000',
    hasNewAccount: true,
  }
  const xml = sepaDirectDebitFile(fileOf([collection({ amendment })]))
  expect(isoProblems(xml)).toEqual([])
  expect(xml).toContain(
    '<DtOfSgntr>2026-01-15</DtOfSgntr><AmdmntInd>true</AmdmntInd><AmdmntInfDtls><OrgnlMndtId>M-0</OrgnlMndtId>' +
      '<OrgnlCdtrSchmeId><Nm>Studio Zuid</Nm><Id><PrvtId><Othr><Id>NL32ZZZ876543210000</Id>' +
      '<SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></OrgnlCdtrSchmeId>' +
      '<OrgnlDbtrAcct><Id><Othr><Id>SMNDA</Id></Othr></Id></OrgnlDbtrAcct></AmdmntInfDtls></MndtRltdInf>',
  )
})

describe('what a bank would refuse is refused', () => {
  test.each<[string, Partial<SepaCollection>, string]>([
    ['nothing to collect', { amountCents: 0 }, 'bedrag'],
    ['parts of cents', { amountCents: 0.5 }, 'bedrag'],
    ['a day that is none', { collectionDate: '2026-02-30' }, 'incassodatum'],
    ['a mandate without a reference', { mandateReference: '' }, 'machtigingskenmerk'],
    ['a reference in other letters', { mandateReference: 'é' }, 'machtigingskenmerk'],
    ['a mandate signed on no day', { mandateSignedOn: '2026-13-01' }, 'tekende'],
    ['a mandate signed after its collection', { mandateSignedOn: '2026-12-08' }, 'tekende'],
    ['a debtor without a name', { debtorName: ' ' }, 'de naam van een klant ontbreekt'],
    ['a wrong IBAN', { debtorIban: 'NL91ABNA0417164301' }, 'rekeningnummer'],
    ['an account outside the EEA', { debtorIban: 'CH9300762011623852957' }, 'Europese Economische Ruimte'],
    ['an id that begins with a slash', { endToEndId: '/a' }, 'kenmerk'],
  ])('%s', (_name, changes, reason) => {
    expect(refusal(fileOf([collection(changes)]))).toContain(reason)
  })

  test.each<[string, SepaDirectDebitFile, string]>([
    ['no collections', fileOf([]), 'geen incasso'],
    ['one id twice', fileOf([collection(), collection()]), 'hetzelfde kenmerk'],
    ['a wrong creditor identifier', fileOf([collection()], { creditorIdentifier: 'NL70ZZZ123456780000' }), 'incassant'],
    ['a creditor outside the EEA', fileOf([collection()], { creditorIban: 'CH9300762011623852957' }), 'de incassant'],
    ['a creditor without a name', fileOf([collection()], { creditorName: '' }), 'naam'],
    ['a long message id', fileOf([collection()], { messageId: 'x'.repeat(31) }), 'kenmerk'],
    [
      'a one-off mandate twice',
      fileOf(['a', 'b'].map((endToEndId) => collection({ endToEndId, sequence: 'OOFF' }))),
      'eenmalige machtiging',
    ],
  ])('%s', (_name, file, reason) => {
    expect(refusal(file)).toContain(reason)
  })
})

test('whatever is collected, the file is what the schema says, and its sums are exact', () => {
  const collections = fc.array(
    fc.record({
      amountCents: fc.integer({ min: 1, max: 99_999_999_999 }),
      debtorName: fc.string({ unit: anySign }).map((text) => `A${text}`),
      collectionDate: fc.constantFrom('2026-12-07', '2026-12-08', '2027-01-04'),
      scheme: fc.constantFrom('CORE' as const, 'B2B' as const),
      sequence: fc.constantFrom('RCUR' as const, 'OOFF' as const),
      reference: fc.string({ unit: anySign, maxLength: 300 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(collections, (all) => {
      const xml = sepaDirectDebitFile(
        fileOf(all.map((each, n) => collection({ ...each, endToEndId: `e${n}`, mandateReference: `M-${n}` }))),
      )
      expect(isoProblems(xml)).toEqual([])
      const sum = all.reduce((total, { amountCents }) => total + BigInt(amountCents), 0n)
      const [whole = '', ...blocks] = textsOf(xml, 'CtrlSum').map((text = '') => BigInt(text.replace('.', '')))
      expect([whole, blocks.reduce((total, block) => total + block, 0n)]).toEqual([sum, sum])
    }),
    { numRuns: 50 },
  )
})
