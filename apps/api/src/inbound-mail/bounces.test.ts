import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContact, aLetter } from '../features/books-input.test-support.ts'
import { Books } from '../features/books.test-support.ts'
import type { KloptTestServer } from '../testing/index.ts'
import { ADDRESS, report, startPost, TODAY, todo, unknownUser, type Post } from './bounces.test-support.ts'
import { rfcExamples } from './reports.test-support.ts'

let post: Post
let server: KloptTestServer
let books: Books
beforeAll(async () => {
  post = await startPost()
  ;({ server } = post)
  books = await Books.openOn(server, TODAY)
})
afterAll(() => post.stop())

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
  return must(post.smtp.senders.at(-1), 'the sender of a mail')
}

const lastMail = async (of: Books, { id }: { id: number }) => must((await of.show(id)).messages[0], 'a mail')

test('a report that a mail was not delivered is told at its invoice, its contact and the dashboard, with why', async () => {
  const contactId = await books.contact({ emailAddress: ADDRESS.toUpperCase() })
  const invoice = await books.invoice({ contactId })
  const address = await mailed(books, invoice)
  expect(address).toMatch(/^retour-f-\d+-\d+-[0-9a-f]{20}@post\.klopt\.example$/)
  expect(post.smtp.taken.at(-1)).toMatch(/^From: .*facturen@klopt\.example/m)
  expect(post.smtp.taken.at(-1)).not.toContain(address)
  expect(await lastMail(books, invoice)).toMatchObject({ state: 'sent', bouncedAt: null })

  await books.on('2026-06-16')
  await report(post, address, unknownUser)
  const bounce = 'Het e-mailadres bestaat niet (“550 user unknown”).'
  const at = server.clock.now().getTime() / 1000
  expect(await lastMail(books, invoice)).toMatchObject({ state: 'sent', bouncedAt: at, bounce })
  const listed = async () =>
    (await books.client.call(contract.invoices.list, { params: books.params, query: {} })).items
  expect(await listed()).toMatchObject([{ id: invoice.id, isBounced: true }])
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
  await report(post, address, rfcExamples.gateway)
  expect(await lastMail(books, invoice)).toMatchObject({ bouncedAt: at, bounce })
  await mailed(books, invoice)
  expect(await todo(books)).toEqual([])
  expect((await contact()).emailBounce).toBeNull()
})

test('a copy that came back says nothing of the mail itself', async () => {
  const invoice = await books.invoice()
  const address = await mailed(books, invoice, ADDRESS, { cc: ['Weg@klant.example'] })
  const ofCopy = unknownUser.replaceAll('louisl@larry.slip.umd.edu', 'weg@klant.example')
  await report(post, address, ofCopy)
  expect(await lastMail(books, invoice)).toMatchObject({ state: 'sent', bouncedAt: null })
  // One report about both is about the mail itself too.
  await report(post, address, `${ofCopy}\n\nFinal-Recipient: rfc822;${ADDRESS}\nAction: failed\nStatus: 5.1.1`)
  expect(await lastMail(books, invoice)).toMatchObject({ bounce: expect.any(String) as string })
})

test('the note at a contact is about the address they have', async () => {
  const contactId = await books.contact({ emailAddress: 'oud@klant.example' })
  const invoice = await books.invoice({ contactId })
  await report(post, await mailed(books, invoice, 'oud@klant.example'), unknownUser)
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
  await report(post, await mailed(own, invoice), unknownUser)
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
    await expect(report(post, address)).rejects.toMatchObject({ responseCode: 550 })
  }
  expect(await lastMail(elsewhere, theirs)).toMatchObject({ bouncedAt: null })
  // What the report itself says of whom it is about decides nothing.
  await report(post, own, `${rfcExamples.simple}\n\nOriginal-Envelope-Id: ${other}`)
  expect(await lastMail(books, mine)).toMatchObject({ bounce: expect.any(String) as string })
  expect(await lastMail(elsewhere, theirs)).toMatchObject({ bouncedAt: null })
})

test('what is late but still tried, and an automatic answer, are taken and say nothing', async () => {
  const invoice = await books.invoice()
  const address = await mailed(books, invoice)
  await report(post, address, rfcExamples.delayed)
  await createTransport({ host: 'localhost', port: post.listener.port, ignoreTLS: true }).sendMail({
    from: ADDRESS,
    to: address,
    subject: 'Afwezig',
    text: 'Final-Recipient: rfc822; x\nAction: failed\nStatus: 5.1.1',
  })
  expect(await lastMail(books, invoice)).toMatchObject({ bouncedAt: null })
})
