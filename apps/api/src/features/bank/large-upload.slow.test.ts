import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aLine } from './statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const sendFile = (books: Books, text: string | Uint8Array, createBook = false) =>
  books.client.send(contract.bank.import, {
    params: books.params,
    query: { name: 'a.xml', createBook: String(createBook) },
    body: fileBody(text),
  })
const june = [
  aLine({ date: '2026-06-01', amountCents: 100, description: 'een' }),
  aLine({ date: '2026-06-02', amountCents: -250, description: 'twee' }),
  aLine({ date: '2026-06-03', amountCents: 300, description: 'drie' }),
]

test('uploads of 100 MB are refused before they are read, and the server lives on', async () => {
  const books = await Books.open(server)
  const before = process.memoryUsage().rss
  for (let n = 0; n < 3; n += 1)
    expect(await sendFile(books, new Uint8Array(100_000_000))).toMatchObject({
      status: 413,
      body: { code: 90008, fields: { content: 'Het bestand mag maximaal 25 MB groot zijn.' } },
    })
  expect(process.memoryUsage().rss - before).toBeLessThan(1_000_000_000)
  expect((await sendFile(books, new Uint8Array(25_000_001))).status).toBe(413)
  expect(await sendFile(books, new Uint8Array(25_000_000))).toMatchObject({ status: 422, body: { code: 90009 } })
  expect(await books.import(june)).toMatchObject({ imported: 3 })
})
