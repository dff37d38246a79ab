import { contract, type EstimateInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { createTestServer, type KloptTestServer, type RawAnswer, type TestClient } from '../../testing/index.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, linkIn, mailNames, readMail, type MailedLink } from '../customer-dashboard/customer.test-support.ts'

const { estimates, customerEstimates } = contract

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  books = await Books.openOn(server, '2026-11-22')
})

const codeOf = ({ body }: RawAnswer) => (body as { code?: number } | null)?.code
const paramsOf = (estimateId: number) => ({ ...books.params, estimateId })

/** 2,800.00 with 700.00 as a ticked option and 450.00 as one that is not, at 21%: 3,500.00 and 735.00 VAT. */
async function anEstimate(changes: Partial<EstimateInput> = {}): Promise<EstimateInput> {
  return {
    contactId: changes.contactId === undefined ? await books.contact() : changes.contactId,
    estimateDate: '2026-11-22',
    validUntil: '2026-12-12',
    reference: 'Tentoonstelling Licht',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: [
      anInvoiceLine({ description: 'Vormgeving', unitPrice: '2800' }),
      { ...anInvoiceLine({ description: 'Vertaling', unitPrice: '700' }), optional: true, chosen: true },
      { ...anInvoiceLine({ description: 'Plattegrond', unitPrice: '450' }), optional: true, chosen: false },
    ],
    ...changes,
  }
}

const start = async (changes: Partial<EstimateInput> = {}) =>
  books.client.call(estimates.create, { params: books.params, body: await anEstimate(changes) })

const show = (estimateId: number) => books.client.call(estimates.get, { params: paramsOf(estimateId) })

const sendBody = (version: number) => ({
  version,
  recipient: 'klant@klant.example',
  subject: 'Offerte {{offertenummer}}',
  body: aLetter(),
})

/** Mails an estimate, and answers the link of the mail. */
async function send({ id, version }: { id: number; version: number }): Promise<MailedLink & { mail: string }> {
  const before = new Set(await mailNames(books))
  await books.client.call(estimates.send, { params: paramsOf(id), body: sendBody(version) })
  const name = must(
    (await mailNames(books)).find((each) => !before.has(each)),
    'the mail',
  )
  return { ...linkIn((await readMail(books, name)).text), mail: name }
}

/** An estimate with its customer, who has it before them. */
async function sent(changes: Partial<EstimateInput> = {}) {
  const made = await start(changes)
  const link = await send(made)
  const visitor = await comeIn(books, link)
  const [seen] = (await visitor.call(contract.customerDashboard.get, { params: link })).estimates
  return {
    id: made.id,
    link,
    visitor,
    seen: must(seen, 'the estimate'),
    params: { token: link.token, estimateId: made.id },
  }
}

const accept = (visitor: TestClient, params: object, body: object) =>
  visitor.send(customerEstimates.accept, { params: { ...params }, body })

test('an estimate counts what is no option and the options that are ticked', async () => {
  const { id, totals } = await start()
  expect(totals).toMatchObject({ netCents: 350_000, vatCents: 73_500, grossCents: 423_500 })
  expect(await show(id)).toMatchObject({ number: null, status: 'draft', leftCents: 350_000, invoicedCents: 0 })
})

test('sending gives the number of its own series, a mail with the PDF and a link that marks it as seen', async () => {
  const made = await start()
  const link = await send(made)
  expect(await show(made.id)).toMatchObject({ number: '2026-O-001', status: 'sent' })
  const mail = await readMail(books, link.mail)
  expect(mail.subject).toBe('Offerte 2026-O-001')
  const [pdf] = mail.attachments
  const text = (await readPdf(Buffer.from(must(pdf, 'the PDF').content as ArrayBuffer))).pages.join()
  for (const part of ['Offerte', '2026-O-001', 'Geldig tot en met', '12-12-2026', 'Plattegrond'])
    expect(text).toContain(part)
  expect(text).not.toContain('Te betalen')
  const visitor = server.world.visitor()
  const opened = await visitor.send(contract.customerDashboard.open, { params: link, body: { key: link.key } })
  expect(opened.body).toEqual({ invoiceId: null, estimateId: made.id })
  expect((await show(made.id)).status).toBe('viewed')
  expect((await show((await start()).id)).number).toBeNull()
})

