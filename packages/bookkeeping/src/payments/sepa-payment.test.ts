import { isoProblems } from '@klopt/bank-statements/testing'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { BookkeepingError } from '../money/errors.ts'
import { anySign } from '../testing/any-sign.ts'
import { sepaPaymentFile, type SepaPayment, type SepaPaymentFile } from './sepa-payment.ts'

const payment = (changes: Partial<SepaPayment> = {}): SepaPayment => ({
  endToEndId: 'KLOPT-1-1',
  amountCents: 12_100,
  creditorName: 'Papierhandel De Kade',
  creditorIban: 'NL91ABNA0417164300',
  executionDate: '2026-11-25',
  reference: 'F-1',
  ...changes,
})
const fileOf = (payments: readonly SepaPayment[], changes: Partial<SepaPaymentFile> = {}): SepaPaymentFile => ({
  messageId: 'KLOPT-1-20261121-7',
  createdAt: '2026-11-21T09:30:00',
  debtorName: 'Studio Noord',
  debtorIban: 'NL20 INGB 0001 2345 67',
  payments,
  ...changes,
})

/** The texts by their path, in order, as a parser that is not ours reads them. */
function read(xml: string): { path: string; text: string }[] {
  const parser = new SaxesParser({ xmlns: true })
  const path: string[] = []
  const found: { path: string; text: string }[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('a DOCTYPE')
  })
  parser.on('opentag', (tag) => {
    expect(tag.uri).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
    path.push(tag.name)
    found.push({ path: path.join('/'), text: '' })
  })
  parser.on('text', (text) => {
    const last = found.at(-1)
    if (last && text.trim() !== '') last.text += text
  })
  parser.on('closetag', () => void path.pop())
  parser.write(xml).close()
  return found
}
const textsAt = (xml: string, end: string) =>
  read(xml)
    .filter(({ path }) => path.endsWith(end))
    .map(({ text }) => text)
const refusal = (file: SepaPaymentFile): string => {
  try {
    sepaPaymentFile(file)
  } catch (error) {
    if (error instanceof BookkeepingError && error.code === 'sepa_not_payable') return error.message
    throw error
  }
  return 'accepted'
}

test('the elements come in the order of the schema', () => {
  const names = read(sepaPaymentFile(fileOf([payment()]))).map(({ path }) => path.split('/').slice(2).join('/'))
  expect(names.filter(Boolean)).toEqual([
    'GrpHdr',
    'GrpHdr/MsgId',
    'GrpHdr/CreDtTm',
    'GrpHdr/NbOfTxs',
    'GrpHdr/CtrlSum',
    'GrpHdr/InitgPty',
    'GrpHdr/InitgPty/Nm',
    'PmtInf',
    'PmtInf/PmtInfId',
    'PmtInf/PmtMtd',
    'PmtInf/BtchBookg',
    'PmtInf/NbOfTxs',
    'PmtInf/CtrlSum',
    'PmtInf/PmtTpInf',
    'PmtInf/PmtTpInf/SvcLvl',
    'PmtInf/PmtTpInf/SvcLvl/Cd',
    'PmtInf/ReqdExctnDt',
    'PmtInf/ReqdExctnDt/Dt',
    'PmtInf/Dbtr',
    'PmtInf/Dbtr/Nm',
    'PmtInf/DbtrAcct',
    'PmtInf/DbtrAcct/Id',
    'PmtInf/DbtrAcct/Id/IBAN',
    'PmtInf/DbtrAgt',
    'PmtInf/DbtrAgt/FinInstnId',
    'PmtInf/DbtrAgt/FinInstnId/Othr',
    'PmtInf/DbtrAgt/FinInstnId/Othr/Id',
    'PmtInf/ChrgBr',
    'PmtInf/CdtTrfTxInf',
    'PmtInf/CdtTrfTxInf/PmtId',
    'PmtInf/CdtTrfTxInf/PmtId/EndToEndId',
    'PmtInf/CdtTrfTxInf/Amt',
    'PmtInf/CdtTrfTxInf/Amt/InstdAmt',
    'PmtInf/CdtTrfTxInf/Cdtr',
    'PmtInf/CdtTrfTxInf/Cdtr/Nm',
    'PmtInf/CdtTrfTxInf/CdtrAcct',
    'PmtInf/CdtTrfTxInf/CdtrAcct/Id',
    'PmtInf/CdtTrfTxInf/CdtrAcct/Id/IBAN',
    'PmtInf/CdtTrfTxInf/RmtInf',
    'PmtInf/CdtTrfTxInf/RmtInf/Ustrd',
  ])
})

