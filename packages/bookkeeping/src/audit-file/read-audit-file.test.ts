import { describe, expect, test } from 'vitest'
import { must } from '../money/must.ts'
import { auditFile } from '../reports/index.ts'
import { aContact, anEntry, facts } from '../reports/audit-file/audit-file.test-support.ts'
import { account, xaf } from '../testing/xaf-of-another.ts'
import { readAuditFile } from './read-audit-file.ts'

const read = (text: string) => readAuditFile([text])
const whyNot = (text: string) =>
  read(text).then(
    () => 'it was read',
    (error: unknown) => (error instanceof Error && error.name === 'AuditFileRefusal' ? error.message : String(error)),
  )

test('an audit file 3.2 of another package', async () => {
  const contents = await read(xaf())
  expect(contents).toMatchObject({
    version: '3.2',
    fiscalYear: '2025',
    startDate: '2025-01-01',
    endDate: '2025-12-31',
    software: 'Oud Pakket',
    company: { name: 'Studio Noord', taxNumber: 'NL123456782B12' },
    problems: [],
  })
  expect(contents.accounts).toHaveLength(7)
  expect(contents.accounts[0]).toEqual({
    number: '11',
    name: 'Rekening-courant',
    isBalance: true,
    rgs: 'BLimBanRba',
  })
  expect(contents.contacts[0]).toMatchObject({ name: 'Café De Zon', street: 'Dorpsstraat 12', isSupplier: false })
  expect(contents.contacts[1]).toMatchObject({ name: 'Papier & Co', street: null, isCustomer: false })
  expect(contents.opening.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  expect(contents.opening.items.map(({ account: on, cents }) => [on, cents])).toEqual([
    ['1301', 151_000],
    ['1301', -30_000],
    ['1601', -36_300],
  ])
  expect(contents.entries).toEqual([
    {
      journal: 'Verkoop',
      isMoneyBook: false,
      number: '700001',
      period: 3,
      date: '2025-03-05',
      description: 'Factuur 2025-1',
      lines: [
        { account: '1301', cents: 12_100, description: '', contact: 'D1', invoice: '2025-1' },
        { account: '8000', cents: -10_000, description: '', contact: null, invoice: null },
        { account: '1505', cents: -2_100, description: '', contact: null, invoice: null },
      ],
    },
  ])
})

test.each(['3.2', '4.0'] as const)('what Klopt writes as %s is read back', async (version) => {
  let text = ''
  const written = facts({
    contacts: [aContact()],
    entries: [anEntry()],
    opened: [
      { account: '1100', balanceCents: 5_000 },
      { account: '0500', balanceCents: -5_000 },
    ],
  })
  for await (const part of auditFile(written, version)) text += part
  const contents = await read(text)
  expect(contents).toMatchObject({ version, company: { name: 'Studio Noord' } })
  expect(contents.accounts).toHaveLength(written.accounts.length)
  expect(contents.accounts.find(({ number }) => number === '1300')?.isBalance).toBe(true)
  expect(contents.contacts).toMatchObject([{ name: 'Café De Zon', isCustomer: true, isSupplier: false }])
  expect(contents.opening.lines.map(({ account: on, cents }) => [on, cents])).toEqual([
    ['0500', -5_000],
    ['1100', 5_000],
  ])
  expect(contents.entries[0]?.lines.map(({ cents }) => cents)).toEqual([12_100, -10_000, -2_100])
})

test('a file that comes letter by letter', async () => {
  expect(await readAuditFile(xaf())).toEqual(await read(xaf()))
})

test('a prefix of the namespace and the version before are read', async () => {
  const prefixed = xaf({
    head: '<x:auditfile xmlns:x="http://www.auditfiles.nl/XAF/3.1" xmlns="http://www.auditfiles.nl/XAF/3.1">',
    tail: '</x:auditfile>',
  })
  expect((await read(prefixed)).version).toBe('3.1')
})

describe('what cannot be is refused with its place', () => {
  const opening = must(/<openingBalance>[^]*<\/openingBalance>/.exec(xaf())?.[0], 'an opening balance')
  const transactions = must(/<transactions>[^]*<\/transactions>/.exec(xaf())?.[0], 'bookings')
  test.each<[string, string, string]>([
    ['nothing', '', 'leeg'],
    ['another kind of file', '<Document xmlns="urn:iso:std:iso:20022"/>', 'geen auditfile'],
    ['what is no XML', 'nummer;naam', 'op regel 1'],
    [
      'a document type',
      `<!DOCTYPE a [<!ENTITY b "c">]>${xaf({ head: '<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">' })}`,
      'DOCTYPE',
    ],
    ['half a file', xaf().slice(0, -40), 'einde ontbreekt'],
    ['more depth than there is', xaf({ header: '<a>'.repeat(30) + '</a>'.repeat(30) }), 'dieper'],
    ['another currency', xaf().replace('EUR', 'USD'), 'USD'],
    [
      'a total of the opening',
      xaf({ opening: opening.replace('<totalDebit>2210.00', '<totalDebit>2211.00') }),
      'Beginbalans: het bestand zegt € 2.211,00 debet, de regels zijn samen € 2.210,00',
    ],
    [
      'a count of the bookings',
      xaf({ transactions: transactions.replace('<linesCount>3', '<linesCount>4') }),
      'het bestand zegt 4 regels, er staan er 3',
    ],
    [
      'a booking out of balance',
      xaf({ transactions: transactions.replace('100.00', '90.00') }),
      'Boeking 700001 in dagboek 70',
    ],
    ['what is no amount', xaf({ transactions: transactions.replace('100.00', '1e2') }), '"1e2" in amnt is geen bedrag'],
    [
      'what is no date',
      xaf({ transactions: transactions.replace('<trDt>2025-03-05', '<trDt>2025-02-31') }),
      '"2025-02-31" in trDt is geen datum',
    ],
    ['no side', xaf({ transactions: transactions.replace('<amntTp>C</amntTp>', '') }), 'debet of credit'],
    ['an account that is not there', xaf({ accounts: account('11', 'Bank', 'B') }), 'op rekening 1301'],
    [
      'an account twice',
      xaf({ accounts: account('11', 'Bank', 'B') + account('11', 'Kas', 'B') }),
      'Rekening 11 staat twee keer',
    ],
  ])('%s', async (_name, text, why) => {
    expect(await whyNot(text)).toContain(why)
  })
})
