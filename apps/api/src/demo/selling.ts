import type { EstimateInput, EstimateLine } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { acceptEstimate } from '../features/estimates/answer-estimate.ts'
import { askDeposit } from '../features/estimates/ask-deposit.ts'
import { estimatePdfSource } from '../features/estimates/estimate-pdf.ts'
import { loadEstimate } from '../features/estimates/load-estimate.ts'
import { mailPreview } from '../features/estimates/mail-preview.ts'
import { createEstimate } from '../features/estimates/save-estimate.ts'
import { sendEstimate } from '../features/estimates/send-estimate.ts'
import { toInvoice } from '../features/estimates/to-invoice.ts'
import { addAttachment } from '../features/invoices/attachments/attachments.ts'
import { creditInvoice } from '../features/invoices/credit-invoice.ts'
import { drawPdf } from '../features/invoices/invoice-pdf.ts'
import { noteBouncedInvoice } from '../features/invoices/note-bounce.ts'
import { addSeries } from '../features/invoices/number-series.ts'
import type { Services } from '../kernel/services.ts'
import { at, type Bookkeeper } from './bookkeeper.ts'
import { customer, invoiceOf, type Line } from './story.ts'

interface Selling {
  readonly keeper: Bookkeeper
  readonly userId: number
  readonly services: Services
  readonly today: string
}

/** What is seldom sold, each once: abroad, in a series of its own, taken back, in advance, and mailed to nobody. */
export async function createSelling(db: Db, selling: Selling): Promise<void> {
  await sellAbroad(db, selling)
  await sellInShop(db, selling)
  await sellInAdvance(db, selling)
  await mailToNobody(db, selling)
}

/** Posters to a shop in New York, in dollars and in English, and an estimate of more; a drawing to Zürich, in German. */
async function sellAbroad(db: Db, selling: Selling): Promise<void> {
  const { keeper, today } = selling
  const yesterday = addDays(today, -1)
  const dollars = { currency: 'USD', exchangeRate: '1.0845' }
  const harbor = await keeper.contact(harborPress, yesterday)
  await keeper.invoice(invoiceOf(harbor, yesterday, [line('Poster series ‘Northern Light’', '1250')], dollars))
  const lines = [{ ...offer('Poster series ‘Southern Cross’', '1600'), vatCode: 'sale_export' as const }]
  await offerTo(db, selling, harbor, { reference: 'Spring season', lines, ...dollars })
  const seefeld = await keeper.contact(galerieSeefeld, yesterday)
  await keeper.invoice(invoiceOf(seefeld, yesterday, [line('Illustration für die Einladung', '480')]))
}

/** Orders of prints have numbers of their own; one of them came back. */
async function sellInShop(db: Db, { keeper, userId, today }: Selling): Promise<void> {
  const { administrationId } = keeper
  const day = addDays(today, -3)
  const { id: seriesId } = await addSeries(
    db,
    administrationId,
    { name: 'Zeefdrukken', pattern: 'Z{jaar}-{nr:3}' },
    at(day),
  )
  const buyer = await keeper.contact(reader, day)
  const order = { seriesId, reference: 'Bestelling 1187', pricesIncludeVat: true, paymentTermDays: 14 }
  const prints = [highLine('Zeefdruk ‘Duinen’, gesigneerd', '65')]
  const { id } = await keeper.invoice(invoiceOf(buyer, day, prints, order))
  const returnedOn = addDays(today, -1)
  const author = { administrationId, userId, now: at(returnedOn) }
  await keeper.send(await creditInvoice(db, author, id, returnedOn), returnedOn)
}

/** An estimate whose customer ticked an option and paid a part in advance; the final invoice takes that off. */
async function sellInAdvance(db: Db, selling: Selling): Promise<void> {
  const { keeper, userId, today } = selling
  const { administrationId } = keeper
  const yesterday = addDays(today, -1)
  const author = { administrationId, userId, now: at(yesterday) }
  const contactId = await keeper.contact(theatre, yesterday)
  const sent = await offerTo(db, selling, contactId, { reference: 'Seizoensbrochure', lines: offered })
  const { estimateId } = sent
  const key = { administrationId, estimateId }
  const acceptance = { version: sent.version, chosen: [1], name: 'J. Vermeer', from: { networkAddress: '192.0.2.77' } }
  await acceptEstimate(db, { ...key, ...acceptance, now: at(yesterday), today: yesterday })
  const deposit = await askDeposit(db, author, estimateId, { share: { percent: '30' }, today: yesterday })
  await keeper.send({ id: deposit.invoiceId, version: 1 }, yesterday)
  const { invoiceId } = await toInvoice(db, author, estimateId, { percent: null, today: yesterday })
  await attachEstimate(db, selling, { estimateId, invoiceId })
  await keeper.send({ id: invoiceId, version: 1 }, yesterday)
}

