import type { EstimateLine } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { acceptEstimate } from '../features/estimates/answer-estimate.ts'
import { createEstimate } from '../features/estimates/save-estimate.ts'
import { mailPreview, sendEstimate } from '../features/estimates/send-estimate.ts'
import { customerToOffer } from '../features/invoices/customer-invoices.ts'

/** Of a customer who gave no address. */
const OFFERED_TO = 'inkoop@klant.example'

interface Offering {
  readonly administrationId: number
  readonly userId: number
  readonly today: string
  readonly now: Date
}

/** What the designer offers: one estimate that waits for its customer, and one that was accepted. */
export async function createEstimates(db: Db, offering: Offering): Promise<void> {
  const { administrationId, userId, today, now } = offering
  const author = { administrationId, userId, now }
  const contactId = await customerToOffer(db, administrationId)
  for (const { reference, lines, acceptedBy } of offers) {
    const input = {
      contactId,
      estimateDate: today,
      validUntil: addDays(today, 20),
      reference,
      note: '',
      pricesIncludeVat: false,
      discountPercent: '0',
      lines,
    }
    const { id: estimateId, version } = await createEstimate(db, author, input)
    const { recipient, subject, body } = await mailPreview(db, { administrationId, estimateId })
    // Its mail is not put in the outbox: as far as the demo world knows it has arrived.
    const sent = await sendEstimate(
      db,
      author,
      estimateId,
      { version, recipient: recipient ?? OFFERED_TO, subject, body },
      today,
    )
    if (acceptedBy === null) continue
    const acceptance = { administrationId, estimateId, version: sent.version, now, today, chosen: null }
    await acceptEstimate(db, { ...acceptance, name: acceptedBy, networkAddress: '192.0.2.14' })
  }
}

const line = (description: string, unitPrice: string, option: Partial<EstimateLine> = {}): EstimateLine => ({
  description,
  quantity: '1',
  unit: '',
  unitPrice,
  discountPercent: '0',
  vatCode: 'sale_high',
  accountId: null,
  ...option,
})

const offers: readonly { reference: string; lines: EstimateLine[]; acceptedBy: string | null }[] = [
  {
    reference: 'Huisstijl',
    lines: [line('Ontwerp huisstijl', '2400'), line('Drukklaar maken', '320')],
    acceptedBy: 'M. van Rijn',
  },
  {
    reference: 'Tentoonstelling Licht',
    lines: [
      line('Vormgeving tentoonstelling', '2800'),
      line('Vertaling zaalteksten naar Engels', '700', { optional: true, chosen: true }),
      line('Plattegrond voor bezoekers', '450', { optional: true, chosen: false }),
    ],
    acceptedBy: null,
  },
]
