import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Books } from '../../features/books.test-support.ts'
import { Collecting } from '../../features/direct-debits/collecting.test-support.ts'
import { aRecurring, create, press, show } from '../../features/recurring-invoices/recurring.test-support.ts'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { erasePerson } from './erase-person.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const erase = (books: Books, contactId: number, acts: boolean) =>
  erasePerson(server.services.pool, { administrationId: books.id, contactId }, { acts, now: server.clock.now() })

const contactOf = (books: Books, contactId: number) =>
  books.client.call(contract.contacts.get, { params: { ...books.params, contactId } })

/** Somebody who has all that goes on by itself, and owes nothing. */
async function aCustomer() {
  const collecting = await Collecting.open(server)
  const { books } = collecting
  const told = { phone: '0612345678', note: 'Belt graag vroeg', iban: 'NL91ABNA0417164300' }
  const contactId = await books.contact({ name: 'Jan Goudkorst', emailAddress: 'jan@korst.example', ...told })
  await collecting.mandate(contactId)
  const runs = await create(books, await aRecurring(books, { contactId, schedule: { startsOn: '2027-01-31' } }))
  expect(await press(books, runs, contract.recurringInvoices.start)).toMatchObject({ status: 200 })
  const draft = await create(books, await aRecurring(books, { contactId }))
  await books.client.call(contract.customerLinks.preview, { params: { ...books.params, contactId }, body: {} })
  return { books, contactId, runs, draft }
}

test('without being told to act it says what would go and what stays, and changes nothing', async () => {
  const { books, contactId, runs } = await aCustomer()
  const before = await contactOf(books, contactId)
  const said = await erase(books, contactId, false)
  expect(said).toContain('leeg gemaakt: e-mailadres, telefoonnummer, notitie, bankrekening')
  expect(said).toContain('herhaalfacturen beëindigd: 2')
  expect(said).toContain('art. 52 AWR')
  expect(said).toContain('Er is nog niets gewist')
  expect(await contactOf(books, contactId)).toEqual(before)
  expect(await show(books, runs)).toMatchObject({ status: 'active' })
})

test('it empties what the books do not need and ends what goes on by itself, with a line in the audit', async () => {
  const { books, contactId, runs } = await aCustomer()
  const said = await erase(books, contactId, true)
  expect(said).toContain(`Gewist van relatie ${contactId}`)
  expect(await contactOf(books, contactId)).toMatchObject({
    name: 'Jan Goudkorst',
    emailAddress: null,
    phone: null,
    note: '',
    iban: null,
    archived: true,
  })
  expect(await show(books, runs)).toMatchObject({ status: 'ended' })
  const { items: mandates } = await books.client.call(contract.directDebits.mandates, {
    params: books.params,
    query: { contactId: String(contactId) },
  })
  expect(mandates).toMatchObject([{ state: 'ended' }])
  const links = await books.client.call(contract.customerLinks.list, { params: { ...books.params, contactId } })
  expect(links.items).toMatchObject([{ revokedAt: expect.any(Number) }])
  expect(
    await books.rows('SELECT user_id, details FROM audit_log WHERE administration_id = $1 AND action = $2', [
      books.id,
      'erase',
    ]),
  ).toMatchObject([{ user_id: null, details: { emptied: ['email_address', 'phone', 'note', 'iban'], links: 1 } }])
  // Once more there is nothing left to take away.
  expect(await erase(books, contactId, true)).toContain('leeg gemaakt: niets')
})

test('what is still to be paid is named, and nothing goes', async () => {
  const { books, contactId } = await aCustomer()
  const { number } = await books.invoice({ contactId })
  const before = await contactOf(books, contactId)
  await expect(erase(books, contactId, true)).rejects.toThrow(`Van Jan Goudkorst staat nog open: ${number} (`)
  expect(await contactOf(books, contactId)).toEqual(before)
})

test('a contact is one of its own administration', async () => {
  const [{ contactId }, others] = [await aCustomer(), await Books.open(server)]
  await expect(erase(others, contactId, true)).rejects.toThrow('niet')
})
