import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type RawAnswer, type TestClient } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { madeOf, paramsOf, press, running, show, work } from '../recurring-invoices/recurring.test-support.ts'
import { comeIn, linkIn, mailInvoice, mailNames, readMail, type MailedLink } from './customer.test-support.ts'

const { customerDashboard, customerSubscriptions, recurringInvoices } = contract

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const codeOf = ({ body }: RawAnswer) => (body as { code?: number } | null)?.code
const todoOf = async (books: Books) =>
  (await books.client.call(contract.dashboard.get, { params: books.params, query: {} })).todo

interface Visit {
  readonly books: Books
  readonly contactId: number
  readonly link: MailedLink
  readonly visitor: TestClient
}

/** Somebody on their page, who got an invoice on 15 January 2026. */
async function visit(kind: 'person' | 'company', language: 'nl' | 'de' = 'nl'): Promise<Visit> {
  const books = await Books.openOn(server, '2026-01-15')
  const contactId = await books.contact({ kind, language, name: 'Saar de Wit', emailAddress: 'saar@wit.example' })
  const link = await mailInvoice(books, await books.invoice({ contactId, invoiceDate: '2026-01-15' }))
  return { books, contactId, link, visitor: await comeIn(books, link) }
}

const subscriptionsOf = async ({ visitor, link }: Visit) =>
  (await visitor.call(customerDashboard.get, { params: link })).subscriptions

const cancel = ({ visitor, link }: Visit, recurringInvoiceId: number, reason?: string) =>
  visitor.send(customerSubscriptions.cancel, {
    params: { ...link, recurringInvoiceId },
    body: reason === undefined ? {} : { reason },
  })

/** The customer comes in anew on a later day. */
async function later(given: Visit, day: string): Promise<Visit> {
  await given.books.on(day)
  return { ...given, visitor: await comeIn(given.books, given.link) }
}

describe('a customer sees what runs for them', () => {
  test('with the next day and amount, also while it is paused, and not what is written or ended', async () => {
    const given = await visit('company')
    const { books, contactId } = given
    const active = await running(books, { contactId })
    const paused = await running(books, { contactId, reference: '' })
    await press(books, paused, recurringInvoices.pause)
    const ended = await running(books, { contactId })
    await press(books, ended, recurringInvoices.end)
    await running(books)
    await books.client.call(recurringInvoices.create, {
      params: books.params,
      body: { ...(await show(books, active)), contactId },
    })
    const often = { description: 'Onderhoud', unit: 'month', count: 1, endsOn: null }
    const common = { ...often, currency: 'EUR', grossCents: 12_100 }
    expect(await subscriptionsOf(given)).toEqual([
      { ...common, id: active.id, status: 'active', nextOn: '2026-01-31', cancelledTodayUntil: null },
      { ...common, id: paused.id, status: 'paused', nextOn: null, cancelledTodayUntil: null },
    ])
  })
})

