import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const find = (books: Books, text: string) =>
  books.client.call(contract.search.find, { params: books.params, query: { text } })
const found = async (books: Books, text: string) =>
  (await find(books, text)).map(({ kind, number, name }) => [kind, number, name].filter(Boolean).join(' '))

test('one search finds contacts, documents and bank lines by name, number, words and amount', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact({ name: 'KPN Zakelijk' })
  const { number } = await books.invoice({ contactId, reference: 'Spoor 12' })
  await new Purchases(books).booked({ number: 'INK-7', contactId })
  await books.line(-105_270, { counterpartyName: 'KPN B.V.', description: 'abonnement' })

  expect(await found(books, 'kpn')).toEqual([
    'contact KPN Zakelijk',
    `invoice ${number} KPN Zakelijk`,
    'purchase INK-7 KPN Zakelijk',
    'bank_line KPN B.V.',
  ])
  expect(await found(books, 'kp')).toContain('contact KPN Zakelijk')
  expect(await found(books, 'pn')).toEqual([])
  expect(await found(books, number)).toEqual([`invoice ${number} KPN Zakelijk`])
  expect(await found(books, 'oor 12')).toEqual([`invoice ${number} KPN Zakelijk`])
  expect(await found(books, '1052,70')).toEqual(['bank_line KPN B.V.'])
  expect(await found(books, '1.052,70')).toEqual(['bank_line KPN B.V.'])
  expect(await found(books, 'ink-7')).toEqual(['purchase INK-7 KPN Zakelijk'])
  expect(await found(books, 'kpn%')).toEqual([])
})

test('each kind has its newest few, and a thing once however it is found', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact({ name: 'Vaak' })
  await books.rows(
    `INSERT INTO invoices (administration_id, contact_id, reference, invoice_date, payment_term_days, due_date, created_at, updated_at)
     SELECT $1, $2, 'Vaak', date '2026-05-01' + n, 0, date '2026-05-01' + n, now(), now() FROM generate_series(1, 9) n`,
    [books.id, contactId],
  )
  const invoices = (await find(books, 'vaak')).filter(({ kind }) => kind === 'invoice')
  expect(invoices.map(({ date }) => date)).toEqual(['10', '09', '08', '07', '06', '05'].map((day) => `2026-05-${day}`))
})

test('what is another’s, or was thrown away, is not found', async () => {
  const [books, others] = [await Books.open(server), await Books.open(server)]
  await others.invoice({ contactId: await others.contact({ name: 'Geheim' }), reference: 'geheim' })
  await others.line(4242, { description: 'geheim' })
  const draft = await books.draft({ reference: 'geheim' })
  await books.client.call(contract.invoices.delete, {
    params: { ...books.params, invoiceId: draft.id },
    body: { version: draft.version },
  })
  expect(await find(books, 'geheim')).toEqual([])
  expect(await find(books, '42,42')).toEqual([])
  expect(await found(others, 'geheim')).toHaveLength(3)
})

test('who may not see the books finds nothing in them', async () => {
  const books = await Books.open(server)
  const employee = await server.world.user()
  await server.world.role({ user: employee, administrationId: books.id, permissions: ['TIME_TRACKING'] })
  const client = await server.world.as(employee)
  await expect(
    client.call(contract.search.find, { params: books.params, query: { text: 'kpn' } }),
  ).rejects.toMatchObject({ error: { code: 90_004 } })
})
