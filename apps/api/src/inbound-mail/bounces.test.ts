import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContact, aLetter, anInvoiceLine } from '../features/books-input.test-support.ts'
import { Books } from '../features/books.test-support.ts'
import { Collecting, CREDITOR } from '../features/direct-debits/collecting.test-support.ts'
import { chooseMode, remind, remindersOf } from '../features/reminders/reminders.test-support.ts'
import { TestSmtpServer } from '../mail/smtp-server.test-support.ts'
import { createLogger } from '../server/logger.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { startMailListener, type MailListener } from './listener.ts'
import { aReport, rfcExamples } from './reports.test-support.ts'

const TODAY = '2026-06-15'
const ADDRESS = 'klant@klant.example'

let smtp: TestSmtpServer
let server: KloptTestServer
let listener: MailListener
let books: Books
beforeAll(async () => {
  smtp = await TestSmtpServer.start()
  server = await createTestServer({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      SMTP_INBOUND_PORT: '0',
      INBOX_DOMAIN: 'post.klopt.example',
      MAIL_FROM: 'facturen@klopt.example',
    },
  })
  const { services, jobs } = server
  listener = await startMailListener({ services, jobs, log: createLogger('silent'), port: 0 })
  books = await Books.openOn(server, TODAY)
})
afterAll(async () => {
  await listener.stop()
  await server.stop()
  await smtp.stop()
})

/** Mails an invoice, and answers the sender of its envelope: where reports about it go. */
async function mailed(
  of: Books,
  { id }: { id: number },
  recipient = ADDRESS,
  copies: { cc?: string[] } = {},
): Promise<string> {
  const { version } = await of.show(id)
  await of.client.call(contract.invoices.send, {
    params: { ...of.params, invoiceId: id },
    body: { version, recipient, ...copies, subject: 'Factuur', body: aLetter() },
  })
  await server.jobs.drain()
  return must(smtp.senders.at(-1), 'the sender of a mail')
}
const report = (to: string, status: string = rfcExamples.simple, from = '') =>
  createTransport({ host: 'localhost', port: listener.port, ignoreTLS: true }).sendMail({
    envelope: { from, to },
    raw: aReport(status.replaceAll('\n', '\r\n'), { to }),
  })
const unknownUser = rfcExamples.simple.replace('4.0.0', '5.1.1').replace('426 connection timed out', '550 user unknown')
const lastMail = async (of: Books, { id }: { id: number }) => must((await of.show(id)).messages[0], 'a mail')
const todo = async (of: Books) =>
  (await of.client.call(contract.dashboard.get, { params: of.params, query: {} })).todo.filter(
    ({ kind }) => kind === 'failed_mail',
  )

test('a report that a mail was not delivered is told at its invoice, its contact and the dashboard, with why', async () => {
  const contactId = await books.contact({ emailAddress: ADDRESS.toUpperCase() })
  const invoice = await books.invoice({ contactId })
  const address = await mailed(books, invoice)
  expect(address).toMatch(/^retour-f-\d+-\d+-[0-9a-f]{20}@post\.klopt\.example$/)
  expect(smtp.taken.at(-1)).toMatch(/^From: .*facturen@klopt\.example/m)
  expect(smtp.taken.at(-1)).not.toContain(address)
  expect(await lastMail(books, invoice)).toMatchObject({ state: 'sent', bouncedAt: null })

  await books.on('2026-06-16')
  await report(address, unknownUser)
  const bounce = 'Het e-mailadres bestaat niet (“550 user unknown”).'
  const at = server.clock.now().getTime() / 1000
  expect(await lastMail(books, invoice)).toMatchObject({ state: 'sent', bouncedAt: at, bounce })
  const contact = () => books.client.call(contract.contacts.get, { params: { ...books.params, contactId } })
  expect((await contact()).emailBounce).toEqual({ at, reason: bounce })
  expect(await todo(books)).toMatchObject([
    {
      title: `De mail met factuur ${invoice.number} kwam niet aan`,
      detail: expect.stringContaining(ADDRESS) as string,
    },
  ])
  const audit = await books.rows<{ entity_id: number }>(
    "SELECT entity_id FROM audit_log WHERE administration_id = $1 AND action = 'bounce'",
  )
  expect(audit).toEqual([{ entity_id: invoice.id }])

  // A second report changes nothing; a new mail and a new address get the benefit of the doubt.
  await books.on('2026-06-17')
  await report(address, rfcExamples.gateway)
  expect(await lastMail(books, invoice)).toMatchObject({ bouncedAt: at, bounce })
  await mailed(books, invoice)
  expect(await todo(books)).toEqual([])
  expect((await contact()).emailBounce).toBeNull()
})