// A consumer may end what goes on of itself at any time, with a month of notice at most (article 6:236, under j, BW).
describe('a consumer', () => {
  test('ends it with a month of notice, whatever its owner says, and pays for the days until then', async () => {
    const given = await visit('person')
    const { books, contactId } = given
    const key = await running(books, { contactId, schedule: { startsOn: '2026-02-01' } })
    expect(await subscriptionsOf(given)).toMatchObject([{ status: 'active', cancelledTodayUntil: '2026-02-15' }])
    const answer = await cancel(given, key.id, 'Ik verhuis')
    expect(answer).toMatchObject({ status: 200, body: { status: 'ending', endsOn: '2026-02-15' } })
    expect(await subscriptionsOf(given)).toMatchObject([
      { status: 'ending', endsOn: '2026-02-15', nextOn: '2026-02-01', cancelledTodayUntil: null },
    ])
    expect(codeOf(await cancel(given, key.id))).toBe(90145)
    expect(await todoOf(books)).toContainEqual(
      expect.objectContaining({
        kind: 'cancel_request',
        title: 'Saar de Wit heeft opgezegd',
        detail: 'het stopt met 15-02-2026: Ik verhuis',
      }),
    )
    // The owner has seen it, and cannot let it go on.
    expect((await press(books, key, recurringInvoices.keep)).status).toBe(200)
    expect(await todoOf(books)).not.toContainEqual(expect.objectContaining({ kind: 'cancel_request' }))
    expect((await show(books, key)).serviceUntil).toBe('2026-02-15')
    await expect(
      server.services.pool.query('UPDATE recurring_invoices SET service_until = NULL WHERE id = $1', [key.id]),
    ).rejects.toMatchObject({ code: 'KL004' })
    await work(books, '2026-04-15')
    // 15 of 28 days of 100.00: 53.57, with 21% VAT 64.82.
    expect(await madeOf(books)).toMatchObject([{ day: '2026-02-01', gross: 6_482 }])
    expect((await show(books, key)).status).toBe('ended')
  })

  test('is told by mail in the language they are written to', async () => {
    const given = await visit('person', 'de')
    const { books, contactId } = given
    const key = await running(books, { contactId, schedule: { startsOn: '2026-01-01', unit: 'year' } })
    await work(books, '2026-01-16')
    const before = new Set(await mailNames(books))
    await cancel(given, key.id)
    const names = (await mailNames(books)).filter((name) => !before.has(name))
    const mail = await readMail(books, must(names[0], 'the mail'))
    expect(mail.text).toContain('Es endet am 16. Februar 2026')
  })

  test('is told by mail, and still sees it until its last day', async () => {
    const given = await visit('person')
    const { books, contactId } = given
    const key = await running(books, { contactId, schedule: { startsOn: '2026-01-01', unit: 'year' } })
    await work(books, '2026-01-16')
    const before = new Set(await mailNames(books))
    expect((await cancel(given, key.id)).body).toEqual({ status: 'ending', endsOn: '2026-02-16' })
    const names = (await mailNames(books)).filter((name) => !before.has(name))
    const mail = await readMail(books, must(names[0], 'the mail'))
    expect(mail.to).toMatchObject([{ address: 'saar@wit.example' }])
    expect(mail.text).toContain('Je opzegging van Onderhoud bij')
    expect(mail.text).toContain('stopt met 16 februari 2026')
    // What was invoiced for the whole year is the owner's to pay back.
    expect(await show(books, key)).toMatchObject({ status: 'ended', serviceUntil: '2026-02-16' })
    expect(await todoOf(books)).toContainEqual(
      expect.objectContaining({
        detail: 'het stopt met 16-02-2026; gefactureerd is tot en met 31-12-2026, dus crediteer wat erna komt',
      }),
    )
    expect(await subscriptionsOf(await later(given, '2026-02-16'))).toMatchObject([{ status: 'ending' }])
    const gone = await later(given, '2026-02-17')
    expect(await subscriptionsOf(gone)).toEqual([])
    // Noted by its owner, who has nothing else to do with it.
    expect((await press(books, key, recurringInvoices.keep)).status).toBe(200)
    expect(await todoOf(books)).not.toContainEqual(expect.objectContaining({ kind: 'cancel_request' }))
  })
})

