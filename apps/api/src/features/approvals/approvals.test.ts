import { contract, type ApprovalKind } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type CallError, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { reckonClientsJob } from '../worklist/reckon-job.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { approvals, vat, worklist } = contract

/** A client with a sale of 1,000 and 210 of VAT in the first quarter, which is over, and the bookkeeper of its firm. */
async function open(day = '2026-04-10') {
  server.clock.set(`${day}T10:00:00Z`)
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId, companyName: 'Aannemer A' })
  await sale(books, '2026-02-05')
  const keeper = await server.world.as(await server.world.user({ firmId }))
  return { firmId, books, keeper }
}
const sale = (books: Books, invoiceDate: string) =>
  books.invoice({ invoiceDate, lines: [anInvoiceLine({ quantity: '1', unitPrice: '1000' })] })
const ask = (client: TestClient, books: Books, kind: ApprovalKind = 'vat_return', period = '2026-Q1') =>
  client.call(approvals.ask, { params: books.params, body: { kind, period, note: 'Graag voor vrijdag' } })
const codeOf = (made: Promise<unknown>) =>
  made.then(
    () => 200,
    (error: CallError) => error.error.code,
  )
const list = (books: Books) => books.client.call(approvals.list, { params: books.params, query: {} })
const first = async (books: Books) => must((await list(books)).items[0], 'an approval')
const approve = (client: TestClient, books: Books, approvalId: number) =>
  client.call(approvals.approve, { params: { ...books.params, approvalId } })
const file = (client: TestClient, books: Books, payableEuros: number, approvalReason?: string) =>
  client.call(vat.file, {
    params: books.params,
    body: { period: '2026-Q1', payableEuros, ...(approvalReason !== undefined && { approvalReason }) },
  })
async function stateOf({ firmId, books, keeper }: Awaited<ReturnType<typeof open>>) {
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(reckonClientsJob, {}))
  await server.jobs.drain()
  const { items } = await keeper.call(worklist.list, { params: { firmId }, query: {} })
  const { state, approval } = must(
    items.find(({ id }) => id === books.id),
    'the row of the client',
  )
  return [state, approval]
}

test('a return goes to the client with its figures in plain words, is agreed on, and then filed', async () => {
  const desk = await open()
  const { books, keeper } = desk
  expect(await stateOf(desk)).toEqual(['due', null])
  const { id } = await ask(keeper, books)
  expect(await stateOf(desk)).toEqual(['waiting', 'asked'])
  expect(await first(books)).toMatchObject({
    id,
    label: 'Btw-aangifte 1e kwartaal 2026',
    state: 'asked',
    note: 'Graag voor vrijdag',
    figures: [
      { label: 'Omzet zonder btw', cents: 100_000 },
      { label: 'Btw die je moet betalen', cents: 21_000 },
      { label: 'Btw die je terugkrijgt', cents: 0 },
      { label: 'Je betaalt', cents: 21_000 },
    ],
  })
  expect(await codeOf(file(keeper, books, 210))).toBe(90192)
  expect(await codeOf(file(books.client, books, 210))).toBe(90192)
  await approve(books.client, books, id)
  expect(await stateOf(desk)).toEqual(['approved', 'approved'])
  await file(keeper, books, 210)
  expect(await first(books)).toMatchObject({ state: 'approved', usedAt: expect.any(Number) })
  expect(await stateOf(desk)).toEqual(['filed', null])
})

test('a mail leads the client to it, with no figure in it, and it stands on the dashboard', async () => {
  const { books, keeper } = await open()
  await ask(keeper, books)
  const names = (await mailNames(books)).filter((name) => name.startsWith('approval-'))
  const mails = await Promise.all(names.map((name) => readMail(books, name)))
  const mail = must(
    mails.find(({ text }) => text?.includes(`/v2/administrations/${books.id}/approvals`)),
    'the mail',
  )
  expect(mail.subject).toBe('Je boekhouder vraagt je akkoord: Btw-aangifte 1e kwartaal 2026')
  expect(mail.text).not.toMatch(/210|1\.000/)
  expect(mail.from?.name).toBe('Kantoor De Balans')
  expect(mail.text).toContain('Groet,\nKantoor De Balans')
  const { todo } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
  expect(todo.filter(({ kind }) => kind === 'approval')).toMatchObject([
    { title: 'Geef akkoord: Btw-aangifte 1e kwartaal 2026' },
  ])
})

