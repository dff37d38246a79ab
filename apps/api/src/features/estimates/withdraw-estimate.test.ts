import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type RawAnswer } from '../../testing/index.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, linkIn, mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'

const { customerDashboard, customerEstimates, estimates } = contract

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-11-14')
})

const codeOf = ({ body }: RawAnswer) => (body as { code?: number } | null)?.code
const receipt = { emailAddress: 'noor@jansen.example' }

/** An estimate of 500.00 without VAT that its customer accepted on Saturday 14 November 2026, with them before it. */
async function accepted(kind: 'person' | 'company' = 'person', language: 'nl' | 'de' = 'nl') {
  const contactId = await books.contact({ kind, name: 'Noor Jansen', language })
  const lines = [anInvoiceLine({ description: 'Portret', unitPrice: '500' })]
  const { id: estimateId, version } = await books.client.call(estimates.create, {
    params: books.params,
    body: {
      contactId,
      estimateDate: '2026-11-14',
      validUntil: '2026-12-12',
      reference: '',
      note: '',
      pricesIncludeVat: false,
      discountPercent: '0',
      lines,
    },
  })
  const own = { ...books.params, estimateId }
  const before = new Set(await mailNames(books))
  await books.client.call(estimates.send, {
    params: own,
    body: { version, recipient: 'noor@jansen.example', subject: 'Offerte', body: aLetter() },
  })
  const mail = must(
    (await mailNames(books)).find((name) => !before.has(name)),
    'the mail',
  )
  const link = linkIn((await readMail(books, mail)).text)
  const visitor = await comeIn(books, link)
  const params = { token: link.token, estimateId }
  const shown = async () => must((await visitor.call(customerDashboard.get, { params: link })).estimates[0], 'one')
  const body = { name: 'Noor Jansen', version: (await shown()).version }
  const beforeAnswer = new Set(await mailNames(books))
  expect((await visitor.send(customerEstimates.accept, { params, body })).status).toBe(200)
  const withdraw = (address = receipt) => visitor.send(customerEstimates.withdraw, { params, body: address })
  const confirmations = (await mailNames(books)).filter((name) => !beforeAnswer.has(name))
  return { own, shown, withdraw, confirmations }
}

test('a consumer is mailed what they accepted, with its PDF and until when they can go back on it', async () => {
  const { confirmations } = await accepted()
  expect(confirmations).toHaveLength(1)
  const mail = await readMail(books, must(confirmations[0], 'the confirmation'))
  expect(mail.to?.map(({ address }) => address)).toEqual(['noor@jansen.example'])
  expect(mail.subject).toContain('Je akkoord op offerte 2026-O-001')
  for (const part of ['met de naam Noor Jansen', '€ 605,00', 'tot en met 30 november 2026', 'Bekijk de offerte:'])
    expect(mail.text?.replaceAll('\u00a0', ' ')).toContain(part)
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([expect.stringContaining('2026-O-001')])
  expect(linkIn(mail.text)).toHaveProperty('key')
})

test('a German one in German, and a company is not mailed', async () => {
  const german = await accepted('person', 'de')
  const mail = await readMail(books, must(german.confirmations[0], 'the confirmation'))
  expect(mail.text).toContain('bis 30. November 2026 ohne Angabe von Gründen widerrufen')
  expect((await accepted('company')).confirmations).toEqual([])
})

test('a consumer goes back on what they accepted, once, gets a receipt, and nothing more is invoiced of it', async () => {
  const { own, shown, withdraw } = await accepted()
  // Fourteen days are over on Saturday 28 November: until the Monday after it.
  expect(await shown()).toMatchObject({ status: 'accepted', withdrawableUntil: '2026-11-30', withdrawnAt: null })
  const before = new Set(await mailNames(books))
  const answers = await Promise.all([withdraw(), withdraw()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.map(codeOf)).toContain(90371)
  expect(await shown()).toMatchObject({ status: 'withdrawn', withdrawableUntil: null })
  const after = (await mailNames(books)).filter((name) => !before.has(name))
  expect(after).toHaveLength(1)
  const mail = await readMail(books, must(after[0], 'the receipt'))
  expect(mail.to?.map(({ address }) => address)).toEqual(['noor@jansen.example'])
  for (const part of ['Ik, Noor Jansen, herroep', '2026-O-001', '14 november 2026']) expect(mail.text).toContain(part)
  expect(await books.client.call(estimates.get, { params: own })).toMatchObject({
    status: 'withdrawn',
    withdrawn: receipt,
    accepted: { name: 'Noor Jansen' },
  })
  for (const [call, body] of [
    [estimates.toInvoice, { percent: null }],
    [estimates.deposit, { percent: '30' }],
  ] as const)
    expect(codeOf(await books.client.send(call, { params: own, body }))).toBe(90371)
})

test('the owner finds it among what there is to do, and in the list', async () => {
  const { own, withdraw } = await accepted()
  await books.client.call(estimates.toInvoice, { params: own, body: { percent: null } })
  await withdraw()
  const { todo } = await books.client.call(contract.dashboard.get, { params: books.params, query: {} })
  expect(todo).toContainEqual(
    expect.objectContaining({
      title: 'Noor Jansen herriep offerte 2026-O-001',
      detail: 'crediteer wat je al factureerde',
    }),
  )
  const list = (status: 'withdrawn' | 'accepted' | 'invoiced') =>
    books.client.call(estimates.list, { params: books.params, query: { status } })
  expect((await list('withdrawn')).items).toMatchObject([{ id: own.estimateId, status: 'withdrawn' }])
  expect([(await list('accepted')).items, (await list('invoiced')).items]).toEqual([[], []])
})

test('a draft of what the customer went back on is not made final any more, nor mailed: 90525', async () => {
  const { own, withdraw } = await accepted()
  const { invoiceId } = await books.client.call(estimates.toInvoice, { params: own, body: { percent: '25' } })
  const advance = await books.client.call(estimates.deposit, { params: own, body: { percent: '30' } })
  await withdraw()
  for (const id of [invoiceId, advance.invoiceId]) {
    const params = { ...books.params, invoiceId: id }
    const { version } = await books.show(id)
    const letter = { recipient: receipt.emailAddress, subject: 'Factuur', body: aLetter() }
    expect(codeOf(await books.client.send(contract.invoices.finalise, { params, body: { version } }))).toBe(90525)
    expect(codeOf(await books.client.send(contract.invoices.send, { params, body: { version, ...letter } }))).toBe(
      90525,
    )
    expect(await books.show(id)).toMatchObject({ number: null })
  }
})

test('the receipt is in the language of the customer', async () => {
  const { withdraw } = await accepted('person', 'de')
  const before = new Set(await mailNames(books))
  await withdraw()
  const name = (await mailNames(books)).find((each) => !before.has(each))
  expect((await readMail(books, must(name, 'the receipt'))).text).toContain(
    'widerrufe den Vertrag zum Angebot 2026-O-001',
  )
})

test('a company cannot, nor a consumer after the last day or with an address that is none', async () => {
  const company = await accepted('company')
  expect((await company.shown()).withdrawableUntil).toBeNull()
  expect(codeOf(await company.withdraw())).toBe(90370)
  const { shown, withdraw } = await accepted()
  const refused = await withdraw({ emailAddress: 'noor' })
  expect([refused.status, codeOf(refused)]).toEqual([422, 33009])
  server.clock.set('2026-12-01T09:00:00Z')
  expect((await shown()).withdrawableUntil).toBeNull()
  expect(codeOf(await withdraw())).toBe(90370)
})
