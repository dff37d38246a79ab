import type { Db } from '../database/db.ts'
import type { DesignerYears } from './designer-years.ts'
import { createEstimates } from './estimates.ts'
import { createProducts } from './products.ts'
import { createRecurringInvoices } from './recurring-invoices.ts'

/** Whose books they are, and when it is. */
export interface Offering {
  readonly administrationId: number
  readonly userId: number
  readonly today: string
  readonly now: Date
}

/** What the designer offers, and to whom of those they worked for: products, estimates and what is invoiced again each month. */
export async function createOffering(db: Db, offering: Offering, years: DesignerYears): Promise<void> {
  const [museumId, publisherId] = [years.contactId('Museum De Zaal'), years.contactId('Uitgeverij De Kade')]
  await createProducts(db, offering, museumId)
  await createEstimates(db, offering, { contactId: museumId, otherId: publisherId })
  await createRecurringInvoices(db, offering, { activeId: museumId, pausedId: publisherId })
}
