import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { unzipSync } from 'fflate'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listReferences } from '../../database/catalogue.ts'
import { withClient } from '../../database/with-client.ts'
import { aMandate } from '../../features/direct-debits/collecting.test-support.ts'
import { Books } from '../../features/books.test-support.ts'
import { aPdf, Inbox } from '../../features/documents/documents.test-support.ts'
import { Purchases } from '../../features/purchases/purchases.test-support.ts'
import { Customer } from '../../features/tickets/tickets.test-support.ts'
import { zipStream } from '../../files/zip-stream.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { keyOf } from './collect-person.ts'
import { knownOf, personEntries, readableJson } from './export-person.ts'
import type { Asked } from './find-person.ts'
import { isSecret } from './reach.ts'
import { reachOfContact } from './reach-of-contact.ts'
import { reachOfUser } from './reach-of-user.ts'

let database: TestDatabase
let server: KloptTestServer
beforeAll(async () => {
  database = await createTestDatabase()
  server = await createTestServer({ connection: database.connection })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const asOwner = <T>(work: Parameters<typeof withClient<T>>[1]) => withClient(database.connection, work)

async function exported(asked: Asked) {
  const known = await asOwner((client) => knownOf(client, asked))
  const text = readableJson(known)
  return { known, text, data: JSON.parse(text).gegevens as Record<string, Record<string, unknown>[]> }
}

const reaches = [
  ['user', reachOfUser],
  ['contact', reachOfContact],
] as const

/** Every column of the tables that are there, with its type. */
const columnsOfAll = () =>
  asOwner(async (client) => {
    const { rows } = await client.query<{ table: string; column: string; type: string }>(
      `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, NULL) AS type
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1, 2`,
    )
    return rows
  })

test.each(reaches)(
  'every foreign key to what is told of a %s goes along, is counted, or is left out',
  async (_, reach) => {
    const references = await asOwner(listReferences)
    const tables = new Set([reach.root, ...reach.whole.map((key) => key.split('.')[0])])
    const needed = new Set(references.filter(({ target }) => tables.has(target)).map(keyOf))
    const listed = [...reach.whole, ...reach.mentioned, ...Object.keys(reach.leftOut)]
    expect(listed.toSorted()).toEqual([...needed].toSorted())
  },
)

/** What says who somebody is without a reference, and why it is not looked for. */
const notAlike: Readonly<Record<string, string>> = {
  'administrations.email_address': 'of a company',
  'administrations.iban': 'of a company',
  'administrations.subscription_email_address': 'of a company',
  'bank_connection_accounts.iban': 'of a company',
  'contacts.email_address': 'of the contact itself; another contact with it is another person to that administration',
  'contacts.iban': 'the same',
  'customer_mandates.iban': 'of a contact, by its number',
  'estimates.withdrawn_email': 'of a contact, by its number',
  'journals.iban': 'of a company',
  'sepa_mandates.iban': 'of a company; who signed it is a reference',
  'users.email_address': 'of the user itself',
}

test('every column with an address of mail or a bank account is looked in, or is known not to be', async () => {
  const telling = /email(?!_confirmed)|(?:^|_)iban$|recipient|^sender$|sent_to/
  const found = (await columnsOfAll()).filter(({ column }) => telling.test(column))
  const listed = [...reaches.flatMap(([, reach]) => Object.keys(reach.alike)), ...Object.keys(notAlike)]
  expect([...new Set(listed)].toSorted()).toEqual(found.map(({ table, column }) => `${table}.${column}`).toSorted())
})

test('bytes are no part of what is read, whatever they are', async () => {
  const bytes = (await columnsOfAll()).filter(({ type }) => type === 'bytea')
  expect(bytes.filter(({ column }) => !isSecret(column))).toEqual([])
  expect(
    ['password_hash', 'totp_secret', 'totp_pending_secret', 'token', 'link_token', 'content'].every(isSecret),
  ).toBe(true)
})

describe('a contact', () => {
  test('is told with what was sold to it, paid by it, sent to it and done with it, and nothing of others', async () => {
    const books = await Books.open(server)
    const iban = 'NL91ABNA0417164300'
    const contactId = await books.contact({ name: 'Bakkerij Goudkorst', emailAddress: 'goud@korst.example', iban })
    const { id, number } = await books.invoice({ contactId, note: 'voor het brood' })
    await books.client.call(contract.directDebits.createMandate, {
      params: books.params,
      body: { contactId, ...aMandate() },
    })
    await books.line(12_100, { description: number, counterpartyIban: iban, counterpartyName: 'Goudkorst' })
    await books.draft({ contactId: await books.contact({ name: 'Iemand anders' }) })
    const { data, text, known } = await exported({ administrationId: books.id, contactId })
    expect(data).toMatchObject({
      contacts: [{ id: contactId, name: 'Bakkerij Goudkorst' }],
      invoices: [{ id, number }],
      customer_mandates: [{ iban }],
      bank_transactions: [{ counterparty_name: 'Goudkorst' }],
      open_items: [{ number }],
    })
    expect(data['invoice_lines']?.length).toBeGreaterThan(0)
    expect(data['audit_log']?.map(({ entity }) => entity)).toEqual(
      expect.arrayContaining(['contact', 'invoice', 'mandate']),
    )
    expect(text).toContain('voor het brood')
    expect(text).not.toContain('Iemand anders')
    expect(known.rows.get('users')).toBeUndefined()
  })

  test('of which a document came in gets that too', async () => {
    const books = await Books.open(server)
    const contactId = await books.contact({ name: 'Drukkerij' })
    const pdf = aPdf()
    const { id: documentId } = await Inbox.seenBy(books).upload(pdf, 'drukwerk.pdf')
    const purchases = new Purchases(books)
    await purchases.draft({ contactId, documentId })
    const { known } = await exported({ administrationId: books.id, contactId })
    const zip = unzipSync(await buffer(zipStream(personEntries(known, server.services.files))))
    expect(Object.keys(zip)).toEqual(['persoon.json', 'bestanden/drukwerk.pdf'])
    expect(Buffer.from(must(zip['bestanden/drukwerk.pdf'], 'the document')).equals(Buffer.from(pdf))).toBe(true)
  })

  test('is one of its own administration', async () => {
    const [books, others] = [await Books.open(server), await Books.open(server)]
    const contactId = await books.contact()
    await expect(exported({ administrationId: others.id, contactId })).rejects.toThrow('heeft geen relatie')
  })
})

describe('a user', () => {
  test('is told with roles, sessions, deeds and what they asked, without what opens anything', async () => {
    const books = await Books.open(server, { companyName: 'Studio Noord' })
    const { emailAddress, id } = books.owner
    const asker = new Customer(books.client, books.id)
    await asker.ticket({ subject: 'Waar staat de btw?', message: 'Ik zie hem niet.' })
    await books.invoice()
    const { data, text, known } = await exported({ emailAddress: emailAddress.toUpperCase() })
    expect(data).toMatchObject({
      users: [{ id, email_address: emailAddress }],
      roles: [{ administration_id: books.id }],
      administrations: [{ id: books.id, company_name: 'Studio Noord' }],
      tickets: [{ subject: 'Waar staat de btw?' }],
      ticket_responses: [{ body: expect.stringContaining('Ik zie hem niet.') }],
    })
    expect(data['sessions']?.length).toBeGreaterThan(0)
    expect(data['audit_log']?.length).toBeGreaterThan(0)
    expect(data['invoices']).toBeUndefined()
    expect(known.mentions).toMatchObject({ 'invoices.created_by': [{ administration: books.id, count: 1 }] })
    const [hidden] = await books.rows<{ hash: string; token: string }>(
      `SELECT u.password_hash AS hash, encode(s.token_hash, 'hex') AS token FROM users u
       JOIN sessions s ON s.user_id = u.id WHERE u.id = $1`,
      [id],
    )
    expect(text).not.toContain(hidden?.hash)
    expect(text).not.toContain(hidden?.token)
  })

  test('who is not there is said so', async () => {
    await expect(exported({ emailAddress: 'niemand@nergens.example' })).rejects.toThrow('Niemand logt in met')
  })
})
