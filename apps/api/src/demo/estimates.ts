import type { EstimateLine } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { acceptEstimate, declineEstimate, noteEstimateViewed } from '../features/estimates/answer-estimate.ts'
import { createEstimate as startEstimate } from '../features/estimates/save-estimate.ts'
import { mailPreview } from '../features/estimates/mail-preview.ts'
import { sendEstimate } from '../features/estimates/send-estimate.ts'
import type { Offering } from './offering.ts'

/** Of a customer who gave no address. */
const OFFERED_TO = 'inkoop@klant.example'

/** What the designer offers: an estimate in each state, save what stands on invoices. */
export async function createEstimates(
  db: Db,
  offering: Offering,
  { contactId, otherId }: { readonly contactId: number; readonly otherId: number },
): Promise<void> {
  for (const offer of offers) await createEstimate(db, offering, offer, offer.toOther ? otherId : contactId)
}

async function createEstimate(db: Db, offering: Offering, offer: Offer, contactId: number): Promise<void> {
  const { administrationId, userId } = offering
  const today = addDays(offering.today, -offer.daysAgo)
  const now = new Date(offering.now.getTime() - offer.daysAgo * 86_400_000)
  const author = { administrationId, userId, now }
  const input = {
    contactId,
    estimateDate: today,
    validUntil: addDays(today, 20),
    reference: offer.reference,
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: offer.lines,
  }
  const { id: estimateId, version } = await startEstimate(db, author, input)
  const { answer } = offer
  if (answer === 'draft') return
  const key = { administrationId, estimateId }
  const { recipient, subject, body } = await mailPreview(db, key)
  const letter = { version, recipient: recipient ?? OFFERED_TO, subject, body, remindDaysBefore: 3 }
  // Its mail is not put in the outbox: as far as the demo world knows it has arrived.
  const sent = await sendEstimate(db, author, estimateId, letter, today)
  const answered = { ...key, version: sent.version, now, today }
  if (answer === 'viewed') await noteEstimateViewed(db, key, now)
  if (answer === 'accepted') {
    await acceptEstimate(db, {
      ...answered,
      chosen: null,
      name: 'S. de Zaaijer',
      from: { networkAddress: '192.0.2.14' },
    })
  }
  if (answer === 'declined') await declineEstimate(db, { ...answered, reason: 'We doen het dit jaar toch zelf.' })
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

interface Offer {
  readonly reference: string
  readonly lines: EstimateLine[]
  readonly daysAgo: number
  readonly answer: 'draft' | 'none' | 'viewed' | 'accepted' | 'declined'
  /** Whom the others are for sees one that waits and one that was accepted. */
  readonly toOther?: boolean
}

const offers: readonly Offer[] = [
  {
    reference: 'Winkelinrichting',
    lines: [line('Schetsontwerp', '1450')],
    // Longer ago than it held.
    daysAgo: 34,
    answer: 'none',
    toOther: true,
  },
  {
    reference: 'Kerstkaart',
    lines: [line('Ontwerp kerstkaart', '385')],
    daysAgo: 12,
    answer: 'declined',
    toOther: true,
  },
  {
    reference: 'Jaarverslag',
    lines: [line('Opmaak jaarverslag', '1900'), line('Fotografie', '620', { optional: true, chosen: false })],
    daysAgo: 5,
    answer: 'viewed',
    toOther: true,
  },
  {
    reference: 'Huisstijl',
    lines: [line('Ontwerp huisstijl', '2400'), line('Drukklaar maken', '320')],
    daysAgo: 0,
    answer: 'accepted',
  },
  {
    reference: 'Tentoonstelling Licht',
    lines: [
      line('Vormgeving tentoonstelling', '2800'),
      line('Vertaling zaalteksten naar Engels', '700', { optional: true, chosen: true }),
      line('Plattegrond voor bezoekers', '450', { optional: true, chosen: false }),
    ],
    daysAgo: 0,
    answer: 'none',
  },
  {
    reference: 'Nieuwsbrief',
    lines: [line('Sjabloon voor nieuwsbrief', '540')],
    daysAgo: 0,
    answer: 'draft',
    toOther: true,
  },
]
