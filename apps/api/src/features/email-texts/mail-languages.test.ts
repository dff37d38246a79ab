import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { PAPER_LANGUAGES } from '@klopt/bookkeeping/paper'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLetter, anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'
import { attachmentOf, letters, remind } from '../reminders/reminders.test-support.ts'
import { mailTexts } from './mail-texts.ts'
import { standardReminder } from './standard-texts.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

test('the mail of an invoice is proposed in the language of its customer; own words are of their language', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  const own = {
    kind: 'invoice' as const,
    language: 'nl' as const,
    subject: 'Nota {{factuurnummer}}',
    body: aLetter(),
    version: 0,
  }
  await books.client.call(contract.settings.saveEmailText, { params: books.params, body: own })
  const german = await books.draft({ contactId: await books.contact({ language: 'de' }) })
  const preview = (invoiceId: number) =>
    books.client.call(contract.invoices.mailPreview, { params: { ...books.params, invoiceId } })
  expect(await preview(german.id)).toMatchObject({
    subject: expect.stringMatching(/^Rechnung \{\{factuurnummer\}\} von /),
  })
  expect(JSON.stringify((await preview(german.id)).body)).toContain('121,00\u00a0€')
  expect(await preview((await books.draft()).id)).toMatchObject({ subject: 'Nota {{factuurnummer}}' })

  const { subject, body } = await preview(german.id)
  const before = await mailNames(books)
  await books.client.call(contract.invoices.send, {
    params: { ...books.params, invoiceId: german.id },
    body: { version: german.version, recipient: 'kunde@kunde.example', subject, body },
  })
  const mail = await readMail(
    books,
    must(
      (await mailNames(books)).find((name) => !before.includes(name)),
      'the mail',
    ),
  )
  expect(mail.text).toContain('Rechnung online ansehen')
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^Rechnung .+\.pdf$/)])
})

test('a reminder is in the language of its customer, with its overview; own words stay', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  const dated = { invoiceDate: '2026-03-01', paymentTermDays: 14 }
  const { id, number } = await books.invoice({ ...dated, contactId: await books.contact({ language: 'en' }) })
  const other = await books.invoice({ ...dated, contactId: await books.contact({ language: 'de' }) })
  await books.on('2026-03-25')
  expect((await remind(books, id)).status).toBe(200)
  const [mail] = await letters(books)
  expect(mail?.subject).toMatch(new RegExp(`^Reminder: invoice ${number} of `))
  expect(mail?.text).toContain('€121.00')
  expect(mail?.text).toContain('View and pay online')
  const pdf = await readPdf(attachmentOf(must(mail, 'the mail')))
  expect(pdf.language).toBe('en-GB')
  for (const text of ['Open invoices', 'Due date', '15 Mar 2026', 'To be paid']) expect(pdf.pages[0]).toContain(text)

  const { items } = await books.client.call(contract.reminders.steps, { params: books.params, query: {} })
  const { id: stepId, contactId: _contactId, ...step } = must(items[0], 'the first step')
  await books.client.call(contract.reminders.saveStep, {
    params: { ...books.params, stepId },
    body: { ...step, subject: 'Onze eigen woorden' },
  })
  expect((await remind(books, other.id)).status).toBe(200)
  expect((await letters(books)).map(({ subject }) => subject)).toContain('Onze eigen woorden')
})

test('what was chosen for customers with another language is what these get, of invoices and of reminders', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  const choose = (kind: 'invoice' | 'reminder', subject: string) =>
    books.client.call(contract.settings.saveEmailText, {
      params: books.params,
      body: { kind, language: 'en', subject, body: aLetter(), version: 0 },
    })
  await choose('invoice', 'Your bill {{factuurnummer}}')
  await choose('reminder', 'Please pay {{facturen}}')
  const dated = { invoiceDate: '2026-03-01', paymentTermDays: 14 }
  const english = await books.invoice({ ...dated, contactId: await books.contact({ language: 'en' }) })
  const german = await books.invoice({ ...dated, contactId: await books.contact({ language: 'de' }) })
  const subjectOf = async (invoiceId: number) =>
    (await books.client.call(contract.invoices.mailPreview, { params: { ...books.params, invoiceId } })).subject
  expect(await subjectOf(english.id)).toBe(`Your bill ${english.number}`)
  expect(await subjectOf(german.id)).toMatch(/^Rechnung/)
  await books.on('2026-03-25')
  for (const { id } of [english, german]) expect((await remind(books, id)).status).toBe(200)
  const subjects = (await letters(books)).map(({ subject }) => subject)
  expect(subjects).toContain(`Please pay ${english.number}`)
  expect(subjects.find((subject) => subject?.includes(must(german.number, 'the number')))).toMatch(
    /^Zahlungserinnerung/,
  )
})

test('the mail of an estimate is proposed in the language of its customer', async () => {
  const books = await Books.openOn(server, '2026-03-01')
  const { id } = await books.client.call(contract.estimates.create, {
    params: books.params,
    body: {
      contactId: await books.contact({ language: 'en' }),
      estimateDate: '2026-03-01',
      validUntil: '2026-03-31',
      reference: '',
      note: '',
      pricesIncludeVat: false,
      discountPercent: '0',
      lines: [anInvoiceLine()],
    },
  })
  const params = { ...books.params, estimateId: id }
  const preview = await books.client.call(contract.estimates.mailPreview, { params })
  expect(preview.subject).toMatch(/^Estimate \{\{offertenummer\}\} of /)
  expect(JSON.stringify(preview.body)).toContain('31 Mar 2026')
  await books.client.call(contract.settings.saveEmailText, {
    params: books.params,
    body: { kind: 'estimate', language: 'en', subject: 'Our offer', body: aLetter(), version: 0 },
  })
  expect(await books.client.call(contract.estimates.mailPreview, { params })).toMatchObject({ subject: 'Our offer' })
})

test('each language uses the same variables, so that nothing is left out by a translation', () => {
  const variables = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted()
  for (const language of PAPER_LANGUAGES) {
    const { invoice, credit_invoice, estimate, estimateReminder, reminders } = mailTexts(language)
    const used = [invoice, credit_invoice, estimate, estimateReminder, ...reminders].map((words) =>
      variables([words.subject, ...words.paragraphs].join(' ')),
    )
    const dutch = mailTexts('nl')
    const expected = [dutch.invoice, dutch.credit_invoice, dutch.estimate, dutch.estimateReminder, ...dutch.reminders]
    expect(used).toEqual(expected.map((words) => variables([words.subject, ...words.paragraphs].join(' '))))
  }
  expect(standardReminder(2, 'de').subject).toMatch(/^Mahnung/)
})

test('no mail speaks of a code to pay by: an invoice in another currency, or without an account, has none', () => {
  for (const language of PAPER_LANGUAGES) expect(mailTexts(language).invoice.paragraphs.join(' ')).not.toMatch(/QR/)
})