test('a copy that came back says nothing of the mail itself', async () => {
  const invoice = await books.invoice()
  const address = await mailed(books, invoice, ADDRESS, { cc: ['Weg@klant.example'] })
  const ofCopy = unknownUser.replaceAll('louisl@larry.slip.umd.edu', 'weg@klant.example')
  await report(address, ofCopy)
  expect(await lastMail(books, invoice)).toMatchObject({ state: 'sent', bouncedAt: null })
  // One report about both is about the mail itself too.
  await report(address, `${ofCopy}\n\nFinal-Recipient: rfc822;${ADDRESS}\nAction: failed\nStatus: 5.1.1`)
  expect(await lastMail(books, invoice)).toMatchObject({ bounce: expect.any(String) as string })
})

test('the note at a contact is about the address they have', async () => {
  const contactId = await books.contact({ emailAddress: 'oud@klant.example' })
  const invoice = await books.invoice({ contactId })
  await report(await mailed(books, invoice, 'oud@klant.example'), unknownUser)
  const params = { ...books.params, contactId }
  const { version, emailBounce } = await books.client.call(contract.contacts.get, { params })
  expect(emailBounce).not.toBeNull()
  await books.client.call(contract.contacts.save, {
    params,
    body: { ...aContact({ emailAddress: 'nieuw@klant.example' }), version },
  })
  expect((await books.client.call(contract.contacts.get, { params })).emailBounce).toBeNull()
})

test('an invoice that was paid asks no attention any more', async () => {
  const own = await Books.open(server)
  const invoice = await own.invoice()
  await report(await mailed(own, invoice), unknownUser)
  expect(await todo(own)).toHaveLength(1)
  const item = await own.openItem(invoice.number)
  await own.process(await own.line(12_100), { items: [{ openItemId: item.id, amountCents: 12_100 }] })
  expect(await todo(own)).toEqual([])
})

test('a forged report changes nothing: of another mail, another administration, or with another signature', async () => {
  const mine = await books.invoice()
  const elsewhere = await Books.open(server)
  const theirs = await elsewhere.invoice()
  const [own, other] = [await mailed(books, mine), await mailed(elsewhere, theirs)]
  const [, administrationId, id] = /^retour-f-(\d+)-(\d+)-/.exec(other) ?? []
  const forged = own.replace(/^retour-f-\d+-\d+/, `retour-f-${administrationId}-${id}`)
  for (const address of [forged, own.replace(/-[0-9a-f]{20}@/, `-${'a'.repeat(20)}@`), own.replace('-f-', '-h-')]) {
    await expect(report(address)).rejects.toMatchObject({ responseCode: 550 })
  }
  expect(await lastMail(elsewhere, theirs)).toMatchObject({ bouncedAt: null })
  // What the report itself says of whom it is about decides nothing.
  await report(own, `${rfcExamples.simple}\n\nOriginal-Envelope-Id: ${other}`)
  expect(await lastMail(books, mine)).toMatchObject({ bounce: expect.any(String) as string })
  expect(await lastMail(elsewhere, theirs)).toMatchObject({ bouncedAt: null })
})

test('what is late but still tried, and an automatic answer, are taken and say nothing', async () => {
  const invoice = await books.invoice()
  const address = await mailed(books, invoice)
  await report(address, rfcExamples.delayed)
  await createTransport({ host: 'localhost', port: listener.port, ignoreTLS: true }).sendMail({
    from: ADDRESS,
    to: address,
    subject: 'Afwezig',
    text: 'Final-Recipient: rfc822; x\nAction: failed\nStatus: 5.1.1',
  })
  expect(await lastMail(books, invoice)).toMatchObject({ bouncedAt: null })
})

