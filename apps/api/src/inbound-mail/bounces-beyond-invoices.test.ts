import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLetter, anInvoiceLine } from '../features/books-input.test-support.ts'
import { Books } from '../features/books.test-support.ts'
import { Collecting, CREDITOR } from '../features/direct-debits/collecting.test-support.ts'
import { chooseMode, remind, remindersOf } from '../features/reminders/reminders.test-support.ts'
import type { KloptTestServer } from '../testing/index.ts'
import { ADDRESS, report, startPost, TODAY, todo, unknownUser, type Post } from './bounces.test-support.ts'

let post: Post
let server: KloptTestServer
beforeAll(async () => {
  post = await startPost()
  ;({ server } = post)
})
afterAll(() => post.stop())

test('a reminder that came back was received by nobody: no costs follow from it', async () => {
  const own = await Books.openOn(server, TODAY)
  await chooseMode(own, 'check')
  const contactId = await own.contact({ emailAddress: ADDRESS })
  const invoice = await own.invoice({ contactId, invoiceDate: addDays(TODAY, -60), paymentTermDays: 14 })
  expect((await remind(own, invoice.id)).status).toBe(200)
  await server.jobs.drain()
  const address = must(post.smtp.senders.at(-1), 'the sender of a letter')
  expect(address).toMatch(/^retour-h-/)
  expect((await remindersOf(own, invoice.id)).letters[0]).toMatchObject({ deliveredOn: TODAY, bouncedAt: null })
  await report(post, address, unknownUser)
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
    return must(post.smtp.senders.at(-1), 'the sender of a mail')
  }
  const first = await send('oud@klant.example')
  expect(first).toMatch(/^retour-o-\d+-\d+-1-[0-9a-f]{20}@post\.klopt\.example$/)
  await report(post, first, unknownUser)
  const reason = 'Het e-mailadres bestaat niet (“550 user unknown”).'
  expect((await shown()).bounced).toMatchObject({ recipient: 'oud@klant.example', reason })
  const { number } = await shown()
  expect(await todo(own)).toMatchObject([{ title: `De mail met offerte ${number} kwam niet aan` }])

  const second = await send('nieuw@klant.example')
  expect(second).not.toBe(first)
  expect((await shown()).bounced).toBeNull()
  // A late report about the first mail, and one with the number of the second made up.
  await report(post, first, unknownUser)
  await expect(report(post, first.replace(/-1-([0-9a-f]{20}@)/, '-2-$1'), unknownUser)).rejects.toMatchObject({
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
  const address = must(post.smtp.senders.at(-1), 'the sender of a mail')
  expect(address).toMatch(/^retour-i-/)
  expect((await collecting.show(fileId)).notices).toMatchObject([{ state: 'sent', failure: null }])
  await report(post, address, unknownUser)
  await report(post, address, unknownUser)
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
