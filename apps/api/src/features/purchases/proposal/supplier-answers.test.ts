import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../../testing/index.ts'
import { Books } from '../../books.test-support.ts'
import { Purchases } from '../purchases.test-support.ts'
import { aProposal, type ReadValues } from './proposal.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const iban = 'NL91ABNA0417164300'

/** A contact, and papers of it that say something else. */
async function supplierOf(name: string) {
  const books = await Books.open(server)
  const purchases = new Purchases(books)
  const contactId = await books.contact({ name, iban, kvkNumber: '71234562' })
  const paper = async (supplier: NonNullable<ReadValues['supplier']>) => {
    const proposal = aProposal({ supplier: { iban, ...supplier } })
    return (await purchases.document({ state: 'done', words: [], proposal })).id
  }
  const asked = async (supplier: NonNullable<ReadValues['supplier']>) => {
    const params = { ...books.params, documentId: await paper(supplier) }
    const found = await books.client.call(contract.purchases.proposal, { params })
    expect(found.supplier.contactId).toBe(contactId)
    return found.supplier.differences.map(({ field, printed }) => `${field}: ${printed}`)
  }
  return { books, purchases, contactId, paper, asked }
}

test('what a paper says of its supplier is asked until one is booked in its name, and not again', async () => {
  const { purchases, contactId, paper, asked } = await supplierOf('Wasserij Helder')
  const other = { name: 'Drukkerij Zwart B.V.', kvkNumber: '12345678' }
  expect(await asked(other)).toEqual(['name: Drukkerij Zwart B.V.', 'kvkNumber: 12345678'])
  const draft = await purchases.draft({ contactId, documentId: await paper(other) })
  expect(await asked(other)).toHaveLength(2)
  await purchases.tryBook(draft)
  expect(await asked(other)).toEqual([])
  expect(await asked({ name: 'DRUKKERIJ ZWART', kvkNumber: '1234 5678' })).toEqual([])
  // Once more in its name is no fault.
  await purchases.booked({ contactId, documentId: await paper(other) })
})

test('another name or number is asked about as before', async () => {
  const { purchases, contactId, paper, asked } = await supplierOf('Wasserij Helder')
  await purchases.booked({ contactId, documentId: await paper({ name: 'Drukkerij Zwart', kvkNumber: '12345678' }) })
  expect(await asked({ name: 'Bakfiets Koeriers', kvkNumber: '87654321' })).toEqual([
    'name: Bakfiets Koeriers',
    'kvkNumber: 87654321',
  ])
})

test('an answer is of one supplier and of one administration', async () => {
  const [first, second] = [await supplierOf('Wasserij Helder'), await supplierOf('Wasserij Helder')]
  const other = { name: 'Drukkerij Zwart' }
  await first.purchases.booked({ contactId: first.contactId, documentId: await first.paper(other) })
  expect(await second.asked(other)).toEqual(['name: Drukkerij Zwart'])
})
