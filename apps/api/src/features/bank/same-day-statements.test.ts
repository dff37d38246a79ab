import { contract } from '@klopt/api-client/contract'
import { writeMt940 } from '@klopt/bank-statements/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, fileBody, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { statementBalances } from './statement-balances.ts'
import { aLine, amounts, aStatement, camt, june, sendFile } from './statements.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await sharedTestServer()
})
afterAll(() => server.stop())

const day = '2026-06-03'
const paid = (amountCents: number, description: string) => aLine({ date: day, amountCents, description })
/** Statements of June up to a day, of the rest of that day, and of what came after that: each opens where one closed. */
const [morning, afternoon, evening] = [
  aStatement(june, { openingBalanceCents: 1000 }),
  aStatement([paid(300, 'drie'), paid(-40, 'vier')], { openingBalanceCents: 1150, statementId: '2' }),
  aStatement([paid(5, 'vijf'), aLine({ date: '2026-06-04', amountCents: 7 })], {
    openingBalanceCents: 1410,
    statementId: '3',
  }),
]

test.each([
  ['CAMT.053', camt(morning.lines, morning), camt(afternoon.lines, afternoon), camt(evening.lines, evening)],
  ['MT940', writeMt940(morning), writeMt940(afternoon), writeMt940(evening)],
])(
  '%s: statements of one day in files of their own come in, with payments that are twins, and each once',
  async (...files) => {
    const [, first, second, third] = files
    const books = await Books.open(server)
    await books.importFile(first)
    const [shown] = (await preview(books, second)).statements
    expect(shown).toMatchObject({ gapCents: 0, conflicts: [], knownLines: [] })
    expect(await books.importFile(second)).toMatchObject({ imported: 2, known: 0 })
    expect(await books.importFile(third)).toMatchObject({ imported: 2, known: 0 })
    expect(await amounts(books)).toEqual([7, 5, -40, 300, 300, -250, 100])
    for (const [file, known] of [
      [first, 3],
      [second, 2],
      [third, 2],
    ] as const) {
      expect((await preview(books, file)).statements[0]).toMatchObject({ newLines: [], conflicts: [] })
      expect(await books.importFile(file)).toMatchObject({ imported: 0, known })
    }
    const [book] = await books.client.call(contract.bank.books, { params: books.params })
    expect(book).toMatchObject({ balanceCents: 1422, missingOpening: { amountCents: 1000 } })
    const [balance] = await books.asApp((db) => statementBalances(db, books.id, '2026-06-30'))
    expect(balance).toMatchObject({ statementCents: 1422 })
  },
)

test.each([
  ['CAMT.053', camt(morning.lines, morning), camt(afternoon.lines, afternoon), camt(evening.lines, evening)],
  ['MT940', writeMt940(morning), writeMt940(afternoon), writeMt940(evening)],
])('%s: the later half of a day may come in first, and what was before it each once', async (...files) => {
  const [, first, second, third] = files
  const books = await Books.open(server)
  await books.importFile(third)
  expect((await preview(books, second)).statements[0]).toMatchObject({ conflicts: [], knownLines: [] })
  expect(await books.importFile(second)).toMatchObject({ imported: 2, known: 0 })
  expect(await books.importFile(first)).toMatchObject({ imported: 3, known: 0 })
  expect((await amounts(books)).toSorted((a, b) => a - b)).toEqual([-250, -40, 5, 7, 100, 300, 300])
  for (const file of [first, second, third, first]) expect(await books.importFile(file)).toMatchObject({ imported: 0 })
  const [book] = await books.client.call(contract.bank.books, { params: books.params })
  expect(book).toMatchObject({ balanceCents: 1422, missingOpening: { amountCents: 1000 } })
  const [balance] = await books.asApp((db) => statementBalances(db, books.id, '2026-06-30'))
  expect(balance).toMatchObject({ statementCents: 1422 })
  const [midst] = await books.asApp((db) => statementBalances(db, books.id, '2026-06-03'))
  expect(midst).toMatchObject({ statementCents: 1415 })
})

