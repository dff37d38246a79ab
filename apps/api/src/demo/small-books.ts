import { FIRST_SCHEME_DAY } from '@klopt/bookkeeping/vat'
import { addDays, addMonths, startOfMonth } from '@klopt/validators'
import type { PlanName } from '@klopt/api-client/contract'
import type { Db } from '../database/db.ts'
import { Bookkeeper } from './bookkeeper.ts'
import { addCostsAbroad } from './costs-abroad.ts'
import { addCorrectionDue, addIcpDue } from './due-stories.ts'
import { demoIban, demoVatNumber } from './numbers.ts'
import { openAdministration, type NewRole } from './open-administration.ts'
import { planColumns } from './plan-columns.ts'
import { customer, invoiceOf } from './story.ts'
import { addVatStory } from './vat-story.ts'

export interface SmallBooks {
  readonly name: string
  readonly city: string
  /** Days from today to the last day of the period; null: it has expired. */
  readonly daysLeft: number | null
  /** Without a plan. */
  readonly subscription?: 'TRIAL' | 'GRACE_PERIOD' | 'NONE' | 'REWARD'
  readonly plan?: PlanName
  /** Days since the trial or the subscription ended. */
  readonly graceDays?: number
  /** Days from today to the last day of a subscription that was cancelled. */
  readonly endsInDays?: number
  /** Days since the owner asked to remove it. */
  readonly removalAskedDaysAgo?: number
  /** VAT counts when the customer pays, and one has. */
  readonly cashBasis?: boolean
  /** By the month, of which the last one is still to be filed or was; or by the quarter, and one that was forgotten or corrected. */
  readonly vat?: 'month' | 'month-filed' | 'forgotten' | 'corrected' | 'correction-due'
  /** It did work for a customer in Belgium. */
  readonly icp?: true
}

/** The administrations of the owner in each state of the list. */
export const ownersBooks: readonly SmallBooks[] = [
  { name: 'Noord Fotografie', city: 'Haarlem', subscription: 'TRIAL', daysLeft: 2 },
  { name: 'Pop-up Atelier', city: 'Haarlem', subscription: 'TRIAL', daysLeft: null, graceDays: 4 },
  { name: 'Studio Noord Webshop', city: 'Haarlem', subscription: 'GRACE_PERIOD', daysLeft: null, graceDays: 10 },
  { name: 'Zomerproject Spaarne', city: 'Haarlem', plan: 'PRE_STARTER', daysLeft: 9, removalAskedDaysAgo: 12 },
]

/** Rarer states, in a list of their own so that the administrations before them keep their numbers. */
export const ownersOtherBooks: readonly SmallBooks[] = [
  { name: 'Noord Drukwerk', city: 'Haarlem', plan: 'START', daysLeft: 16, endsInDays: 16, vat: 'corrected' },
  { name: 'Noord Cadeaubon', city: 'Haarlem', subscription: 'REWARD', daysLeft: 40 },
  { name: 'Oude Eenmanszaak', city: 'Haarlem', subscription: 'NONE', daysLeft: null },
]

/** Asked to be removed so long ago that support may do it. */
export const booksToRemove: SmallBooks = {
  name: 'Bloemenkiosk Kade',
  city: 'Utrecht',
  subscription: 'NONE',
  daysLeft: null,
  removalAskedDaysAgo: 33,
}

/** Whose VAT asks something of the firm. */
const VAT_OF: Readonly<Record<string, SmallBooks['vat']>> = {
  'Café De Hoek': 'forgotten',
  'Schildersbedrijf Van Dam': 'month',
  'Vertaalbureau Lingua': 'month',
  'Loodgietersbedrijf Vos': 'month-filed',
  'Timmerwerken Peters': 'correction-due',
}

/** The clients of the firm, beside the studio and the bakery. */
export const firmsBooks: readonly SmallBooks[] = [
  'Loodgietersbedrijf Vos',
  'Kapsalon Krul',
  'Fysiotherapie De Brug',
  'Schildersbedrijf Van Dam',
  'Café De Hoek',
  'Rijschool Vooruit',
  'Tuinonderhoud Groen',
  'Vertaalbureau Lingua',
  'Timmerwerken Peters',
  'Yogastudio Adem',
].map(
  (name, index) =>
    ({
      name,
      city: ['Utrecht', 'Amersfoort', 'Zeist'][index % 3] ?? 'Utrecht',
      plan: index % 4 === 3 ? 'ADVISOR_PAYS' : 'INSTAP',
      daysLeft: 2 + index * 3,
      cashBasis: name === 'Rijschool Vooruit',
      ...(VAT_OF[name] && { vat: VAT_OF[name] }),
      ...(name === 'Vertaalbureau Lingua' && { icp: true }),
    }) as const,
)

