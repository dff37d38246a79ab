import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type CallError, type KloptTestServer } from '../../testing/index.ts'
import { enterLine, openBook } from '../bank/cash.test-support.ts'
import { Purchases } from '../purchases/purchases.test-support.ts'
import { answer, ask, list, open } from './questions.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { questions, worklist } = contract

const codeOf = (made: Promise<unknown>) =>
  made.then(
    () => 200,
    (error: CallError) => error.error.code,
  )
const counts = async ({ firmId, books, keeper }: Awaited<ReturnType<typeof open>>) => {
  const { items } = await keeper.call(worklist.list, { params: { firmId }, query: {} })
  const row = must(
    items.find(({ id }) => id === books.id),
    'the row of the client',
  )
  return [row.openQuestions, row.answeredQuestions]
}

test('a question goes to the client, its answer back to the worklist, and then it is put away', async () => {
  const desk = await open(server)
  const { books, keeper, firmId } = desk
  const line = await books.line(-4_500, { date: '2026-05-12', counterpartyName: 'Bol.com' })
  const { id } = await ask(keeper, books, { subject: { kind: 'bank_line', id: line.id }, dueOn: '2026-05-31' })
  expect(await counts(desk)).toEqual([1, 0])
  const [asked] = await list(books.client, books, { state: 'open' })
  expect(asked).toMatchObject({
    id,
    state: 'open',
    subject: { kind: 'bank_line', id: line.id, label: 'Bol.com, 12 mei 2026, €\u00a0−45,00' },
    askedBy: 'Bo Balans',
    dueOn: '2026-05-31',
    messages: [{ kind: 'question', text: 'Waar is deze voor?', authorName: 'Bo Balans' }],
  })
  const accountId = await books.account('WBedKanTef')
  await answer(books, id, { text: 'De telefoon', accountId })
  expect(await counts(desk)).toEqual([0, 1])
  const [answered] = await list(keeper, books, { subjectKind: 'bank_line', subjectId: String(line.id) })
  expect(answered).toMatchObject({ state: 'answered', messages: [{}, { kind: 'answer', account: { id: accountId } }] })
  const clients = async (state: 'open' | 'answered') =>
    (await keeper.call(worklist.list, { params: { firmId }, query: { questions: state } })).items.length
  expect([await clients('open'), await clients('answered')]).toEqual([0, 1])
  await keeper.call(questions.close, { params: { ...books.params, questionId: id } })
  expect(await counts(desk)).toEqual([0, 0])
  expect(await codeOf(answer(books, id, { text: 'Toch iets anders' }))).toBe(90191)
  await keeper.call(questions.askAgain, { params: { ...books.params, questionId: id }, body: { text: 'Zeker weten?' } })
  expect(await counts(desk)).toEqual([1, 0])
})

test('nothing is booked by an answer: the line waits as it did', async () => {
  const { books, keeper } = await open(server)
  const line = await books.line(-4_500)
  const { id } = await ask(keeper, books, { subject: { kind: 'bank_line', id: line.id } })
  const entries = () => books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')
  const before = await entries()
  await answer(books, id, { accountId: await books.account('WBedKanTef') })
  expect(await entries()).toEqual(before)
  expect((await books.waiting()).map((waiting) => waiting.id)).toContain(line.id)
})

test('each thing of the books is named as it was, and a document answers', async () => {
  const { books, keeper } = await open(server)
  const purchases = new Purchases(books)
  const document = await purchases.document()
  const draft = await purchases.draft({ number: 'L-7', invoiceDate: '2026-05-03' })
  const invoice = await books.invoice({ invoiceDate: '2026-05-04' })
  const entry = must(
    (await books.rows<{ id: number }>('SELECT id FROM journal_entries WHERE administration_id = $1'))[0],
    'an entry',
  )
  for (const subject of [
    { kind: 'document', id: document.id },
    { kind: 'purchase', id: draft.id },
    { kind: 'invoice', id: invoice.id },
    { kind: 'entry', id: entry.id },
    { kind: 'period', key: '2026-Q1' },
  ] as const)
    await ask(keeper, books, { subject })
  const asked = await list(books.client, books)
  expect(asked.map(({ subject }) => subject.label)).toEqual([
    expect.stringMatching(/^Document .+\.\w+$/),
    'Inkoopfactuur L-7, 3 mei 2026',
    `Factuur ${invoice.number} aan Gemeente Haarlem, 4 mei 2026`,
    expect.stringContaining('4 mei 2026'),
    'Btw 1e kwartaal 2026',
  ])
  const last = must(asked.at(-1), 'the last question')
  expect(last.subject).toMatchObject({ id: null, periodKey: '2026-Q1' })
  await answer(books, last.id, { documentId: document.id })
  const [, reply] = must((await list(keeper, books, { state: 'answered' }))[0], 'the question').messages
  expect(reply).toMatchObject({ text: '', document: { id: document.id } })
})

