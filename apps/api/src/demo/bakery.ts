import { must } from '@klopt/bookkeeping/money'
import { addDays, addMonths, endOfMonth } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import type { JobSender } from '../kernel/job.ts'
import type { Services } from '../kernel/services.ts'
import { createTill } from './by-hand.ts'
import { Bookkeeper, type StatementLine } from './bookkeeper.ts'
import { createCollections } from './collections.ts'
import { dayIn, filedOn, monthsUntil, quarterToFileIn } from './months.ts'
import { demoIban, demoVatNumber } from './numbers.ts'
import { openAdministration, type NewRole } from './open-administration.ts'
import { planColumns } from './plan-columns.ts'
import { createRandom } from './random.ts'
import { customer, invoiceOf } from './story.ts'

const iban = demoIban('RABO', 145_600_700)
const HISTORY = 6

const customers = [
  customer('Lunchroom Het Hof', {
    street: 'Hofplein 3',
    postcode: '3032 AC',
    city: 'Rotterdam',
    emailAddress: 'keuken@hethof.example',
    paymentTermDays: 14,
    iban: demoIban('INGB', 5_512_300),
  }),
  customer('Hotel Maaszicht', {
    street: 'Boompjes 55',
    postcode: '3011 XB',
    city: 'Rotterdam',
    emailAddress: 'inkoop@maaszicht.example',
    paymentTermDays: 14,
    iban: demoIban('ABNA', 611_200_900),
  }),
] as const

export interface BakeryOptions {
  readonly today: string
  readonly ownerId: number
  readonly roles: readonly NewRole[]
  readonly firmId: number | null
  readonly services: Services
  readonly jobs: JobSender
}

/** Bakkerij De Korenschoof B.V.: bread at the low rate, several users, half a year of books. */
export async function createBakery(db: Db, { today, ownerId, roles, firmId, ...more }: BakeryOptions): Promise<void> {
  const months = monthsUntil(today, HISTORY)
  const administrationId = await openAdministration(
    db,
    {
      company_name: 'Bakkerij De Korenschoof B.V.',
      legal_form: 'bv',
      address_street: 'Molenstraat 8',
      address_postcode: '3011 AA',
      address_city: 'Rotterdam',
      kvk_number: '82345671',
      vat_number: demoVatNumber(862_345_678),
      iban,
      email_address: 'brood@korenschoof.example',
      accent_colour: '#8a4b12',
      firm_id: firmId,
      ...planColumns('GROWTH', 'YEAR'),
      payment_method: 'ON_ACCOUNT',
      subscription_period_end: addMonths(today, 7),
      created_at: new Date(`${months[0]}T08:00:00Z`),
      onboarding_dismissed_at: new Date(`${months[0]}T08:00:00Z`),
    },
    roles,
  )
  const keeper = new Bookkeeper(db, { administrationId, userId: ownerId, iban, openingBalanceCents: 0 })
  const contactIds: number[] = []
  for (const contact of customers) contactIds.push(await keeper.contact(contact, months[0] ?? today))
  const random = createRandom(7)
  let expected: StatementLine[] = []
  for (const month of months) {
    for (const [index, contact] of customers.entries()) {
      const day = dayIn(month, 4 + index * 11, today)
      if (day === today) continue
      const sold = String(random.whole(180, 420))
      const { number, grossCents } = await keeper.invoice(
        invoiceOf(
          must(contactIds[index], 'a customer'),
          day,
          [{ description: 'Levering brood en banket', quantity: sold, unitPrice: '3.95', vatCode: 'sale_low' }],
          { paymentTermDays: 14 },
        ),
      )
      expected.push({
        date: addDays(day, random.whole(6, 14)),
        amountCents: grossCents,
        name: contact.name,
        iban: contact.iban,
        description: `Factuur ${number}`,
      })
    }
    const filed = quarterToFileIn(month)
    const fileDay = filedOn(month, today)
    if (filed && filed.end >= (months[0] ?? today) && fileDay < today) await keeper.fileVat(filed.key, fileDay)
    const isCurrent = today.startsWith(month.slice(0, 7))
    await keeper.statement({ from: month, until: isCurrent ? addDays(today, -1) : endOfMonth(month) }, expected)
    expected = expected.filter((line) => !line.date.startsWith(month.slice(0, 7)))
    if (!isCurrent) await keeper.process(addMonths(month, 1), () => null)
  }
  await createTill(db, { keeper, userId: ownerId, today })
  const { number } = await keeper.invoice(
    invoiceOf(
      must(contactIds[0], 'a customer'),
      addDays(today, -1),
      [{ description: 'Abonnement ontbijtbroodjes', quantity: '1', unitPrice: '145', vatCode: 'sale_low' }],
      { paymentTermDays: 30 },
    ),
  )
  await createCollections(db, {
    ...more,
    keeper,
    userId: ownerId,
    today,
    signedOn: months[0] ?? today,
    debtors: customers.map(({ name, iban: account }, index) => ({
      contactId: must(contactIds[index], 'a customer'),
      name,
      iban: must(account, 'the account of a customer'),
    })),
    number,
  })
}
