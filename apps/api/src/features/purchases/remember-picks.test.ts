import type { SourceWord } from '@klopt/recognition'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { Purchases } from './purchases.test-support.ts'

let server: KloptTestServer
let purchases: Purchases
beforeAll(async () => {
  server = await sharedTestServer()
  purchases = new Purchases(await Books.open(server))
})
afterAll(() => server.stop())

const word = (text: string, x: number, y: number): SourceWord => ({ text, page: 0, x, y, width: 0.1, height: 0.02 })
const words = [word('Kenmerk', 0.1, 0.2), word('KV-881', 0.3, 0.2), word('Totaal', 0.1, 0.8), word('121,00', 0.3, 0.8)]
const pick = (field: 'number' | 'grossCents', y: number) => ({
  field,
  page: 0,
  vertices: [
    { x: 0.3, y },
    { x: 0.4, y: y + 0.02 },
  ],
})
const hints = () =>
  purchases.books.rows<{ contact_id: string; field: string; hint: object }>(
    'SELECT contact_id, field, hint FROM supplier_hints WHERE administration_id = $1 ORDER BY field',
  )

test('what was picked in a document is remembered of its supplier when it is booked, the newest per field', async () => {
  const contactId = await purchases.supplier()
  const document = await purchases.document({ state: 'done', words })
  const draft = await purchases.draft({
    contactId,
    documentId: document.id,
    picks: [pick('number', 0.2), pick('grossCents', 0.8)],
  })
  expect(await hints()).toEqual([])
  await purchases.tryBook(draft)
  expect(await hints()).toMatchObject([
    { contact_id: contactId, field: 'grossCents', hint: { field: 'grossCents', label: 'totaal', labelSide: 'left' } },
    { contact_id: contactId, field: 'invoiceNumber', hint: { field: 'invoiceNumber', label: 'kenmerk' } },
  ])

  const next = await purchases.document({ state: 'done', words })
  await purchases.booked({ contactId, documentId: next.id, picks: [pick('number', 0.8)] })
  expect((await hints())[1]).toMatchObject({ field: 'invoiceNumber', hint: { label: 'totaal' } })
})

test('a document that was not read leaves nothing to remember', async () => {
  const before = await hints()
  const document = await purchases.document({ state: 'failed' })
  await purchases.booked({ documentId: document.id, picks: [pick('number', 0.2)] })
  expect(await hints()).toEqual(before)
})
