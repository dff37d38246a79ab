import { contract } from '@klopt/api-client/contract'
import { writeMt940 } from '@klopt/bank-statements/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { aLine, aStatement, camt } from './statements.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
})
beforeEach(async () => {
  books = await Books.open(server)
})
afterAll(() => server.stop())

const send = (content: string | Uint8Array) =>
  books.client.send(contract.bank.import, {
    params: books.params,
    query: { name: 'afschrift', createBook: 'false' },
    body: fileBody(content),
  })
const amounts = async () => (await books.waiting()).map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)
const lines = [
  aLine({ date: '2026-06-01', amountCents: 100, description: 'een' }),
  aLine({ date: '2026-06-01', amountCents: 100, description: 'een' }),
  aLine({ date: '2026-06-02', amountCents: -250, description: 'twee', counterpartyName: 'Café Zoë' }),
]
const day = (date: string, amountCents: number, openingBalanceCents: number) =>
  aStatement([aLine({ date, amountCents })], { openingBalanceCents })

test.each([
  ['CAMT.053', camt(lines)],
  ['MT940', writeMt940(aStatement(lines))],
])('%s cut off anywhere adds nothing, and the whole file then adds each line once', async (_, whole) => {
  const bytes = Buffer.from(whole)
  // Every byte is tried where files are read; here what the server makes of cuts all over the file.
  const step = Math.ceil(bytes.length / 12)
  for (let length = 0; length < bytes.length - 8; length += step) {
    const answer = await send(bytes.subarray(0, length))
    expect(answer, `${length} bytes`).toMatchObject({ status: 422, body: { code: 90009 } })
  }
  expect(await amounts()).toEqual([])
  expect(await books.importFile(whole)).toMatchObject({ imported: 3, known: 0 })
  expect(await amounts()).toEqual([-250, 100, 100])
})

test('one statement in every encoding is one statement', async () => {
  const text = camt(lines)
  const declared = (encoding: string) => text.replace('encoding="UTF-8"', `encoding="${encoding}"`)
  const files = [
    Buffer.from(`\ufeff${text}`),
    Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le'),
    Buffer.from(declared('ISO-8859-1'), 'latin1'),
    Buffer.from(declared('windows-1252'), 'latin1'),
  ]
  expect(await books.importFile(text)).toMatchObject({ imported: 3 })
  for (const file of files) expect((await send(file)).body).toMatchObject({ imported: 0, known: 3 })
  expect(await amounts()).toEqual([-250, 100, 100])
})

test('two statements of one day add up, together in a file or after each other', async () => {
  const first = writeMt940(day('2026-06-01', 100, 0))
  const second = writeMt940(day('2026-06-01', 250, 100))
  expect((await send(first)).body).toMatchObject({ imported: 1 })
  expect((await send(first + second)).body).toMatchObject({ imported: 1, known: 1 })
  expect((await send(first + second)).body).toMatchObject({ imported: 0, known: 2 })
  expect(await amounts()).toEqual([100, 250])
})

test('a statement that the bank made anew is told line by line, and changes nothing', async () => {
  await books.import(lines)
  const anew = [...lines.slice(0, 2), aLine({ date: '2026-06-02', amountCents: -260, description: 'twee' })]
  const answer = await send(camt([...anew, aLine({ date: '2026-06-03', amountCents: 900 })]))
  expect(answer).toMatchObject({ status: 409, body: { code: 5018 } })
  expect((answer.body as { details: { conflicts: object[] } }).details.conflicts).toEqual([
    expect.objectContaining({ date: '2026-06-02', known: expect.objectContaining({ amountCents: -250 }) as unknown }),
    expect.objectContaining({ incoming: expect.objectContaining({ amountCents: -260 }) as unknown }),
  ])
  expect(await amounts()).toEqual([-250, 100, 100])
  expect(await books.rows('SELECT FROM bank_imports WHERE administration_id = $1')).toHaveLength(1)
})

test.each([
  ['a currency that does not exist', camt(lines, { currency: 'XXQ' })],
  ['lines that do not make the closing balance', camt(lines, { closingBalanceCents: 12_345 })],
  ['a second statement that does not add up', writeMt940(day('2026-06-01', 100, 0)) + wrongSum()],
])('%s keeps the whole file out', async (_, content) => {
  expect(await send(content)).toMatchObject({ status: 422, body: { code: 90009 } })
  expect(await amounts()).toEqual([])
  expect(await books.rows('SELECT FROM bank_imports WHERE administration_id = $1')).toEqual([])
})

function wrongSum(): string {
  return writeMt940(day('2026-06-02', 250, 100)).replace(/(?<=:62F:C\d{6}EUR)\d+,\d\d/, '9,99')
}