test('its mail is shown with the number to come, tried by oneself first, and goes with copies', async () => {
  const made = await start()
  const params = paramsOf(made.id)
  const preview = await books.client.call(estimates.mailPreview, { params })
  expect(preview.subject).toContain('{{offertenummer}}')
  expect(preview.attachments).toEqual([`Offerte ${preview.numberToCome}.pdf`])
  const before = await show(made.id)
  const names = new Set(await mailNames(books))
  const test = { subject: preview.subject, body: preview.body }
  const { recipient } = await books.client.call(estimates.sendTest, { params, body: test })
  const name = (await mailNames(books)).find((each) => !names.has(each))
  const mail = await readMail(books, must(name, 'the test'))
  expect(mail.to).toEqual([{ name: '', address: recipient }])
  expect(mail.subject).toMatch(new RegExp(`^Test: .*${preview.numberToCome}`))
  expect(mail.text).toContain(preview.numberToCome)
  expect(await show(made.id)).toEqual(before)

  const cc = ['baas@klant.example']
  await books.client.call(estimates.send, { params, body: { ...sendBody(made.version), cc } })
  const sentName = (await mailNames(books)).find((each) => !names.has(each) && each !== name)
  const sentMail = await readMail(books, must(sentName, 'the mail'))
  expect(sentMail.subject).toBe(`Offerte ${preview.numberToCome}`)
  expect(sentMail.cc?.map(({ address }) => address)).toEqual(cc)
  expect(await books.client.call(estimates.mailPreview, { params })).toMatchObject({ numberToCome: null })
})

test('what was sent keeps the look it had, and a draft has none yet', async () => {
  await books.settings({ paperLayout: 'spacious', accentColour: '#123456' })
  const made = await start()
  expect((await show(made.id)).frozenLook).toBeNull()
  await send(made)
  await books.settings({ paperLayout: 'compact', accentColour: '#aa0000' })
  expect((await show(made.id)).frozenLook).toMatchObject({ paperLayout: 'spacious', accentColour: '#123456' })
})

test('somebody without an account accepts it with their own options, by name, and its PDF is kept', async () => {
  const { id, visitor, params, seen } = await sent()
  const price = { params, body: { chosen: [2] } }
  expect(await visitor.call(customerEstimates.price, price)).toEqual({
    netCents: 325_000,
    vatCents: 68_250,
    grossCents: 393_250,
  })
  const answer = await accept(visitor, params, { name: 'Anna de Vries', version: seen.version, chosen: [2] })
  expect(answer).toMatchObject({ status: 200, body: { status: 'accepted', grossCents: 393_250 } })
  expect(await show(id)).toMatchObject({
    status: 'accepted',
    totals: { grossCents: 393_250 },
    accepted: { name: 'Anna de Vries', networkAddress: expect.stringContaining('127.0.0.1') as string },
  })
  await server.jobs.drain()
  const [kept] = await books.rows<{ size: number }>(
    'SELECT f.size_bytes AS size FROM estimates e JOIN files f ON f.id = e.pdf_file_id WHERE e.administration_id = $1',
  )
  expect(kept?.size).toBeGreaterThan(1_000)
  // What was accepted is what the database keeps.
  await expect(
    books.asApp((db) => db.updateTable('estimates').set({ gross_cents: 1, net_cents: 1, vat_cents: 0 }).execute()),
  ).rejects.toMatchObject({ code: 'KL004' })
})

