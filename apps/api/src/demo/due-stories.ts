import { openPeriods, vatPeriodOf } from '@klopt/bookkeeping/vat'
import { addDays, startOfMonth } from '@klopt/validators'
import { readCalendar } from '../books/vat-calendar.ts'
import type { Db } from '../database/db.ts'
import { startCorrection } from '../features/vat/correct-return.ts'
import { at, type Bookkeeper } from './bookkeeper.ts'
import { customer, invoiceOf } from './story.ts'

interface DueStory {
  readonly keeper: Bookkeeper
  readonly userId: number
  readonly contactId: number
  readonly today: string
}

/** Found so many days ago. */
const FOUND_DAYS_AGO = 6

/** A large sale found after its quarter was filed: its suppletie is begun and not yet handed in. */
export async function addCorrectionDue(db: Db, { keeper, userId, contactId, today }: DueStory): Promise<void> {
  const quarter = vatPeriodOf(addDays(vatPeriodOf(today, 'quarter').start, -1), 'quarter')
  const sell = (day: string, unitPrice: string, madeOn: string) =>
    keeper.invoice(
      invoiceOf(contactId, day, [{ description: 'Verbouwing', quantity: '1', unitPrice, vatCode: 'sale_high' }]),
      madeOn,
    )
  await sell(addDays(quarter.start, 12), '3200', addDays(quarter.start, 12))
  for (const { end, key } of openPeriods(await readCalendar(db, keeper.administrationId, today)))
    if (end <= quarter.end)
      await keeper.fileVat(key, addDays(quarter.end, 10) < today ? addDays(quarter.end, 10) : today)
  const foundOn = addDays(today, -FOUND_DAYS_AGO)
  await sell(addDays(quarter.start, 40), '7500', foundOn)
  const filing = { administrationId: keeper.administrationId, userId, now: at(foundOn), today: foundOn }
  await startCorrection(db, filing, quarter.start)
}

/** A service to Belgium in the month before this one: the ICP list of its quarter waits for it. */
export async function addIcpDue({ keeper, today }: Pick<DueStory, 'keeper' | 'today'>): Promise<void> {
  const day = addDays(startOfMonth(today), -9)
  const belgianId = await keeper.contact(
    customer('Uitgeverij De Leeuw BV', {
      street: 'Meir 40',
      postcode: '2000',
      city: 'Antwerpen',
      country: 'BE',
      vatNumber: 'BE0998123466',
      vatTreatment: 'eu',
    }),
    day,
  )
  await keeper.invoice(
    invoiceOf(belgianId, day, [
      { description: 'Vertaling jaarverslag', quantity: '1', unitPrice: '1450', vatCode: 'sale_eu_services' },
    ]),
    day,
  )
}
