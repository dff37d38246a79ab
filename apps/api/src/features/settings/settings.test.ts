import { chartOfAccounts } from '@klopt/bookkeeping/ledger'
import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

const profile = () => books.client.call(contract.administrations.profile, { params: books.params })
const send = async (changes: object) =>
  books.client.send(contract.administrations.saveProfile, {
    params: books.params,
    body: { ...(await profile()), ...changes },
  })

test('what is saved is read back, normalised', async () => {
  const saved = await send({
    companyName: ' Studio Noord ',
    postcode: '2011rd',
    iban: 'nl20 ingb 0001 2345 67',
    website: ' ',
  })
  expect(saved.status).toBe(200)
  expect(await profile()).toMatchObject({
    companyName: 'Studio Noord',
    postcode: '2011RD',
    iban: 'NL20 INGB 0001 2345 67',
    website: null,
  })
})

test('a website is taken as people write theirs, and one from before it was checked keeps nobody from saving', async () => {
  const own = await Books.open(server)
  await own.settings({ website: 'www.studionoord.example' })
  expect(await own.client.call(contract.administrations.profile, { params: own.params })).toMatchObject({
    website: 'www.studionoord.example',
  })
  await own.rows(`UPDATE administrations SET website = 'htp:/x' WHERE id = $1`)
  await own.settings({ invoiceFooter: 'Nieuw' })
  await expect(own.settings({ website: 'htp:/y' })).rejects.toMatchObject({ status: 422 })
})

test('an older version is refused with 409 and changes nothing', async () => {
  const { version } = await profile()
  await books.settings({ invoiceFooter: 'Nieuw' })
  expect(await send({ version, invoiceFooter: 'Oud' })).toMatchObject({ status: 409, body: { code: 90002 } })
  expect((await profile()).invoiceFooter).toBe('Nieuw')
})

test('every wrong field is named at once, and nothing is saved', async () => {
  const before = await profile()
  const wrong = {
    postcode: '0123 AB',
    kvkNumber: '1234',
    vatNumber: 'NL123456789B00',
    iban: 'NL00INGB0001234567',
    emailAddress: 'x@',
    phone: '12',
    website: 'htp:/x',
    invoiceNumberPattern: '{jaar}',
  }
  const answer = await send({ ...wrong, companyName: 'Ander' })
  expect(answer).toMatchObject({ status: 422, body: { code: 90001 } })
  const { fields } = answer.body as { fields: Record<string, string> }
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(wrong).toSorted())
  expect(await profile()).toEqual(before)
})

test.each([
  ['{jaar}-{nr:4}', '2026-0001'],
  ['F{jaar:2}{maand}-{nr:3}', 'F2605-001'],
  ['{nr}', '1'],
])('invoices are numbered by the pattern %s', async (invoiceNumberPattern, number) => {
  const own = await Books.open(server)
  await own.settings({ invoiceNumberPattern })
  expect((await own.invoice()).number).toBe(number)
})

test.each(['', 'x', '{nr}{nr}', '{maand}-{nr}', '{jaar}-{nr}<b>', '{jaar}-{nr:99}', `${'a'.repeat(40)}{nr}`])(
  'a number pattern such as %j is refused with a reason',
  async (invoiceNumberPattern) => {
    const answer = await send({ invoiceNumberPattern })
    expect(answer.status).toBe(422)
    expect((answer.body as { fields: object }).fields).toHaveProperty('invoiceNumberPattern')
  },
)

test('a pattern that changes in the year keeps numbers unique and each series without gaps', async () => {
  const own = await Books.open(server)
  const contactId = await own.contact()
  const numbers = []
  for (const invoiceNumberPattern of ['{jaar}-{nr:4}', '{nr}', '{jaar}-{nr:4}', '{nr}']) {
    await own.settings({ invoiceNumberPattern })
    numbers.push((await own.invoice({ contactId })).number)
  }
  expect(numbers).toEqual(['2026-0001', '1', '2026-0002', '2'])
})

test('only an administrator of these books changes them', async () => {
  const user = await server.world.user()
  await server.world.role({ user, administrationId: books.id, permissions: ['ACCOUNTING'] })
  const bookkeeper = await server.world.as(user)
  const body = await profile()
  const answer = await bookkeeper.send(contract.administrations.saveProfile, { params: books.params, body })
  expect(answer).toMatchObject({ status: 403 })
})

test('a turnover tax number is refused for its shape alone; scheme and fiscal year are kept', async () => {
  const answer = await send({ turnoverTaxNumber: '123.456.789.b01', vatScheme: 'cash', fiscalYearStartMonth: 7 })
  expect(answer.status).toBe(200)
  expect(await profile()).toMatchObject({
    turnoverTaxNumber: '123456789B01',
    vatScheme: 'cash',
    fiscalYearStartMonth: 7,
  })
  for (const wrong of [{ turnoverTaxNumber: '12B01' }, { vatScheme: 'x' }, { fiscalYearStartMonth: 13 }]) {
    const refused = await send(wrong)
    expect(refused.status).toBe(422)
    expect((refused.body as { fields: object }).fields).toHaveProperty(Object.keys(wrong)[0] ?? '')
  }
})