describe('a company', () => {
  test('asks its owner, who lets it go on or ends it', async () => {
    const given = await visit('company')
    const { books, contactId } = given
    const key = await running(books, { contactId })
    expect((await cancel(given, key.id)).body).toEqual({ status: 'requested', endsOn: null })
    expect(await subscriptionsOf(given)).toMatchObject([{ status: 'requested', nextOn: '2026-01-31' }])
    expect(await todoOf(books)).toContainEqual(
      expect.objectContaining({ kind: 'cancel_request', title: 'Saar de Wit wil een abonnement opzeggen' }),
    )
    expect((await press(books, key, recurringInvoices.keep)).status).toBe(200)
    expect(await subscriptionsOf(given)).toMatchObject([{ status: 'active' }])
    expect((await cancel(given, key.id, 'Toch')).status).toBe(200)
    expect((await press(books, key, recurringInvoices.end)).body).toMatchObject({ status: 'ended' })
    expect(await subscriptionsOf(given)).toEqual([])
  })

  test('that presses twice at once asks once', async () => {
    const given = await visit('company')
    const key = await running(given.books, { contactId: given.contactId })
    const answers = await Promise.all([cancel(given, key.id), cancel(given, key.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test("another's is 204002, one that is missing, written or ended 204003, and the owner who looks does nothing", async () => {
  const given = await visit('person')
  const { books, contactId } = given
  const ofNeighbour = await running(books)
  const elsewhere = await Books.openOn(server, '2026-01-15')
  const ofOthers = await running(elsewhere)
  for (const { id } of [ofNeighbour, ofOthers]) {
    expect(await cancel(given, id)).toMatchObject({ status: 403, body: { code: 204002 } })
  }
  const own = await running(books, { contactId })
  const written = await books.client.call(recurringInvoices.create, {
    params: books.params,
    body: { ...(await show(books, own)), contactId },
  })
  const ended = await running(books, { contactId })
  await press(books, ended, recurringInvoices.end)
  for (const id of [written.id, ended.id, 999_999_999]) {
    expect(await cancel(given, id)).toMatchObject({ status: 404, body: { code: 204003 } })
  }
  const { path } = await books.client.call(contract.customerLinks.preview, { params: { ...books.params, contactId } })
  const link = linkIn(path)
  const owner = { ...given, link, visitor: await comeIn(books, link) }
  expect(codeOf(await cancel(owner, own.id))).toBe(90150)
  expect((await books.client.send(recurringInvoices.get, { params: paramsOf(books, own) })).body).toMatchObject({
    cancellation: null,
  })
})

describe('their own details', () => {
  const details = { street: 'Nieuwe Gracht 1', postcode: '3512 LC', city: 'Utrecht', emailAddress: 'nieuw@wit.example' }

  test('change for the documents that follow; the owner is told, and the old address too', async () => {
    const given = await visit('person')
    const { books, contactId, visitor, link } = given
    const shown = await visitor.call(customerSubscriptions.details, { params: link })
    expect(shown).toMatchObject({ country: 'NL', emailAddress: 'saar@wit.example' })
    const before = new Set(await mailNames(books))
    const save = (changes: object, version = shown.version) =>
      visitor.send(customerSubscriptions.saveDetails, { params: link, body: { ...details, ...changes, version } })
    expect((await save({})).status).toBe(200)
    expect((await save({})).status).toBe(409)
    const names = (await mailNames(books)).filter((name) => !before.has(name))
    const mail = await readMail(books, must(names[0], 'the mail'))
    expect(mail.to).toMatchObject([{ address: 'saar@wit.example' }])
    expect(mail.text).toContain('voortaan naar nieuw@wit.example')
    const params = { ...books.params, contactId }
    const contact = await books.client.call(contract.contacts.get, { params })
    expect(contact).toMatchObject({ ...details, postcode: '3512LC', name: 'Saar de Wit' })
    expect(await todoOf(books)).toContainEqual(
      expect.objectContaining({ kind: 'customer_changed', title: 'Saar de Wit heeft de eigen gegevens gewijzigd' }),
    )
    const { id: _id, archived: _archived, ...input } = contact
    await books.client.call(contract.contacts.save, { params, body: input })
    expect(await todoOf(books)).not.toContainEqual(expect.objectContaining({ kind: 'customer_changed' }))
  })

  test('that are wrong are told by their field, and change nothing', async () => {
    const { books, contactId, visitor, link } = await visit('person')
    const { version } = await visitor.call(customerSubscriptions.details, { params: link })
    const refused = await visitor.send(customerSubscriptions.saveDetails, {
      params: link,
      body: { street: 'Straat 1', postcode: '12', city: 'Utrecht', emailAddress: 'geen adres', version },
    })
    expect(refused.status).toBe(422)
    expect(Object.keys((refused.body as { fields: object }).fields)).toEqual(['postcode', 'emailAddress'])
    const contact = await books.client.call(contract.contacts.get, { params: { ...books.params, contactId } })
    expect(contact.version).toBe(version)
  })
})
