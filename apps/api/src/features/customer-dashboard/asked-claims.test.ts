import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { demanded, demandedContact, letters, remind, remindersOf } from '../reminders/reminders.test-support.ts'
import { comeIn, linkIn, type MailedLink } from './customer.test-support.ts'

const { customerDashboard, reminders, smallBusinessScheme } = contract
let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

interface Demanded {
  readonly books: Books
  readonly invoices: readonly { readonly id: number; readonly number: string }[]
  readonly visitor: TestClient
  readonly link: MailedLink
  readonly letterId: number
  readonly text: string
}

/** Somebody who opens the page from a demand of some invoices, each of 1,028.50. */
async function demandOf(count: number): Promise<Demanded> {
  const books = await Books.openOn(server, '2026-03-01')
  const contactId = await demandedContact(books)
  const invoices = []
  for (let index = 0; index < count; index += 1) invoices.push(await books.invoice({ ...demanded, contactId }))
  await books.on('2026-03-25')
  const [first] = invoices
  const { body } = await remind(books, must(first, 'an invoice').id)
  const [mail] = await letters(books)
  const { text } = must(mail, 'the demand')
  const link = linkIn(text)
  const { letterId } = body as { letterId: number }
  return { books, invoices, visitor: await comeIn(books, link), link, letterId, text }
}

const page = ({ visitor, link }: Demanded) => visitor.call(customerDashboard.get, { params: link })

const payment = ({ visitor, link, invoices }: Demanded) =>
  visitor.call(customerDashboard.payments, { params: link, body: { invoiceIds: invoices.map(({ id }) => id) } })

const waive = ({ books, letterId }: Demanded, kind: 'costs' | 'interest') =>
  books.client.call(reminders.waive, { params: { ...books.params, letterId }, body: { kind } })

test('the page, the payment by bank and its code ask what the demand asks; of the invoice itself no more is open', async () => {
  const of = await demandOf(1)
  expect(of.text).toContain('Te betalen: € 1.185,64')
  expect(await page(of)).toMatchObject({ openCents: 118_564, invoices: [{ openCents: 102_850, claimsCents: 15_714 }] })
  const asked = await payment(of)
  expect(asked.amountCents).toBe(118_564)
  expect(asked.epcPayload).toContain('EUR1185.64')
  const invoiceId = must(of.invoices[0], 'the invoice').id
  const shown = await of.visitor.call(customerDashboard.invoice, { params: { ...of.link, invoiceId } })
  expect(shown).toMatchObject({ openCents: 102_850, payment: { amountCents: 118_564 } })
})

test('what is waived is asked nowhere', async () => {
  const of = await demandOf(1)
  await waive(of, 'costs')
  expect(await page(of)).toMatchObject({ openCents: 103_136, invoices: [{ claimsCents: 286 }] })
  await waive(of, 'interest')
  expect((await payment(of)).amountCents).toBe(102_850)
})

test('paid whole by bank, costs and interest are no turnover and asked no more, and asked again when that is undone', async () => {
  const of = await demandOf(2)
  const { books, invoices } = of
  const [first] = invoices
  const before = await books.vatReturn('2026-Q2')
  // The costs of both, 308.56, and 5.72 of interest go with the one that is open longest.
  expect((await payment(of)).amountCents).toBe(205_700 + 30_856 + 572)
  const { id: openItemId } = await books.openItem(must(first, 'an invoice').number)
  const line = await books.line(102_850 + 31_428, { description: must(first, 'an invoice').number })
  const { suggestions } = await books.client.call(contract.bank.transaction, {
    params: { ...books.params, transactionId: line.id },
  })
  expect(suggestions[0]).toMatchObject({
    items: [{ id: openItemId }],
    differenceCents: 31_428,
    differenceKind: 'claims',
  })
  const processed = await books.process(line, {
    items: [{ openItemId, amountCents: 102_850 }],
    bookings: [
      {
        accountId: await books.account('WFbeRlmObr'),
        amountCents: 31_428,
        vatCode: null,
        description: '',
        contactId: null,
      },
    ],
  })
  expect((await payment({ ...of, invoices: invoices.slice(1) })).amountCents).toBe(102_850)
  expect(await page(of)).toMatchObject({ openCents: 102_850 })
  expect(await books.vatReturn('2026-Q2')).toEqual(before)
  const { turnover } = await books.client.call(smallBusinessScheme.get, { params: books.params })
  expect(turnover).toMatchObject([{ year: 2026, cents: 170_000 }])
  await books.undo({ ...line, ...processed })
  expect((await payment(of)).amountCents).toBe(205_700 + 31_428)
})

