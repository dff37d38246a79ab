import { contract } from '@klopt/api-client/contract'
import { writeMt940 } from '@klopt/bank-statements/testing'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { somebodyWaits } from '../somebody-waits.test-support.ts'
import { importStatements } from './import-statements.ts'
import { aLine, amounts, aStatement, camt, june, sendFile } from './statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const preview = (books: Books, text: string) =>
  books.client.call(contract.bank.preview, {
    params: books.params,
    query: { name: 'a.xml' },
    body: fileBody(text),
  })

test.each([
  ['CAMT.053', camt(june)],
  ['MT940', writeMt940(aStatement(june))],
])('%s is previewed, imported once, and imported again it adds nothing', async (_format, text) => {
  const books = await Books.open(server)
  const shown = await preview(books, text)
  expect(shown.statements).toHaveLength(1)
  expect(shown.statements[0]).toMatchObject({ from: '2026-06-01', to: '2026-06-03', conflicts: [], knownLines: [] })
  expect(await amounts(books)).toEqual([])
  expect(await books.importFile(text)).toMatchObject({ imported: 3, known: 0 })
  expect(await books.importFile(text)).toMatchObject({ imported: 0, known: 3 })
  expect((await preview(books, text)).statements[0]).toMatchObject({ newLines: [], conflicts: [] })
  expect(await amounts(books)).toEqual([300, -250, 100])
})

test('two identical real payments both stay, also when the file comes again', async () => {
  const books = await Books.open(server)
  const twins = [aLine({ amountCents: 500 }), aLine({ amountCents: 500 })]
  expect(await books.import(twins)).toMatchObject({ imported: 2, known: 0 })
  expect(await books.import(twins)).toMatchObject({ imported: 0, known: 2 })
  expect(await books.import([...twins, aLine({ amountCents: 500 })])).toMatchObject({ imported: 1, known: 2 })
  expect(await amounts(books)).toEqual([500, 500, 500])
})

test('an overlap that agrees adds what is new', async () => {
  const books = await Books.open(server)
  await books.import(june)
  const longer = [...june, aLine({ date: '2026-06-04', amountCents: 400 })]
  expect(await books.import(longer)).toMatchObject({ imported: 1, known: 3 })
})

test('an overlap that disagrees is 5018 with the differences, and imports nothing', async () => {
  const books = await Books.open(server)
  await books.import(june)
  const changed = [june[0], { ...june[1], description: 'anders' }, june[2], aLine({ date: '2026-06-09' })]
  const answer = await sendFile(books, camt(changed.map((line) => ({ ...aLine(), ...line }))))
  expect(answer).toMatchObject({ status: 409, body: { code: 5018 } })
  expect((answer.body as { details: object }).details).toMatchObject({
    conflicts: [{ date: '2026-06-02', known: { description: 'twee' }, incoming: { description: 'anders' } }],
  })
  expect(await amounts(books)).toEqual([300, -250, 100])
  const lacking = await sendFile(books, camt([aLine({ date: '2026-06-01', amountCents: 99 }), ...june.slice(1)]))
  expect(lacking).toMatchObject({ status: 409, body: { code: 5018 } })
})

test('a text that was lost when a line was read comes with the same statement later, but not into what is processed', async () => {
  const books = await Books.open(server)
  const lost = june.map((line) => ({ ...line, description: '' }))
  expect(await books.import(lost)).toMatchObject({ imported: 3 })
  const processed = must(
    (await books.waiting()).find(({ amountCents }) => amountCents === 300),
    'the line of 3.00',
  )
  const accountId = await books.account('WBedKanTef')
  await books.process(processed, { bookings: [{ accountId, amountCents: 300, vatCode: null, description: '' }] })
  expect((await preview(books, camt(june))).statements[0]).toMatchObject({ newLines: [], conflicts: [] })
  expect(await books.importFile(camt(june))).toMatchObject({ imported: 0, known: 3 })
  expect((await books.waiting()).map(({ description }) => description)).toEqual(['twee', 'een'])
  expect(await books.importFile(camt(june))).toMatchObject({ imported: 0, known: 3 })
})

test('of a file with two statements of which one disagrees, nothing is imported', async () => {
  const books = await Books.open(server)
  await books.import(june)
  const other = writeMt940(aStatement([aLine({ date: '2026-07-01' })]))
  const wrong = writeMt940(aStatement([aLine({ date: '2026-06-02', amountCents: 7 })], { openingBalanceCents: 77 }))
  expect(await sendFile(books, other + wrong)).toMatchObject({ status: 409, body: { code: 5018 } })
  expect(await amounts(books)).toHaveLength(3)
})

test('one file imported five times at once is imported once', async () => {
  const books = await Books.open(server)
  const results = await Promise.all(Array.from({ length: 5 }, () => books.import(june)))
  expect(results.map(({ imported }) => imported).toSorted()).toEqual([0, 0, 0, 0, 3])
  expect(await amounts(books)).toHaveLength(3)
})

test('an import waits for one of the same account that has not committed, and then knows its lines', async () => {
  const books = await Books.open(server)
  const file = { name: 'a', sha256: Buffer.alloc(32), format: 'camt053', statements: [aStatement(june)] }
  const request = { administrationId: books.id, userId: books.owner.id, now: new Date(), file, createBook: false }
  let second: Promise<unknown> | undefined
  await books.asApp(async (db) => {
    expect(await importStatements(db, request)).toMatchObject({ imported: 3 })
    second = books.import(june)
    await somebodyWaits(server)
  })
  expect(await second).toMatchObject({ imported: 0, known: 3 })
})

test('a gap between statements is shown', async () => {
  const books = await Books.open(server)
  await books.import(june, { openingBalanceCents: 1000 })
  const next = (openingBalanceCents: number) => camt([aLine({ date: '2026-06-08' })], { openingBalanceCents })
  expect((await preview(books, next(1150))).statements[0]?.gapCents).toBe(0)
  expect((await preview(books, next(1100))).statements[0]?.gapCents).toBe(-50)
})

test('a notice of nothing is no line, and does not make the same file disagree later', async () => {
  const books = await Books.open(server)
  const withNotice = [...june, aLine({ date: '2026-06-01', amountCents: 0, description: 'Nieuwe rente' })]
  expect(await books.import(withNotice)).toMatchObject({ imported: 3, known: 0 })
  expect(await books.import(withNotice)).toMatchObject({ imported: 0, known: 3 })
})

describe('what cannot be read as a statement in euro is refused with a reason in Dutch, and nothing is kept', () => {
  const whole = camt(june)
  test.each<[string, string | Uint8Array]>([
    ['cut off', whole.slice(0, whole.length - 80)],
    ['MT940 cut off', writeMt940(aStatement(june)).slice(0, 220)],
    ['in another encoding than it says', Buffer.from(whole.replace('Haarlem', 'Haarl\u00e9m'), 'latin1')],
    ['with a DOCTYPE', whole.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>')],
    ['with a balance that does not add up', camt(june, { closingBalanceCents: 1 })],
    ['in dollars', camt(june, { currency: 'USD' })],
    ['empty', ''],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['zeros', new Uint8Array(5000)],
  ])('%s', async (_name, file) => {
    const books = await Books.open(server)
    const answer = await sendFile(books, file)
    expect(answer).toMatchObject({ status: 422, body: { code: 90009 } })
    expect((answer.body as { fields: { content: string } }).fields.content).toMatch(/[a-z]{3,}.*\./)
    expect(await books.rows('SELECT FROM bank_imports WHERE administration_id = $1')).toEqual([])
  })
})
