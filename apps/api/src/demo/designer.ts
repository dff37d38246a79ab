import { addDays, addMonths } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { savePaymentDetails } from '../features/subscriptions/payment-details.ts'
import type { JobSender } from '../kernel/job.ts'
import type { Services } from '../kernel/services.ts'
import { createAssets } from './assets.ts'
import { Bookkeeper } from './bookkeeper.ts'
import { createTemplates } from './by-hand.ts'
import { saveReminderSettings } from '../features/reminders/steps.ts'
import { createHours } from './hours.ts'
import { createOffering } from './offering.ts'
import { studioNoord } from './designer-facts.ts'
import { paperDrawer } from './draw-supplier-invoice.ts'
import { DesignerYears } from './designer-years.ts'
import { monthsUntil } from './months.ts'
import { demoIban } from './numbers.ts'
import { createTripsAndReceipts } from './on-the-road.ts'
import { openAdministration, type NewRole } from './open-administration.ts'
import { planColumns } from './plan-columns.ts'
import { DemoPurchases } from './purchases.ts'
import { createSelling } from './selling.ts'

const iban = demoIban('INGB', 1_234_567)

/** Months of books before the current one. */
const HISTORY = 24

export interface DesignerOptions {
  readonly today: string
  readonly now: Date
  readonly ownerId: number
  readonly employeeId: number
  readonly roles: readonly NewRole[]
  readonly firmId: number | null
  readonly services: Services
  readonly jobs: JobSender
}

/** Studio Noord: a freelance designer with two years of invoices, statements and filed returns. */
export async function createDesigner(db: Db, options: DesignerOptions): Promise<number> {
  const { today, ownerId } = options
  const months = monthsUntil(today, HISTORY)
  const administrationId = await openAdministration(
    db,
    {
      ...studioNoord,
      iban,
      phone: '+31235550114',
      website: 'studionoord.example',
      firm_id: options.firmId,
      accessible_by_support: true,
      ...planColumns('START', 'YEAR'),
      subscription_period_end: addDays(addMonths(today, 4), -9),
      created_at: new Date(`${months[0]}T08:00:00Z`),
      onboarding_dismissed_at: new Date(`${months[0]}T08:00:00Z`),
    },
    options.roles,
  )
  await savePaymentDetails(
    db,
    { administrationId, userId: ownerId, now: options.now, today },
    {
      bank_account: { number: iban, name_account_holder: 'Studio Noord' },
      email_address: 'facturen@studionoord.example',
    },
  )
  const keeper = new Bookkeeper(db, { administrationId, userId: ownerId, iban, openingBalanceCents: 0 })
  const purchases = new DemoPurchases(db, keeper, {
    files: options.services.files,
    draw: paperDrawer(options.services.pdf),
    jobs: options.jobs,
    today,
    userId: ownerId,
  })
  const years = new DesignerYears(keeper, purchases, today)
  await years.live(months)
  await purchases.inbox()
  await createAssets(db, { keeper, userId: ownerId, today })
  await createTemplates(db, { keeper, userId: ownerId, today })
  await saveReminderSettings(db, administrationId, { mode: 'check', sendHour: 9 }, options.now)
  await createOffering(db, { administrationId, userId: ownerId, today, now: options.now }, years)
  await createSelling(db, { keeper, userId: ownerId, services: options.services, today })
  await createHours(db, { administrationId, ownerId, employeeId: options.employeeId, today })
  await createTripsAndReceipts(db, {
    administrationId,
    ownerId,
    employeeId: options.employeeId,
    services: options.services,
    today,
  })
  return administrationId
}