test('an invoice that was paid without them leaves them to the other one of the letter; given up, nothing is asked', async () => {
  const of = await demandOf(2)
  const { books, invoices } = of
  const [first, second] = invoices.map(({ number }) => number)
  const { id: openItemId } = await books.openItem(must(first, 'the first'))
  await books.process(await books.line(102_850), { items: [{ openItemId, amountCents: 102_850 }] })
  const [shown] = (await page(of)).invoices.filter(({ number }) => number === second)
  expect(shown).toMatchObject({ openCents: 102_850, claimsCents: 31_428 })
  const invoiceId = must(invoices[1], 'the second').id
  await books.client.call(contract.badDebts.writeOff, {
    params: { ...books.params, invoiceId },
    body: { establishedOn: '2026-03-25' },
  })
  expect(await page(of)).toMatchObject({ openCents: 0 })
  expect((await remindersOf(books, invoiceId)).letters[0]?.claims).toHaveLength(2)
})

test('whoever pays the invoice alone leaves the rest, which the owner is told, and a later line of it is recognised and paid with', async () => {
  const of = await demandOf(1)
  const { books, invoices } = of
  const { id: invoiceId, number } = must(invoices[0], 'the invoice')
  const claims = async () => must((await remindersOf(books, invoiceId)).letters[0], 'the demand').claims
  expect(await claims()).toMatchObject([{ left: false }, { left: false }])
  const { id: openItemId } = await books.openItem(number)
  const alone = await books.line(102_850, { description: number })
  await books.process(alone, { items: [{ openItemId, amountCents: 102_850 }] })
  expect(await claims()).toMatchObject([
    { kind: 'costs', amountCents: 15_428, left: true },
    { kind: 'interest', amountCents: 286, left: true },
  ])
  // Somebody else owes more, and pays from the same account.
  await books.invoice({ ...demanded })
  const rest = await books.line(15_714, { description: `${number} kosten` })
  const params = { ...books.params, transactionId: rest.id }
  const { suggestions } = await books.client.call(contract.bank.transaction, { params })
  const best = must(suggestions[0], 'a suggestion')
  expect(best).toMatchObject({
    kind: 'account',
    certainty: 'certain',
    label: 'Incassokosten en rente',
    bookings: [{ accountId: await books.account('WFbeRlmObr'), amountCents: 15_714, vatCode: null }],
  })
  const bookings = best.bookings.map((booking) => ({ ...booking, description: '' }))
  const processed = await books.process(rest, { items: [], bookings })
  expect(await claims()).toMatchObject([
    { left: false, paid: true },
    { left: false, paid: true },
  ])
  await books.undo({ ...rest, ...processed })
  expect(await claims()).toMatchObject([
    { left: true, paid: false },
    { left: true, paid: false },
  ])
  await waive(of, 'costs')
  expect(await claims()).toMatchObject([{ left: false }, { left: true }])
})