test('payments are grouped by day, each block with its count and sum, and the whole file with those of all', () => {
  const xml = sepaPaymentFile(
    fileOf([
      payment({ endToEndId: 'a', executionDate: '2026-11-26', amountCents: 1 }),
      payment({ endToEndId: 'b', executionDate: '2026-11-25', amountCents: 99 }),
      payment({ endToEndId: 'c', executionDate: '2026-11-26', amountCents: 123_450 }),
    ]),
  )
  expect(textsAt(xml, '/NbOfTxs')).toEqual(['3', '1', '2'])
  expect(textsAt(xml, '/CtrlSum')).toEqual(['1235.50', '0.99', '1234.51'])
  expect(textsAt(xml, '/ReqdExctnDt/Dt')).toEqual(['2026-11-25', '2026-11-26'])
  expect(textsAt(xml, '/PmtInfId')).toEqual(['KLOPT-1-20261121-7-1', 'KLOPT-1-20261121-7-2'])
  expect(textsAt(xml, '/EndToEndId')).toEqual(['b', 'a', 'c'])
  expect(textsAt(xml, '/InstdAmt')).toEqual(['0.99', '0.01', '1234.50'])
  expect(textsAt(xml, '/DbtrAcct/Id/IBAN')).toEqual(['NL20INGB0001234567', 'NL20INGB0001234567'])
})

test.each([
  ['a betalingskenmerk', '5000 0567 8901 2345', { Issr: ['CUR'], Ref: ['5000056789012345'], Ustrd: [] }],
  ['an RF reference', 'RF18 5390 0754 7034', { Issr: ['ISO'], Ref: ['RF18539007547034'], Ustrd: [] }],
  ['16 digits that fail the check', '1000056789012345', { Issr: [], Ref: [], Ustrd: ['1000056789012345'] }],
  ['text', ' Factuur\n2026–1 & 2026–2 ', { Issr: [], Ref: [], Ustrd: ['Factuur 2026-1 + 2026-2'] }],
  ['long text', 'x'.repeat(200), { Issr: [], Ref: [], Ustrd: ['x'.repeat(140)] }],
  ['nothing', ' ', { Issr: [], Ref: [], Ustrd: [] }],
])('%s is mentioned as the bank carries it', (_name, reference, expected) => {
  const xml = sepaPaymentFile(fileOf([payment({ reference })]))
  for (const [name, texts] of Object.entries(expected)) expect(textsAt(xml, `/${name}`)).toEqual(texts)
  expect(isoProblems(xml)).toEqual([])
})

test('names are written in the characters of SEPA and cut at 70', () => {
  const xml = sepaPaymentFile(
    fileOf([payment({ creditorName: `Café Ñandú & Søn <b> "Ĳssel" ${'x'.repeat(80)}` })], { debtorName: 'Zoë € 漢' }),
  )
  const [name = ''] = textsAt(xml, '/Cdtr/Nm')
  expect(name).toMatch(/^Cafe Nandu \+ Son \.b\. 'IJssel' x+$/)
  expect(name).toHaveLength(70)
  expect(textsAt(xml, '/Dbtr/Nm')).toEqual(['Zoe EUR .'])
})