test('what changed after it was agreed on waits again, and cannot be agreed on as it was sent', async () => {
  const { books, keeper } = await open()
  const { id } = await ask(keeper, books)
  await approve(books.client, books, id)
  await sale(books, '2026-03-05')
  expect(await codeOf(file(keeper, books, 420))).toBe(90192)
  await keeper.call(approvals.withdraw, { params: { ...books.params, approvalId: id } })
  const again = await ask(keeper, books)
  await sale(books, '2026-03-06')
  expect(await codeOf(approve(books.client, books, again.id))).toBe(90195)
})

test('a deadline does not wait: it is filed without, by a reason that is kept', async () => {
  const { books, keeper } = await open()
  await ask(keeper, books)
  expect(await codeOf(file(keeper, books, 210, '  '))).toBe(90192)
  await file(keeper, books, 210, 'De uiterste dag is morgen')
  expect(await first(books)).toMatchObject({ state: 'overruled', overruledReason: 'De uiterste dag is morgen' })
})

test('where the firm always wants it nothing is filed that was never asked', async () => {
  const { books, keeper } = await open()
  await keeper.call(approvals.saveSettings, { params: books.params, body: { isRequired: true } })
  expect(await codeOf(file(keeper, books, 210))).toBe(90192)
  await file(keeper, books, 210, 'Telefonisch akkoord')
  expect(await list(books)).toMatchObject({
    isRequired: true,
    items: [{ state: 'overruled', usedAt: expect.any(Number) }],
  })
})

test('the client asks first, agrees later, and may take that back until it is filed', async () => {
  const { books, keeper } = await open()
  const { id } = await ask(keeper, books)
  const params = { ...books.params, approvalId: id }
  await books.client.call(approvals.decline, { params, body: { text: 'Klopt de omzet wel?' } })
  expect(await first(books)).toMatchObject({ state: 'declined', answer: 'Klopt de omzet wel?' })
  expect(await codeOf(file(keeper, books, 210))).toBe(90192)
  await approve(books.client, books, id)
  await books.client.call(approvals.decline, { params, body: { text: 'Toch niet' } })
  expect(await codeOf(file(keeper, books, 210))).toBe(90192)
  await approve(books.client, books, id)
  await file(keeper, books, 210)
  expect(await codeOf(books.client.call(approvals.decline, { params, body: { text: 'Te laat' } }))).toBe(90194)
  expect(await codeOf(keeper.call(approvals.withdraw, { params }))).toBe(90194)
  await expect(
    books.rows(`UPDATE approvals SET state = 'declined', answer = 'x' WHERE administration_id = $1`),
  ).rejects.toMatchObject({ code: 'KL004' })
})

test('what was filed with an approval stays agreed on: neither side takes it back afterwards', async () => {
  const { books, keeper } = await open()
  const { id } = await ask(keeper, books)
  await approve(books.client, books, id)
  await file(keeper, books, 210)
  const params = { ...books.params, approvalId: id }
  expect(await codeOf(keeper.call(approvals.withdraw, { params }))).toBe(90194)
  expect(await codeOf(books.client.call(approvals.decline, { params, body: { text: 'Toch niet' } }))).toBe(90194)
  expect(await first(books)).toMatchObject({ state: 'approved', usedAt: expect.any(Number) })
})

