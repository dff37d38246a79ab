import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aMandate, Collecting, fieldsOf } from './collecting.test-support.ts'

let server: KloptTestServer
let books: Books
let collecting: Collecting
beforeAll(async () => {
  server = await sharedTestServer()
})
beforeEach(async () => {
  collecting = await Collecting.open(server)
  books = collecting.books
})
afterAll(() => server.stop())

const list = async (contactId: number) =>
  (
    await books.client.call(contract.directDebits.mandates, {
      params: books.params,
      query: { contactId: String(contactId) },
    })
  ).items
const save = (mandateId: number, body: object, version = 1) =>
  books.client.send(contract.directDebits.saveMandate, {
    params: { ...books.params, mandateId },
    body: { ...aMandate(), ...body, version },
  })
const end = (mandateId: number, version = 1) =>
  books.client.send(contract.directDebits.endMandate, { params: { ...books.params, mandateId }, body: { version } })

test('a mandate gets a reference of its own, and is shown with its account in order', async () => {
  const contactId = await books.contact({ name: 'Bakkerij Goudkorst' })
  expect(await collecting.mandate(contactId)).toMatchObject({ reference: 'M-1' })
  await collecting.mandate(contactId, { reference: 'm-2', kind: 'one_off' })
  // M-2 is taken, whatever its capitals.
  expect(await collecting.mandate(contactId)).toMatchObject({ reference: 'M-3' })
  expect(await list(contactId)).toMatchObject([
    { reference: 'M-3', state: 'active', iban: 'NL91ABNA0417164300', contactName: 'Bakkerij Goudkorst' },
    { reference: 'm-2', kind: 'one_off', lastCollectedOn: null },
    { reference: 'M-1', scheme: 'CORE', endedOn: null },
  ])
})

test('a reference stands once in an administration, whatever its capitals, and may be that of another', async () => {
  const contactId = await books.contact()
  await collecting.mandate(contactId, { reference: 'klant-7' })
  expect(fieldsOf(await collecting.tryMandate(contactId, { reference: 'KLANT-7' }))).toEqual({
    reference: expect.stringContaining('andere machtiging'),
  })
  const other = await Collecting.open(server)
  expect((await other.tryMandate(await other.books.contact(), { reference: 'KLANT-7' })).status).toBe(200)
})

test('what a bank would refuse is refused at its field', async () => {
  const contactId = await books.contact()
  const wrong = { reference: 'é', iban: 'NL91ABNA0417164301', signedOn: '2026-06-16' }
  expect(fieldsOf(await collecting.tryMandate(contactId, wrong))).toEqual({
    reference: expect.any(String),
    iban: 'Vul een correct rekeningnummer in',
    signedOn: 'Deze dag moet nog komen',
  })
  expect(fieldsOf(await collecting.tryMandate(contactId, { iban: 'CH9300762011623852957' }))).toEqual({
    iban: expect.stringContaining('Europese Economische Ruimte'),
  })
  const person = await books.contact({ kind: 'person', kvkNumber: null, vatNumber: null })
  expect(fieldsOf(await collecting.tryMandate(person, { scheme: 'B2B' }))).toEqual({
    scheme: expect.stringContaining('particulier'),
  })
  expect((await collecting.tryMandate(999_999)).status).toBe(404)
})

test('what was signed is changed until something is collected by it, and a mandate is ended', async () => {
  const contactId = await books.contact()
  const { id } = await collecting.mandate(contactId)
  expect((await save(id, { accountHolder: 'Bakkerij BV', reference: 'B-1', signedOn: '2026-02-01' })).body).toEqual({
    version: 2,
  })
  expect((await save(id, {})).status).toBe(409)
  const invoice = await collecting.invoice(contactId)
  await collecting.create([invoice.id])
  for (const signed of [{ signedOn: '2026-02-02' }, { kind: 'one_off' }, { scheme: 'B2B' }]) {
    expect(await save(id, { signedOn: '2026-02-01', ...signed }, 2)).toMatchObject({
      status: 409,
      body: { code: 90129 },
    })
  }
  expect((await end(id, 2)).body).toEqual({ version: 3 })
  expect(await list(contactId)).toMatchObject([
    {
      reference: 'B-1',
      accountHolder: 'Bakkerij BV',
      state: 'ended',
      endedOn: '2026-06-15',
      lastCollectedOn: '2026-06-29',
    },
  ])
  expect((await end(id, 3)).body).toEqual({ version: 3 })
})

test('a one-off mandate that was collected by is what it was', async () => {
  const contactId = await books.contact()
  const { id } = await collecting.mandate(contactId, { kind: 'one_off' })
  const invoice = await collecting.invoice(contactId)
  const file = await collecting.create([invoice.id])
  expect(await save(id, { kind: 'one_off', accountHolder: 'Ander' })).toMatchObject({ body: { code: 90129 } })
  // Nothing was collected by it after all.
  await collecting.cancel(file)
  expect((await save(id, { kind: 'one_off', accountHolder: 'Ander' })).body).toEqual({ version: 2 })
})

test("another administration's mandates do not exist", async () => {
  const { id } = await collecting.mandate(await books.contact())
  const other = await Books.open(server)
  const params = { ...other.params, mandateId: id }
  const body = { version: 1 }
  expect((await other.client.send(contract.directDebits.endMandate, { params, body })).status).toBe(404)
})

test('a creditor identifier is kept in order, and one that fails its check digits is refused', async () => {
  const settings = () => books.client.call(contract.directDebits.settings, { params: books.params })
  const send = (changes: object) =>
    books.client.send(contract.directDebits.saveSettings, {
      params: books.params,
      body: { creditorIdentifier: null, noticeDays: 14, version: 1, ...changes },
    })
  expect(await settings()).toEqual({ creditorIdentifier: 'NL69ZZZ123456780000', noticeDays: 14, version: 1 })
  expect(fieldsOf(await send({ creditorIdentifier: 'NL70ZZZ123456780000' }))).toEqual({
    creditorIdentifier: expect.stringContaining('incassant-ID'),
  })
  expect((await send({ noticeDays: 0 })).status).toBe(422)
  expect((await send({ creditorIdentifier: ' nl69 zzz 123456780000', noticeDays: 5 })).status).toBe(200)
  expect((await send({ noticeDays: 7 })).status).toBe(409)
  expect(await settings()).toEqual({ creditorIdentifier: 'NL69ZZZ123456780000', noticeDays: 5, version: 2 })
})
