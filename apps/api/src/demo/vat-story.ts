import { openPeriods, vatPeriodOf, type VatPeriod } from '@klopt/bookkeeping/vat'
import { addDays } from '@klopt/validators'
import { readCalendar } from '../books/vat-calendar.ts'
import type { Db } from '../database/db.ts'
import { fileIcp } from '../features/icp/file-icp.ts'
import { startCorrection, submitCorrection } from '../features/vat/correct-return.ts'
import type { Bookkeeper } from './bookkeeper.ts'
import { customer, invoiceOf } from './story.ts'

interface VatStory {
  readonly keeper: Bookkeeper
  readonly userId: number
  readonly contactId: number
  readonly today: string
}

/**
 * Quarters that were filed up to the one that runs, and what was found after it: a sale that asked a suppletie, which was handed in, and one that
 * may go along in the next return. Goods to Germany, of which the first list was handed in and the second waits.
 */
export async function addVatStory(db: Db, { keeper, userId, contactId, today }: VatStory): Promise<void> {
  const second = quarterBefore(vatPeriodOf(today, 'quarter'))
  const first = quarterBefore(second)
  const germanId = await keeper.contact(
    customer('Papierhaus Weser GmbH', {
      street: 'Weserufer 12',
      postcode: '28195',
      city: 'Bremen',
      country: 'DE',
      vatNumber: 'DE136695976',
      vatTreatment: 'eu',
    }),
    first.start,
  )
  const sell = (day: string, unitPrice: string, vatCode: 'sale_high' | 'sale_eu_goods' = 'sale_high') =>
    keeper.invoice(
      invoiceOf(vatCode === 'sale_high' ? contactId : germanId, day, [
        { description: 'Drukwerk', quantity: '1', unitPrice, vatCode },
      ]),
      today,
    )
  for (const { start, key } of openPeriods(await readCalendar(db, keeper.administrationId, today)))
    if (start < first.start) await keeper.fileVat(key, today)
  for (const { start, key } of [first, second]) {
    await sell(addDays(start, 10), '2500')
    await sell(addDays(start, 20), '1800', 'sale_eu_goods')
    await keeper.fileVat(key, today)
  }
  const filing = { administrationId: keeper.administrationId, userId, now: new Date(`${today}T09:00:00Z`), today }
  await fileIcp(db, filing, { period: first.key })
  await sell(addDays(first.start, 30), '6000')
  await submitCorrection(db, filing, await startCorrection(db, filing, first.start))
  await sell(addDays(second.start, 30), '400')
}

const quarterBefore = ({ start }: Pick<VatPeriod, 'start'>): VatPeriod => vatPeriodOf(addDays(start, -1), 'quarter')