test('a question on a line by hand stays when the line is taken away', async () => {
  const { books, keeper } = await open(server)
  const cash = await openBook(books, 'CASH', 'Kas')
  const { id, version } = await enterLine(books, cash, '2026-05-12', 4_500, { counterparty: 'Markt' })
  await ask(keeper, books, { subject: { kind: 'bank_line', id } })
  await books.client.call(contract.bank.removeLine, {
    params: { ...books.params, transactionId: id },
    body: { version },
  })
  const [left] = await list(books.client, books)
  expect(left?.subject).toMatchObject({ kind: 'bank_line', id: null, label: expect.stringContaining('Markt') })
})

test('a question on a line that was processed and then undone is answered as before, and books nothing', async () => {
  const { books, keeper } = await open(server)
  const line = await books.line(-5_000)
  const accountId = await books.account('WBedKanTef')
  const { version } = await books.process(line, {
    bookings: [{ accountId, amountCents: -5_000, vatCode: null, description: '' }],
  })
  const { id } = await ask(keeper, books, { subject: { kind: 'bank_line', id: line.id } })
  await books.undo({ id: line.id, version })
  const entries = await books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')
  expect((await list(books.client, books))[0]?.subject).toMatchObject({ kind: 'bank_line', id: line.id })
  await answer(books, id, { text: 'Kantoorartikelen' })
  expect(await list(keeper, books, { state: 'answered' })).toHaveLength(1)
  expect(await books.rows('SELECT id FROM journal_entries WHERE administration_id = $1')).toEqual(entries)
})

test('only the firm asks and puts away; nobody asks about what is not in these books', async () => {
  const { books, keeper } = await open(server)
  const other = await open(server)
  expect(await codeOf(ask(books.client, books))).toBe(90190)
  const { id } = await ask(keeper, books)
  expect(await codeOf(books.client.call(questions.close, { params: { ...books.params, questionId: id } }))).toBe(90190)
  const line = await other.books.line(-100)
  expect(await codeOf(ask(keeper, books, { subject: { kind: 'bank_line', id: line.id } }))).toBe(90005)
  expect(await codeOf(ask(other.keeper, books))).not.toBe(200)
  expect(await codeOf(answer(other.books, id, { text: 'x' }))).toBe(90005)
})

test('an answer says something: a text, an account of these books or a document', async () => {
  const { books, keeper } = await open(server)
  const other = await open(server)
  const { id } = await ask(keeper, books)
  for (const body of [
    {},
    { text: '  ' },
    { accountId: 999_999 },
    { accountId: await other.books.account('WBedKanTef') },
  ])
    expect(await codeOf(answer(books, id, body))).toBe(90001)
  expect(await codeOf(answer(books, id, { documentId: 999_999 }))).toBe(90005)
  expect(await codeOf(ask(keeper, books, { dueOn: '2026-05-19' }))).toBe(90001)
})

test('of twenty answers and closings at once none is lost and the last one stands', async () => {
  const { books, keeper } = await open(server)
  const { id } = await ask(keeper, books)
  const params = { ...books.params, questionId: id }
  const made = await Promise.all(
    Array.from({ length: 20 }, (_value, index) =>
      codeOf(
        index === 10 ? keeper.call(questions.close, { params }) : answer(books, id, { text: `Antwoord ${index}` }),
      ),
    ),
  )
  expect(new Set(made)).toEqual(new Set(made.includes(90191) ? [200, 90191] : [200]))
  const [asked] = await list(keeper, books)
  expect(asked?.messages.length).toBe(1 + made.filter((code, index) => code === 200 && index !== 10).length)
})

test('what is open stands on the dashboard: as asked for the client, as waited for to the bookkeeper', async () => {
  const { books, keeper } = await open(server)
  const todo = async (reader = books.client) =>
    (await reader.call(contract.dashboard.get, { params: books.params, query: {} })).todo.filter(
      ({ kind }) => kind === 'questions',
    )
  expect(await todo()).toEqual([])
  await ask(keeper, books)
  expect(await todo()).toMatchObject([
    { title: 'Je boekhouder heeft een vraag', href: `/v2/administrations/${books.id}/questions` },
  ])
  expect(await todo(keeper)).toMatchObject([{ title: '1 vraag wacht op de klant', detail: 'nog niet beantwoord' }])
})
