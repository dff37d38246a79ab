import { addMonths } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { bookPurchase } from '../features/purchases/book-purchase.ts'
import { createDraft } from '../features/purchases/save-draft.ts'
import { requestRefund } from '../features/purchases/vat-refund/request-refund.ts'
import { at, type Bookkeeper } from './bookkeeper.ts'
import { customer } from './story.ts'

interface CostsAbroad {
  readonly keeper: Bookkeeper
  readonly userId: number
  readonly today: string
}

/**
 * A fair in Germany, last year and lately, and a night in Antwerp: VAT of other countries that is a cost here. That of last
 * year was asked back; that of Belgium is too little to ask for.
 */
export async function addCostsAbroad(db: Db, { keeper, userId, today }: CostsAbroad): Promise<void> {
  const { administrationId } = keeper
  const accountId = await keeper.accountId('WBedVkkRev')
  for (const { supplier, stays } of suppliers) {
    const contactId = await keeper.contact(supplier, addMonths(today, -13))
    for (const { number, monthsAgo, grossCents, vatCents, description } of stays) {
      const day = addMonths(today, -monthsAgo)
      const author = { administrationId, userId, now: at(day) }
      const draft = await createDraft(db, author, {
        kind: 'invoice',
        documentId: null,
        contactId,
        number,
        invoiceDate: day,
        dueDate: day,
        foreignVat: { country: supplier.country, vatCents },
        paymentReference: '',
        pricesIncludeVat: false,
        lines: [{ description, amountCents: grossCents, vatCode: 'purchase_none', accountId }],
        statedVat: [],
        picks: [],
      })
      await bookPurchase(db, author, { purchaseId: draft.id, version: draft.version }, { acceptDuplicate: false })
    }
  }
  const year = Number(addMonths(today, -12).slice(0, 4))
  await requestRefund(
    db,
    { administrationId, userId, today },
    { year, country: 'DE', requestedOn: addMonths(today, -1) },
  )
}

const suppliers = [
  {
    supplier: customer('Messe Leinetal GmbH', {
      street: 'Hallenweg 3',
      postcode: '30521',
      city: 'Hannover',
      country: 'DE',
      vatNumber: 'DE136695976',
      vatTreatment: 'eu',
    }),
    stays: [
      { number: 'ML-4410', monthsAgo: 12, grossCents: 59_500, vatCents: 9500, description: 'Stand op de beurs' },
      { number: 'ML-5873', monthsAgo: 1, grossCents: 71_400, vatCents: 11_400, description: 'Stand op de beurs' },
    ],
  },
  {
    supplier: customer('Hotel Scheldezicht', {
      street: 'Kaaiweg 12',
      postcode: '2000',
      city: 'Antwerpen',
      country: 'BE',
      vatNumber: 'BE0403170701',
      vatTreatment: 'eu',
    }),
    stays: [
      { number: '20917', monthsAgo: 2, grossCents: 14_840, vatCents: 840, description: 'Overnachting, vakbeurs' },
    ],
  },
] as const