describe('another VAT scheme', () => {
  const change = async (own: Books, changes: object) => {
    const known = await own.client.call(contract.administrations.profile, { params: own.params })
    const body = { ...known, ...changes }
    return own.client.send(contract.administrations.saveProfile, { params: own.params, body })
  }
  const reasonOf = ({ body }: { body: unknown }) => (body as { fields: Record<string, string> }).fields['vatSchemeFrom']

  test('begins at a VAT period after all that was filed, and is refused within one', async () => {
    const own = await Books.open(server)
    await own.on('2026-11-15')
    await own.invoice({ invoiceDate: '2026-04-10' })
    await own.file('2026-Q2')
    for (const vatSchemeFrom of [null, '2026-01-01', '2026-04-01', '2026-06-01']) {
      const refused = await change(own, { vatScheme: 'cash', vatSchemeFrom })
      expect(refused).toMatchObject({ status: 422, body: { code: 90001 } })
      expect(reasonOf(refused)).toContain('Over deze periode is al btw-aangifte gedaan.')
    }
    for (const vatSchemeFrom of ['1999-10-01', '9999-10-01']) {
      const refused = await change(own, { vatScheme: 'cash', vatSchemeFrom })
      expect(reasonOf(refused)).toBe('Kies een datum in deze eeuw')
    }
    for (const vatSchemeFrom of ['2026-08-01', '2026-10-02']) {
      const refused = await change(own, { vatScheme: 'cash', vatSchemeFrom })
      expect(reasonOf(refused)).toContain('begint op de eerste dag van een btw-periode')
    }
    expect((await change(own, { vatScheme: 'cash', vatSchemeFrom: '2026-07-01' })).status).toBe(200)
    const saved = await own.client.call(contract.administrations.profile, { params: own.params })
    expect(saved).toMatchObject({ vatScheme: 'cash', vatSchemeFrom: '2026-07-01' })
    const schemes = await Promise.all(['2026-Q2', '2026-Q3'].map((period) => own.vatReturn(period)))
    expect(schemes.map(({ scheme }) => scheme)).toEqual(['accrual', 'cash'])
    // Other settings are saved as before, also once the period in which it began has been filed.
    await own.file('2026-Q3')
    expect((await change(own, { companyName: 'Nieuw' })).status).toBe(200)
    expect((await change(own, { vatScheme: 'accrual' })).status).toBe(422)
  })

  test('begins at a period of the frequency that is chosen with it', async () => {
    const own = await Books.open(server)
    const from = { vatScheme: 'cash', vatSchemeFrom: '2026-08-01' }
    expect((await change(own, { ...from, vatFrequency: 'month' })).status).toBe(200)
    const other = await Books.open(server)
    await change(other, { vatFrequency: 'month' })
    expect(reasonOf(await change(other, { ...from, vatFrequency: 'quarter' }))).toContain('de eerste dag')
  })

  test('that is taken back before anything was filed by it leaves no trace', async () => {
    const own = await Books.open(server)
    await change(own, { vatScheme: 'cash', vatSchemeFrom: '2026-07-01' })
    await change(own, { vatScheme: 'accrual', vatSchemeFrom: '2026-07-01' })
    const [row] = await own.rows<{ vat_schemes: object[] }>('SELECT vat_schemes FROM administrations WHERE id = $1')
    expect(row?.vat_schemes).toEqual([{ from: '2000-01-01', scheme: 'accrual' }])
    expect(await own.client.call(contract.administrations.profile, { params: own.params })).toMatchObject({
      vatScheme: 'accrual',
      vatSchemeFrom: null,
    })
  })
})

test('another legal form brings the accounts that lack, once, and leaves all that is there', async () => {
  const own = await Books.open(server)
  const accounts = () => own.client.call(contract.ledgerAccounts.list, { params: own.params })
  const before = await accounts()
  const bv = new Set(chartOfAccounts('bv').map(({ rgs }) => rgs))
  const lacking = [...bv].filter((rgs) => !before.some(({ rgsCode }) => rgsCode === rgs))
  expect(lacking).toContain('BEivGokGea')
  // Somebody took the number of 'Aandelenkapitaal' for an account of their own.
  const body = { number: '0550', name: 'Eigen rekening', type: 'asset', defaultVatCode: null } as const
  await own.client.call(contract.ledgerAccounts.create, { params: own.params, body })
  await own.settings({ legalForm: 'bv' })
  const after = await accounts()
  expect(after).toHaveLength(before.length + 1 + lacking.length)
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after.find(({ number }) => number === '0550')?.name).toBe('Eigen rekening')
  expect(after.find(({ rgsCode }) => rgsCode === 'BEivGokGea')).toMatchObject({
    name: 'Aandelenkapitaal',
    number: '0551',
  })
  for (const legalForm of ['zzp', 'bv'] as const) await own.settings({ legalForm })
  expect(await accounts()).toEqual(after)
})