/** An estimate that was sent yesterday, and reminds of itself three days before its end. */
async function offerTo(
  db: Db,
  { keeper, userId, today }: Selling,
  contactId: number,
  terms: Pick<EstimateInput, 'reference' | 'lines' | 'currency' | 'exchangeRate'>,
): Promise<{ readonly estimateId: number; readonly version: number }> {
  const { administrationId } = keeper
  const yesterday = addDays(today, -1)
  const author = { administrationId, userId, now: at(yesterday) }
  const { id: estimateId, version } = await createEstimate(db, author, {
    contactId,
    estimateDate: yesterday,
    validUntil: addDays(yesterday, 30),
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    ...terms,
  })
  const { recipient, subject, body } = await mailPreview(db, { administrationId, estimateId })
  const letter = { version, recipient: must(recipient, 'an address'), subject, body, remindDaysBefore: 3 }
  const sent = await sendEstimate(db, author, estimateId, letter, yesterday)
  return { estimateId, version: sent.version }
}

async function attachEstimate(
  db: Db,
  { keeper, services, userId, today }: Selling,
  { estimateId, invoiceId }: { readonly estimateId: number; readonly invoiceId: number },
): Promise<void> {
  const { administrationId } = keeper
  const source = await estimatePdfSource(db, await loadEstimate(db, { administrationId, estimateId }))
  const bytes = await drawPdf(services, administrationId, source)
  await addAttachment(
    db,
    { administrationId, invoiceId },
    {
      sha256: await services.files.put(administrationId, bytes),
      name: source.name,
      mimeType: 'application/pdf',
      sizeBytes: bytes.length,
      createdBy: userId,
      createdAt: at(addDays(today, -1)),
    },
  )
}

/** The mail of an invoice came back: its address is not there. */
async function mailToNobody(db: Db, { keeper, today }: Selling): Promise<void> {
  const yesterday = addDays(today, -1)
  const contactId = await keeper.contact(gone, yesterday)
  const { messageId } = await keeper.invoice(invoiceOf(contactId, yesterday, [highLine('Logo bijgewerkt', '240')]))
  await noteBouncedInvoice(
    db,
    { administrationId: keeper.administrationId, id: must(messageId, 'the mail of the invoice') },
    {
      recipients: [gone.emailAddress],
      reason: 'Dit e-mailadres bestaat niet. (550 5.1.1 user unknown)',
      at: at(yesterday),
    },
  )
}

const line = (description: string, unitPrice: string): Line => ({
  description,
  quantity: '1',
  unitPrice,
  vatCode: 'sale_export',
})

const highLine = (description: string, unitPrice: string): Line => ({
  ...line(description, unitPrice),
  vatCode: 'sale_high',
})

const offer = (description: string, unitPrice: string, option: Partial<EstimateLine> = {}): EstimateLine => ({
  ...highLine(description, unitPrice),
  unit: '',
  discountPercent: '0',
  accountId: null,
  ...option,
})

const offered = [
  offer('Ontwerp seizoensbrochure', '1850'),
  offer('Banners voor de website', '420', { optional: true, chosen: false }),
  offer('Korte film bij de opening', '1600', { optional: true, chosen: false }),
]

const harborPress = customer('Harbor Press Inc.', {
  attention: 'Accounts payable',
  street: '218 Water Street',
  postcode: 'NY 10038',
  city: 'New York',
  country: 'US',
  emailAddress: 'ap@harborpress.example',
  vatTreatment: 'export',
  language: 'en',
  currency: 'USD',
})

const galerieSeefeld = customer('Galerie Seefeld AG', {
  street: 'Seefeldstrasse 42',
  postcode: '8008',
  city: 'Zürich',
  country: 'CH',
  emailAddress: 'buchhaltung@galerie-seefeld.example',
  vatTreatment: 'export',
  language: 'de',
})

const reader = customer('Noor Jansen', {
  kind: 'person',
  street: 'Wilhelminastraat 51',
  postcode: '2011 VK',
  city: 'Haarlem',
  emailAddress: 'noor@jansen.example',
  paymentTermDays: 14,
})

const theatre = customer('Theater Het Spaarne', {
  attention: 'J. Vermeer',
  street: 'Wilsonsplein 23',
  postcode: '2011 VG',
  city: 'Haarlem',
  emailAddress: 'administratie@hetspaarne.example',
})

const gone = customer('Koffiebar Brand', {
  street: 'Gierstraat 12',
  postcode: '2011 GG',
  city: 'Haarlem',
  emailAddress: 'info@koffiebar-brand.example',
})
