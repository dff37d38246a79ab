import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aContact, Books } from '../books.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('a final invoice keeps the name its customer had; a draft follows the contact', async () => {
  const books = await Books.open(server)
  const contactId = await books.contact({ name: 'Oude naam' })
  const final = await books.invoice({ contactId })
  const draft = await books.draft({ contactId })
  const params = { ...books.params, contactId }
  await books.client.call(contract.contacts.save, {
    params,
    body: { ...aContact({ name: 'Nieuwe naam' }), version: 1 },
  })

  expect((await books.show(final.id)).contactName).toBe('Oude naam')
  expect((await books.show(draft.id)).contactName).toBe('Nieuwe naam')
  const list = await books.client.call(contract.invoices.list, { params: books.params, query: {} })
  expect(list.items.find((item) => item.id === final.id)?.contactName).toBe('Oude naam')
  expect(list.items.find((item) => item.id === draft.id)?.contactName).toBe('Nieuwe naam')
})