export interface SmallBooksOptions {
  readonly today: string
  readonly ownerId: number
  readonly roles: readonly NewRole[]
  readonly firmId: number | null
  /** Makes its numbers its own. */
  readonly index: number
}

/** A small administration with one customer and two invoices. */
export async function createSmallBooks(db: Db, books: SmallBooks, options: SmallBooksOptions): Promise<void> {
  const { today, index } = options
  const iban = demoIban('INGB', 3_000_000 + index)
  const askedAt = books.removalAskedDaysAgo === undefined ? null : addDays(today, -books.removalAskedDaysAgo)
  const administrationId = await openAdministration(
    db,
    {
      company_name: books.name,
      legal_form: 'zzp',
      address_street: `Voorstraat ${index + 1}`,
      address_postcode: `35${10 + index} AB`,
      address_city: books.city,
      kvk_number: String(70_000_001 + index * 1013),
      vat_number: demoVatNumber(300_000_000 + index * 7919),
      iban,
      email_address: `info@bedrijf${index}.example`,
      firm_id: options.firmId,
      subscription_period_end: books.daysLeft === null ? null : addDays(today, books.daysLeft),
      ...(books.plan ? planColumns(books.plan) : { subscription_type: books.subscription ?? 'TRIAL' }),
      subscription_ends_on: books.endsInDays === undefined ? null : addDays(today, books.endsInDays),
      grace_period_from: books.graceDays === undefined ? null : addDays(today, -books.graceDays),
      removal_requested_at: askedAt === null ? null : new Date(`${askedAt}T10:00:00Z`),
      removal_ready_at: askedAt === null ? null : new Date(`${addDays(askedAt, 30)}T10:00:00Z`),
      created_at: new Date(`${addMonths(today, -3)}T08:00:00Z`),
      ...(books.vat?.startsWith('month') === true && { vat_frequency: 'month' as const }),
      ...(books.cashBasis === true && { vat_schemes: JSON.stringify([{ from: FIRST_SCHEME_DAY, scheme: 'cash' }]) }),
    },
    options.roles,
  )
  const keeper = new Bookkeeper(db, { administrationId, userId: options.ownerId, iban, openingBalanceCents: 0 })
  const contact = customer(`Klant van ${books.name}`, {
    street: 'Kerkplein 5',
    postcode: '3511 CC',
    city: 'Utrecht',
    emailAddress: `klant${index}@klant.example`,
  })
  const contactId = await keeper.contact(contact, addMonths(today, -2))
  const sell = (day: string) =>
    keeper.invoice(
      invoiceOf(contactId, day, [
        { description: 'Werkzaamheden', quantity: '8', unit: 'uur', unitPrice: '62.50', vatCode: 'sale_high' },
      ]),
    )
  if (books.vat === 'forgotten') await sell(addMonths(today, -4))
  // Who files by the month has last month to file and nothing before it.
  const isMonthly = books.vat?.startsWith('month') === true
  const firstSale = isMonthly ? addDays(startOfMonth(today), -2 - index) : addDays(today, -35 - index)
  const { number, grossCents } = await sell(firstSale)
  await sell(addDays(today, -6))
  if (books.vat === 'month-filed') await fileEarlierMonths(keeper, firstSale, today)
  const story = { keeper, userId: options.ownerId, contactId, today }
  if (books.vat === 'correction-due') await addCorrectionDue(db, story)
  if (books.icp === true) await addIcpDue(story)
  if (books.vat === 'corrected') {
    await addCostsAbroad(db, { keeper, userId: options.ownerId, today })
    await addVatStory(db, story)
  }
  if (books.cashBasis !== true) return
  const paidOn = addDays(today, -3)
  const payment = { date: paidOn, amountCents: grossCents, name: contact.name, iban: null, description: number }
  await keeper.statement({ from: startOfMonth(paidOn), until: paidOn }, [payment])
  await keeper.process(paidOn, () => null)
}

/** Files the months from that of a day to the last one. */
async function fileEarlierMonths(keeper: Bookkeeper, from: string, today: string): Promise<void> {
  for (let month = startOfMonth(from); month < startOfMonth(today); month = addMonths(month, 1)) {
    await keeper.fileVat(month.slice(0, 7), today)
  }
}