test('of two that accept at once one does, and the other is told', async () => {
  const { id, visitor, params, seen } = await sent()
  const answers = await Promise.all(
    ['Anna', 'Bram'].map((name) => accept(visitor, params, { name, version: seen.version })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.map(codeOf)).toContain(90153)
  const winner = answers[0]?.status === 200 ? 'Anna' : 'Bram'
  expect((await show(id)).accepted?.name).toBe(winner)
})

test('what changed meanwhile is not accepted: taken back, or sent anew', async () => {
  const { id, visitor, params, seen } = await sent()
  const now = await show(id)
  const { version } = await books.client.call(estimates.revise, {
    params: paramsOf(id),
    body: { version: now.version },
  })
  expect(codeOf(await accept(visitor, params, { name: 'Anna', version: seen.version }))).toBe(90152)
  const saved = await books.client.call(estimates.save, {
    params: paramsOf(id),
    body: { ...(await anEstimate({ contactId: now.contactId, note: 'Nieuw' })), version },
  })
  await send({ id, version: saved.version })
  expect((await show(id)).number).toBe('2026-O-001')
  expect(codeOf(await accept(visitor, params, { name: 'Anna', version: seen.version }))).toBe(90152)
  const [again] = (await visitor.call(contract.customerDashboard.get, { params })).estimates
  expect((await accept(visitor, params, { name: 'Anna', version: again?.version })).status).toBe(200)
})

test('declining says why, and ends it', async () => {
  const { id, visitor, params, seen } = await sent()
  const answer = await visitor.send(customerEstimates.decline, {
    params,
    body: { version: seen.version, reason: 'Te duur' },
  })
  expect(answer).toMatchObject({ status: 200, body: { status: 'declined' } })
  expect(await show(id)).toMatchObject({ status: 'declined', declined: { reason: 'Te duur' } })
  expect(codeOf(await accept(visitor, params, { name: 'Anna', version: seen.version }))).toBe(90153)
  const { version } = await show(id)
  expect(codeOf(await books.client.send(estimates.revise, { params: paramsOf(id), body: { version } }))).toBe(90153)
})

test('after its last day it is neither accepted nor sent', async () => {
  const { id, visitor, params, seen } = await sent()
  await books.on('2026-12-13')
  expect((await show(id)).status).toBe('expired')
  expect(codeOf(await accept(visitor, params, { name: 'Anna', version: seen.version }))).toBe(90154)
  const { version } = await show(id)
  expect(codeOf(await books.client.send(estimates.send, { params: paramsOf(id), body: sendBody(version) }))).toBe(90154)
})

test("another's estimate is 204002, one that was never sent or is not there 204003", async () => {
  const { visitor, link, seen } = await sent()
  const other = await sent()
  const draft = await start()
  const ask = (estimateId: number) =>
    accept(visitor, { token: link.token, estimateId }, { name: 'Anna', version: seen.version })
  expect(await ask(other.id)).toMatchObject({ status: 403, body: { code: 204002 } })
  for (const id of [draft.id, 999_999]) expect(await ask(id)).toMatchObject({ status: 404, body: { code: 204003 } })
  expect((await show(other.id)).status).toBe('viewed')
})

test('without a name, or with an option that is not there, nothing is accepted that was not offered', async () => {
  const { visitor, params, seen } = await sent()
  expect(codeOf(await accept(visitor, params, { name: '  ', version: seen.version }))).toBe(90001)
  expect(codeOf(await accept(visitor, params, { name: 'Anna', version: seen.version, chosen: [-1] }))).toBe(90001)
  // The first line is no option, and there is no hundredth.
  const answer = await accept(visitor, params, { name: 'Anna', version: seen.version, chosen: [0, 99] })
  expect(answer.body).toMatchObject({ grossCents: 338_800 })
})

describe('an accepted estimate', () => {
  const accepted = async () => {
    const estimate = await sent()
    await accept(estimate.visitor, estimate.params, { name: 'Anna', version: estimate.seen.version })
    return estimate.id
  }
  const toInvoice = (id: number, percent: string | null = null) =>
    books.client.send(estimates.toInvoice, { params: paramsOf(id), body: { percent } })

  test('becomes an invoice in whole, with the lines that were wanted', async () => {
    const id = await accepted()
    const { body } = await toInvoice(id)
    const { invoiceId } = body as { invoiceId: number }
    const invoice = await books.show(invoiceId)
    expect(invoice).toMatchObject({ status: 'draft', totals: { netCents: 350_000, grossCents: 423_500 } })
    expect(invoice.lines.map(({ description }) => description)).toEqual(['Vormgeving', 'Vertaling'])
    expect(await show(id)).toMatchObject({ status: 'invoiced', leftCents: 0, invoices: [{ id: invoiceId }] })
    expect(codeOf(await toInvoice(id))).toBe(90156)
  })

  test('becomes invoices of 30% and of the rest, with what is left shown', async () => {
    const id = await accepted()
    expect((await toInvoice(id, '30')).body).toMatchObject({ leftCents: 245_000 })
    expect(await show(id)).toMatchObject({ status: 'accepted', invoicedCents: 105_000, leftCents: 245_000 })
    const rest = (await toInvoice(id)).body as { invoiceId: number; leftCents: number }
    expect(rest.leftCents).toBe(0)
    expect((await books.show(rest.invoiceId)).totals.netCents).toBe(245_000)
    expect((await show(id)).status).toBe('invoiced')
    const page = await books.client.call(estimates.list, { params: books.params, query: { status: 'invoiced' } })
    expect(page).toMatchObject({
      items: [{ id, status: 'invoiced' }],
      segments: { accepted: { count: 0 }, invoiced: { count: 1 } },
    })
  })

  test('has a part left again when its draft invoice was thrown away', async () => {
    const id = await accepted()
    const made = (await toInvoice(id, '30')).body as { invoiceId: number }
    const { version } = await books.show(made.invoiceId)
    await books.client.call(contract.invoices.delete, {
      params: { ...books.params, invoiceId: made.invoiceId },
      body: { version },
    })
    expect(await show(id)).toMatchObject({ leftCents: 350_000, invoices: [] })
  })

  test('can ask a deposit of a percentage or an amount, which the invoice of all of it takes off', async () => {
    const id = await accepted()
    const ask = (body: { percent: string } | { amountCents: number }) =>
      books.client.send(estimates.deposit, { params: paramsOf(id), body })
    const { invoiceId } = (await ask({ percent: '30' })).body as { invoiceId: number }
    // 30% of 4,235.00.
    const draft = await books.show(invoiceId)
    expect(draft).toMatchObject({ isDeposit: true, totals: { grossCents: 127_050, vatCents: 22_050 } })
    await books.finalise(draft)
    const second = (await ask({ amountCents: 100_000 })).body as { invoiceId: number }
    expect(await show(id)).toMatchObject({
      leftCents: 350_000,
      invoicedCents: 0,
      deposits: [
        { id: invoiceId, grossCents: 127_050 },
        { id: second.invoiceId, number: null, grossCents: 100_000 },
      ],
    })
    for (const wrong of [{ percent: '0' }, { percent: '101' }, { amountCents: 0 }, { amountCents: 423_501 }])
      expect(codeOf(await ask(wrong))).toBe(90001)
    const whole = (await toInvoice(id)).body as { invoiceId: number }
    // What is still a draft is not taken off.
    expect(await books.show(whole.invoiceId)).toMatchObject({
      depositIds: [invoiceId],
      totals: { netCents: 350_000 - 105_000, grossCents: 423_500 - 127_050 },
    })
    expect(codeOf(await ask({ percent: '10' }))).toBe(90156)
  })

  test('is never on invoices twice, also when two are made at once', async () => {
    const id = await accepted()
    const answers = await Promise.all([toInvoice(id), toInvoice(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await toInvoice(id, '0')).status).toBe(409)
  })
})

test('what was not accepted makes no invoice, and a percentage is one', async () => {
  const { id } = await start()
  const toInvoice = (percent: string) =>
    books.client.send(estimates.toInvoice, { params: paramsOf(id), body: { percent } })
  expect(codeOf(await toInvoice('30'))).toBe(90155)
})

test('the list shows those of each state apart, and those of some days', async () => {
  const draft = await start()
  const open = await sent({ estimateDate: '2026-11-10' })
  const declined = await sent({ contactId: await books.contact() })
  await declined.visitor.call(customerEstimates.decline, {
    params: declined.params,
    body: { version: declined.seen.version, reason: 'Te duur' },
  })
  const accepted = await sent({ contactId: await books.contact() })
  await accept(accepted.visitor, accepted.params, { name: 'Anna', version: accepted.seen.version })
  const idsOf = async (query: object) => {
    const page = await books.client.call(estimates.list, { params: books.params, query })
    return page.items.map(({ id }) => id)
  }
  expect(await idsOf({ status: 'draft' })).toEqual([draft.id])
  const { status } = await show(open.id)
  expect(await idsOf({ status })).toEqual([open.id])
  expect(await idsOf({ status: 'declined' })).toEqual([declined.id])
  expect(await idsOf({ status: 'accepted' })).toEqual([accepted.id])
  expect(await idsOf({ status: 'expired' })).toEqual([])
  expect(await idsOf({ to: '2026-11-21' })).toEqual([open.id])
  await books.on('2026-12-13')
  expect(await idsOf({ status: 'expired' })).toEqual([open.id])
  expect(await idsOf({ status })).toEqual([])
})

test('the list goes out as a file, with the state of each', async () => {
  await start()
  const input = { params: books.params, query: { format: 'csv' } } as const
  const { status, body } = await books.client.send(estimates.export, input)
  expect(status).toBe(200)
  expect(String(body)).toContain('Concept')
})

test('a copy is a new draft, valid for as long', async () => {
  const { id } = await sent()
  await books.on('2026-12-20')
  const copy = await books.client.call(estimates.copy, { params: paramsOf(id) })
  expect(await show(copy.id)).toMatchObject({
    number: null,
    status: 'draft',
    estimateDate: '2026-12-20',
    validUntil: '2027-01-09',
  })
})

test('what is wrong is refused in its field', async () => {
  const post = async (changes: object) =>
    books.client.send(estimates.create, { params: books.params, body: { ...(await anEstimate()), ...changes } })
  const elsewhere = await Books.open(server)
  expect((await post({ validUntil: '2026-11-21' })).status).toBe(422)
  expect((await post({ contactId: await elsewhere.contact() })).status).toBe(404)
  expect((await post({ lines: [{ ...anInvoiceLine(), quantity: 'x' }] })).status).toBe(422)
  const { id, version } = await start({ lines: [] })
  expect(codeOf(await books.client.send(estimates.send, { params: paramsOf(id), body: sendBody(version) }))).toBe(90001)
  const late = await sent()
  const { version: seen } = await show(late.id)
  const save = { params: paramsOf(late.id), body: { ...(await anEstimate()), version: seen } }
  expect((await books.client.send(estimates.save, save)).status).toBe(409)
  expect((await elsewhere.client.send(estimates.get, { params: { ...elsewhere.params, estimateId: id } })).status).toBe(
    404,
  )
})