test('the firm asks and never agrees; the client agrees and never asks; strangers see nothing', async () => {
  const { books, keeper } = await open()
  const other = await open()
  expect(await codeOf(ask(books.client, books))).toBe(90561)
  const { id } = await ask(keeper, books)
  expect(await codeOf(approve(keeper, books, id))).toBe(90193)
  const taken = books.client.call(approvals.withdraw, { params: { ...books.params, approvalId: id } })
  expect(await codeOf(taken)).toBe(90561)
  expect(await codeOf(ask(keeper, books))).toBe(90196)
  expect(await codeOf(approve(other.books.client, other.books, id))).toBe(90005)
  expect(
    await codeOf(keeper.call(approvals.saveSettings, { params: other.books.params, body: { isRequired: true } })),
  ).not.toBe(200)
})

test('a period that runs, was filed or is not there cannot be sent', async () => {
  const { books, keeper } = await open()
  expect(await codeOf(ask(keeper, books, 'vat_return', '2026-Q2'))).toBe(90001)
  expect(await codeOf(ask(keeper, books, 'vat_return', '1999-Q1'))).toBe(90001)
  expect(await codeOf(ask(keeper, books, 'year', '2026-Q1'))).toBe(90001)
  await file(keeper, books, 210)
  expect(await codeOf(ask(keeper, books))).not.toBe(200)
})

test('an intra-community list waits in the same way', async () => {
  const desk = await open('2026-04-10')
  const { books } = desk
  const contactId = await books.contact({ country: 'BE', vatNumber: 'BE0403019261' })
  await books.invoice({
    contactId,
    invoiceDate: '2026-03-10',
    lines: [anInvoiceLine({ quantity: '1', unitPrice: '500', vatCode: 'sale_eu_services' })],
  })
  const icp = await ask(desk.keeper, books, 'icp', '2026-Q1')
  expect((await first(books)).figures.at(-1)).toEqual({ label: 'Samen', cents: 50_000 })
  const fileIcp = () =>
    desk.keeper.call(contract.icp.file, { params: books.params, body: { period: '2026-Q1', totalEuros: 500 } })
  expect(await codeOf(fileIcp())).toBe(90192)
  await approve(books.client, books, icp.id)
  await fileIcp()
})

test('a year is sent with its result, and closed once it was agreed on', async () => {
  server.clock.set('2025-11-01T10:00:00Z')
  const firmId = await server.world.firm()
  const books = await Books.open(server, { firmId })
  await sale(books, '2025-11-01')
  server.clock.set('2026-04-10T10:00:00Z')
  await books.on('2026-04-10')
  await books.file('2025-Q4')
  const keeper = await server.world.as(await server.world.user({ firmId }))
  const { id } = await ask(keeper, books, 'year', '2025')
  expect(await first(books)).toMatchObject({
    label: 'Boekjaar 2025',
    figures: [
      { label: 'Vermogen aan het begin', cents: 0 },
      { label: 'Winst', cents: 100_000 },
      { label: 'Vermogen aan het eind', cents: 100_000 },
    ],
  })
  const close = (body = {}) =>
    keeper.call(contract.fiscalYears.close, { params: { ...books.params, year: 2025 }, body })
  expect(await codeOf(close())).toBe(90192)
  await approve(books.client, books, id)
  await close()
  expect(await first(books)).toMatchObject({ state: 'approved', usedAt: expect.any(Number) })
})

test('of twenty who answer and file at once what was filed was agreed on', async () => {
  const { books, keeper } = await open()
  const { id } = await ask(keeper, books)
  const params = { ...books.params, approvalId: id }
  const made = await Promise.all(
    Array.from({ length: 20 }, (_value, index) => {
      if (index % 4 === 0) return codeOf(file(keeper, books, 210))
      if (index % 4 === 1) return codeOf(books.client.call(approvals.decline, { params, body: { text: 'Wacht' } }))
      return codeOf(approve(books.client, books, id))
    }),
  )
  const filed = made.some((code, index) => index % 4 === 0 && code === 200)
  const { state, usedAt } = await first(books)
  expect(usedAt !== null).toBe(filed)
  if (filed) expect(state).toBe('approved')
})