test('a reminder that came back was received by nobody: no costs follow from it', async () => {
  const own = await Books.openOn(server, TODAY)
  await chooseMode(own, 'check')
  const contactId = await own.contact({ emailAddress: ADDRESS })
  const invoice = await own.invoice({ contactId, invoiceDate: addDays(TODAY, -60), paymentTermDays: 14 })
  expect((await remind(own, invoice.id)).status).toBe(200)
  await server.jobs.drain()
  const address = must(smtp.senders.at(-1), 'the sender of a letter')
  expect(address).toMatch(/^retour-h-/)
  expect((await remindersOf(own, invoice.id)).letters[0]).toMatchObject({ deliveredOn: TODAY, bouncedAt: null })
  await report(address, unknownUser)
  expect((await remindersOf(own, invoice.id)).letters[0]).toMatchObject({
    state: 'sent',
    deliveredOn: null,
    bounce: 'Het e-mailadres bestaat niet (“550 user unknown”).',
  })
  const { emailBounce } = await own.client.call(contract.contacts.get, { params: { ...own.params, contactId } })
  expect(emailBounce?.reason).toContain('bestaat niet')
  expect(await todo(own)).toMatchObject([{ title: `De herinnering voor factuur ${invoice.number} kwam niet aan` }])
  const item = await own.openItem(invoice.number)
  await own.process(await own.line(12_100), { items: [{ openItemId: item.id, amountCents: 12_100 }] })
  expect(await todo(own)).toEqual([])
})

test('a mail of an estimate that came back is told at it and on the dashboard; sent again it is another mail', async () => {
  const own = await Books.openOn(server, '2026-06-16')
  const { id } = await own.client.call(contract.estimates.create, {
    params: own.params,
    body: {
      contactId: await own.contact(),
      estimateDate: '2026-06-16',
      validUntil: '2026-07-16',
      reference: '',
      note: '',
      pricesIncludeVat: false,
      discountPercent: '0',
      lines: [anInvoiceLine()],
    },
  })
  const params = { ...own.params, estimateId: id }
  const shown = () => own.client.call(contract.estimates.get, { params })
  const send = async (recipient: string) => {
    const { version } = await shown()
    await own.client.call(contract.estimates.send, {
      params,
      body: { version, recipient, subject: 'Offerte', body: aLetter() },
    })
    await server.jobs.drain()
    return must(smtp.senders.at(-1), 'the sender of a mail')
  }
  const first = await send('oud@klant.example')
  expect(first).toMatch(/^retour-o-\d+-\d+-1-[0-9a-f]{20}@post\.klopt\.example$/)
  await report(first, unknownUser)
  const reason = 'Het e-mailadres bestaat niet (“550 user unknown”).'
  expect((await shown()).bounced).toMatchObject({ recipient: 'oud@klant.example', reason })
  const { number } = await shown()
  expect(await todo(own)).toMatchObject([{ title: `De mail met offerte ${number} kwam niet aan` }])

  const second = await send('nieuw@klant.example')
  expect(second).not.toBe(first)
  expect((await shown()).bounced).toBeNull()
  // A late report about the first mail, and one with the number of the second made up.
  await report(first, unknownUser)
  await expect(report(first.replace(/-1-([0-9a-f]{20}@)/, '-2-$1'), unknownUser)).rejects.toMatchObject({
    responseCode: 550,
  })
  expect((await shown()).bounced).toBeNull()
  expect(await todo(own)).toEqual([])
})

test('an announcement of a collection that came back is told at its file and on the dashboard, until the day is over', async () => {
  const collecting = new Collecting(await Books.openOn(server, TODAY))
  const of = collecting.books
  await collecting.settings({ creditorIdentifier: CREDITOR })
  const contactId = await of.contact({ emailAddress: ADDRESS, name: 'Bakkerij Goudkorst' })
  await collecting.mandate(contactId)
  const { id: invoiceId } = await collecting.invoice(contactId)
  const fileId = await collecting.create([invoiceId])
  await server.jobs.drain()
  const address = must(smtp.senders.at(-1), 'the sender of a mail')
  expect(address).toMatch(/^retour-i-/)
  expect((await collecting.show(fileId)).notices).toMatchObject([{ state: 'sent', failure: null }])
  await report(address, unknownUser)
  await report(address, unknownUser)
  expect((await collecting.show(fileId)).notices).toMatchObject([
    { state: 'bounced', failure: 'Het e-mailadres bestaat niet (“550 user unknown”).' },
  ])
  expect(await todo(of)).toMatchObject([
    {
      title: 'De aankondiging van een incasso bij Bakkerij Goudkorst kwam niet aan',
      detail: expect.stringContaining('incasseert, of neem de incasso terug'),
      href: expect.stringContaining(`/invoices/direct-debits/${fileId}`),
    },
  ])
  await of.on('2026-07-15')
  expect(await todo(of)).toEqual([])
})