test.each([
  ['Иван Йорданов', 'Ivan Yordanov'],
  ['Цветан Щерев', 'Tsvetan Shterev'],
  ['Юлия Жечева-Чолакова', 'Yuliya Zhecheva-Cholakova'],
  ['Олексій Їжак', 'Oleksiy Izhak'],
  ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoylos'],
  ['Ευάγγελος Ψωμιάδης', 'Eyaggelos Psomiadis'],
])('%s is written in the letters that banks pass on', (creditorName, expected) => {
  expect(textsAt(sepaPaymentFile(fileOf([payment({ creditorName })])), '/Cdtr/Nm')).toEqual([expected])
})

describe('what a bank would refuse is refused', () => {
  test.each<[string, Partial<SepaPayment>, string]>([
    ['nothing to pay', { amountCents: 0 }, 'bedrag'],
    ['a negative amount', { amountCents: -1 }, 'bedrag'],
    ['parts of cents', { amountCents: 0.5 }, 'bedrag'],
    ['more than SEPA carries', { amountCents: 100_000_000_000 }, 'bedrag'],
    ['no name', { creditorName: ' ' }, 'naam'],
    ['a name of which no letter is left', { creditorName: '漢字 商店' }, 'de naam van 漢字 商店 staat in letters'],
    ['a wrong IBAN', { creditorIban: 'NL91ABNA0417164301' }, 'rekeningnummer'],
    ['an IBAN outside of SEPA', { creditorIban: 'TR330006100519786457841326' }, 'Europese betaalgebied'],
    ['a day that is none', { executionDate: '2026-02-30' }, 'uitvoerdatum'],
    ['an id that is too long', { endToEndId: 'x'.repeat(36) }, 'kenmerk'],
    ['an id with other characters', { endToEndId: 'é' }, 'kenmerk'],
    ['an id that begins with a slash', { endToEndId: '/a' }, 'kenmerk'],
    ['an empty id', { endToEndId: '' }, 'kenmerk'],
  ])('%s', (_name, changes, reason) => {
    expect(refusal(fileOf([payment(changes)]))).toContain(reason)
  })

  test.each<[string, SepaPaymentFile, string]>([
    ['no payments', fileOf([]), 'geen betalingen'],
    ['one id twice', fileOf([payment(), payment()]), 'hetzelfde kenmerk'],
    ['a long message id', fileOf([payment()], { messageId: 'x'.repeat(31) }), 'kenmerk'],
    ['no message id', fileOf([payment()], { messageId: '' }), 'kenmerk'],
    ['a moment with a zone', fileOf([payment()], { createdAt: '2026-11-21T09:30:00Z' }), 'moment'],
    ['a payer without a name', fileOf([payment()], { debtorName: '' }), 'naam'],
    ['a payer with a wrong IBAN', fileOf([payment()], { debtorIban: 'NL00' }), 'rekeningnummer'],
  ])('%s', (_name, file, reason) => {
    expect(refusal(file)).toContain(reason)
  })
})

test('whatever is paid, the file is what the schema says, in SEPA characters, and its sums are exact', () => {
  const payments = fc.array(
    fc.record({
      amountCents: fc.integer({ min: 1, max: 99_999_999_999 }),
      creditorName: fc.string({ unit: anySign }).map((text) => `A${text}`),
      executionDate: fc.constantFrom('2026-11-25', '2026-12-01', '2027-01-01'),
      reference: fc.string({ unit: anySign, maxLength: 300 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(payments, (all) => {
      const xml = sepaPaymentFile(fileOf(all.map((each, index) => payment({ ...each, endToEndId: `e${index}` }))))
      expect(isoProblems(xml)).toEqual([])
      const cents = (text: string) => BigInt(text.replace('.', ''))
      const sum = all.reduce((total, { amountCents }) => total + BigInt(amountCents), 0n)
      const [whole = '', ...blocks] = textsAt(xml, '/CtrlSum')
      expect(cents(whole)).toBe(sum)
      expect(blocks.reduce((total, block) => total + cents(block), 0n)).toBe(sum)
      for (const text of [...textsAt(xml, '/Nm'), ...textsAt(xml, '/Ustrd')]) {
        expect(text).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,140}$/)
      }
    }),
    { numRuns: 50 },
  )
})