test('what the page asks for several invoices with their claims is suggested as one, and pays all', async () => {
  const of = await demandOf(2)
  const { books, invoices } = of
  const asked = await payment(of)
  const line = await books.line(asked.amountCents, { description: asked.reference })
  const params = { ...books.params, transactionId: line.id }
  const { suggestions } = await books.client.call(contract.bank.transaction, { params })
  const best = must(suggestions[0], 'a suggestion')
  const open = await Promise.all(invoices.map(({ number }) => books.openItem(number)))
  expect(best).toMatchObject({
    kind: 'combination',
    certainty: 'likely',
    differenceCents: 31_428,
    differenceKind: 'claims',
  })
  expect(best.items.map(({ id }) => id).toSorted()).toEqual(open.map(({ id }) => id).toSorted())
  const income = { accountId: await books.account('WFbeRlmObr'), vatCode: null, description: '', contactId: null }
  await books.process(line, {
    items: best.items.map(({ id, settleCents }) => ({ openItemId: id, amountCents: settleCents })),
    bookings: [{ ...income, amountCents: best.differenceCents }],
  })
  expect(await page(of)).toMatchObject({ openCents: 0 })
  const { letters: sent } = await remindersOf(books, must(invoices[0], 'an invoice').id)
  expect(sent[0]?.claims).toMatchObject([{ paid: true }, { paid: true }])
})

test('an invoice of a demand that is credited takes its costs and interest along', async () => {
  const of = await demandOf(2)
  const { books, invoices } = of
  const [first, second] = invoices
  expect((await payment(of)).amountCents).toBe(205_700 + 31_428)
  await books.on('2026-03-26')
  await books.finalise(await books.credit(must(second, 'the second').id))
  // 15% of 1,028.50 and its own interest: as if it was demanded alone.
  expect(await page(of)).toMatchObject({ openCents: 102_850 + 15_428 + 286 })
  const { letters: sent } = await remindersOf(books, must(first, 'the first').id)
  expect(sent[0]?.claims).toMatchObject([
    { kind: 'costs', amountCents: 30_856, creditedCents: 15_428 },
    { kind: 'interest', amountCents: 572, creditedCents: 286 },
  ])
  await waive(of, 'costs')
  expect(await page(of)).toMatchObject({ openCents: 102_850 + 286 })
  await books.finalise(await books.credit(must(first, 'the first').id))
  expect(await page(of)).toMatchObject({ openCents: 0 })
})

test('what customers left stands on the dashboard of who can ask for it, until it is paid, waived or undone', async () => {
  const of = await demandOf(2)
  const { books, invoices } = of
  const told = async () => {
    const { todo } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
    return todo.filter(({ kind }) => kind === 'left_claims')
  }
  expect(await told()).toEqual([])
  const alone = await books.line(205_700)
  const ids = await Promise.all(invoices.map(async ({ number }) => (await books.openItem(number)).id))
  const items = ids.map((openItemId) => ({ openItemId, amountCents: 102_850 }))
  const processed = await books.process(alone, { items })
  const [first, second] = invoices
  const about = `van facturen ${first?.number} en ${second?.number}; vraag er nog om of scheld het kwijt`
  expect(await told()).toMatchObject([
    {
      title: 'Van Gemeente Haarlem kreeg je €\u00a0314,28 aan kosten en rente niet',
      detail: about,
      href: expect.stringMatching(new RegExp(`/invoices/${must(first, 'the first').id}$`)),
    },
  ])
  await waive(of, 'costs')
  expect(await told()).toMatchObject([
    { title: 'Van Gemeente Haarlem kreeg je €\u00a05,72 aan rente niet', detail: about },
  ])
  await books.undo({ ...alone, ...processed })
  expect(await told()).toEqual([])
})

test('what is given up leaves nothing', async () => {
  const { books, invoices } = await demandOf(1)
  const { id: invoiceId } = must(invoices[0], 'the invoice')
  const params = { ...books.params, invoiceId }
  await books.client.call(contract.badDebts.writeOff, { params, body: { establishedOn: '2026-03-25' } })
  expect((await remindersOf(books, invoiceId)).letters[0]?.claims).toMatchObject([{ left: false }, { left: false }])
})