test('the balance after the half of a day that came in last is that of the later half', async () => {
  const books = await Books.open(server)
  await books.importFile(camt(afternoon.lines, afternoon))
  await books.importFile(camt(morning.lines, morning))
  const [book] = await books.client.call(contract.bank.books, { params: books.params })
  expect(book).toMatchObject({ balanceCents: 1410 })
  const next = aStatement([aLine({ date: '2026-06-05', amountCents: 90 })], { openingBalanceCents: 1410 })
  expect((await preview(books, camt(next.lines, next))).statements[0]).toMatchObject({ gapCents: 0 })
})

test('what ends where the day that is known opens, and has its amounts, may be that day told anew: it is refused', async () => {
  const books = await Books.open(server)
  const nothing = [paid(50, 'in'), paid(-50, 'uit')]
  await books.importFile(camt(nothing, { openingBalanceCents: 1000 }))
  const other = camt([paid(50, 'in')], { openingBalanceCents: 950 })
  expect(await sendFile(books, other)).toMatchObject({ status: 409, body: { code: 5018 } })
})

test('a day in one file, told before in two, adds nothing', async () => {
  const books = await Books.open(server)
  await books.importFile(camt(morning.lines, morning))
  await books.importFile(camt(afternoon.lines, afternoon))
  const whole = camt([...morning.lines, ...afternoon.lines], { openingBalanceCents: 1000 })
  expect(await books.importFile(whole)).toMatchObject({ imported: 0, known: 5 })
})

test('what was told of a day may have come to nothing: what has none of its amounts goes on, each once', async () => {
  const books = await Books.open(server)
  const at = (lines: readonly [number, string][], statementId: string, openingBalanceCents = 1000) =>
    camt(
      lines.map(([cents, text]) => paid(cents, text)),
      { openingBalanceCents, statementId },
    )
  const files = [
    at(
      [
        [500, 'in'],
        [-500, 'terug'],
      ],
      '1',
    ),
    at([[30, 'dertig']], '3'),
    at([[8, 'acht']], '4', 1030),
  ]
  for (const file of files) expect(await books.importFile(file)).toMatchObject({ known: 0 })
  expect((await amounts(books)).toSorted((a, b) => a - b)).toEqual([-500, 8, 30, 500])
  for (const file of files) expect(await books.importFile(file)).toMatchObject({ imported: 0 })
  const restated = at(
    [
      [500, 'in'],
      [-400, 'terug'],
    ],
    '1',
  )
  expect(await sendFile(books, restated)).toMatchObject({ status: 409, body: { code: 5018 } })
})

test('a statement that its bank restated stays refused, also when its day has more of them', async () => {
  const books = await Books.open(server)
  await books.importFile(camt(morning.lines, morning))
  const restated = { ...morning, lines: [...june.slice(0, 2), paid(310, 'drie')], closingBalanceCents: 1160 }
  expect(await sendFile(books, camt(restated.lines, restated))).toMatchObject({ status: 409, body: { code: 5018 } })
  await books.importFile(camt(afternoon.lines, afternoon))
  const again = { ...afternoon, lines: [paid(-40, 'vier'), paid(301, 'drie')], closingBalanceCents: 1411 }
  const answer = await sendFile(books, camt(again.lines, again))
  expect(answer).toMatchObject({ status: 409, body: { code: 5018, details: { conflicts: [{}, {}] } } })
  expect(await amounts(books)).toHaveLength(5)
})

test('a statement whose day came to nothing may be that of the day told anew: it is refused', async () => {
  const books = await Books.open(server)
  const nothing = [paid(50, 'in'), paid(-50, 'uit')]
  await books.importFile(camt(nothing, { openingBalanceCents: 1000 }))
  const other = camt([paid(60, 'in'), paid(-60, 'uit')], { openingBalanceCents: 1000 })
  expect(await sendFile(books, other)).toMatchObject({ status: 409, body: { code: 5018 } })
})

function preview(books: Books, text: string) {
  return books.client.call(contract.bank.preview, {
    params: books.params,
    query: { name: 'a.xml' },
    body: fileBody(text),
  })
}
