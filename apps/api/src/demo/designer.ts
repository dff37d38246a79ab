import { addDays, addMonths } from '@klopt/validators'
import type { Db } from '../database/db.ts'
import { savePaymentDetails } from '../features/subscriptions/payment-details.ts'
import type { JobSender } from '../jobs/job.ts'
import type { Services } from '../server/services.ts'
import { Bookkeeper, type Booking, type StatementLine } from './bookkeeper.ts'
import { dayIn, monthsUntil, quarterToFileIn } from './months.ts'
import { demoIban, demoVatNumber } from './numbers.ts'
import { openAdministration, type NewRole } from './open-administration.ts'
import { planColumns } from './plan-columns.ts'
import { DemoPurchases } from './purchases.ts'
import { createRandom, type Random } from './random.ts'
import { customer, invoiceOf, type Line } from './story.ts'

const iban = demoIban('INGB', 1_234_567)
const printer = { name: 'Drukkerij Zwart', iban: demoIban('RABO', 188_200_300) }
const taxOffice = { name: 'Belastingdienst', iban: demoIban('INGB', 2_445_588) }

/** Months of books before the current one, and of suppliers' invoices on paper. */
const history = 24
const paperHistory = 11

const customers = [
  customer('Gemeente Haarlem', {
    attention: 'Crediteuren',
    street: 'Grote Markt 2',
    postcode: '2011 RD',
    city: 'Haarlem',
    emailAddress: 'crediteuren@haarlem.example',
    iban: demoIban('BNGH', 285_008_681),
  }),
  customer('Bloemisterij De Klaproos', {
    street: 'Kleine Houtstraat 14',
    postcode: '2011 DM',
    city: 'Haarlem',
    emailAddress: 'bloemen@klaproos.example',
    iban: demoIban('RABO', 112_233_445),
    paymentTermDays: 14,
  }),
  customer('Tandartspraktijk Oost', {
    street: 'Amsterdamsevaart 80',
    postcode: '2032 EH',
    city: 'Haarlem',
    emailAddress: 'praktijk@tandoost.example',
    iban: demoIban('ABNA', 417_164_300),
  }),
  customer('Van Rijn B.V.', {
    attention: 'M. van Rijn',
    street: 'Spaarndamseweg 120',
    postcode: '2021 CA',
    city: 'Haarlem',
    emailAddress: 'administratie@vanrijn.example',
    iban: demoIban('KNAB', 255_667_788),
    kvkNumber: '71234562',
  }),
  customer('Uitgeverij De Kade', {
    street: 'Oostelijke Handelskade 12',
    postcode: '1019 BM',
    city: 'Amsterdam',
    emailAddress: 'facturen@dekade.example',
    iban: demoIban('TRIO', 390_112_233),
  }),
  customer('Museum De Zaal', {
    street: 'Groot Heiligland 62',
    postcode: '2011 ES',
    city: 'Haarlem',
    emailAddress: 'inkoop@dezaal.example',
    iban: demoIban('ASNB', 708_901_234),
  }),
] as const

const work: readonly [Line, ...Line[]] = [
  { description: 'Ontwerp bewegwijzering', quantity: '16', unit: 'uur', unitPrice: '85', vatCode: 'sale_high' },
  {
    description: 'Huisstijl, uitwerking en begeleiding',
    quantity: '24',
    unit: 'uur',
    unitPrice: '85',
    vatCode: 'sale_high',
  },
  { description: 'Illustraties voor de website', quantity: '6', unitPrice: '145', vatCode: 'sale_high' },
  { description: 'Onderhoud website', quantity: '5.5', unit: 'uur', unitPrice: '78.50', vatCode: 'sale_high' },
  { description: 'Opmaak jaarverslag', quantity: '1', unitPrice: '1450', vatCode: 'sale_high' },
  { description: 'Gesigneerde zeefdrukken', quantity: '4', unitPrice: '120', vatCode: 'sale_low' },
]

interface Expense extends Omit<StatementLine, 'date'> {
  readonly day: number
  readonly account: string
  readonly vatCode: string | null
}

const monthlyExpenses: readonly Expense[] = [
  {
    day: 1,
    name: 'Atelierhuis Noord',
    iban: demoIban('RABO', 300_400_500),
    amountCents: -45_000,
    description: 'Huur atelier',
    account: 'WBedHuiBeh',
    vatCode: null,
  },
  {
    day: 3,
    name: 'KPN B.V.',
    iban: demoIban('ABNA', 500_100_200),
    amountCents: -4_235,
    description: 'Termijn mobiel en internet',
    account: 'WBedKanTef',
    vatCode: 'purchase_high',
  },
  {
    day: 8,
    name: 'Verzekeraar Polder',
    iban: demoIban('INGB', 6_600_100),
    amountCents: -3_850,
    description: 'Beroepsaansprakelijkheid',
    account: 'WBedAssBea',
    vatCode: null,
  },
  {
    day: 12,
    name: 'Adobe Systems Ireland',
    iban: null,
    amountCents: -6_654,
    description: 'Creative Cloud',
    account: 'WBedKanSof',
    vatCode: 'purchase_eu_services',
  },
  {
    day: 17,
    name: 'NS Groep',
    iban: demoIban('INGB', 7_700_300),
    amountCents: -8_640,
    description: 'Reizen op saldo',
    account: 'WBedVkkRev',
    vatCode: 'purchase_low',
  },
  {
    day: 24,
    name: 'Eva Verhoeven',
    iban: demoIban('INGB', 9_900_100),
    amountCents: -220_000,
    description: 'Privé',
    account: 'BEivKapPro',
    vatCode: null,
  },
]

export interface DesignerOptions {
  readonly today: string
  readonly now: Date
  readonly ownerId: number
  readonly roles: readonly NewRole[]
  readonly firmId: number | null
  readonly services: Services
  readonly jobs: JobSender
}

/** Studio Noord: a freelance designer with two years of invoices, statements and filed returns. */
export async function createDesigner(db: Db, options: DesignerOptions): Promise<number> {
  const { today, ownerId } = options
  const months = monthsUntil(today, history)
  const administrationId = await openAdministration(
    db,
    {
      company_name: 'Studio Noord',
      legal_form: 'zzp',
      address_street: 'Spaarne 14',
      address_postcode: '2011 CH',
      address_city: 'Haarlem',
      kvk_number: '64012347',
      vat_number: demoVatNumber(244_557_991),
      iban,
      email_address: 'eva@studionoord.example',
      phone: '+31235550114',
      website: 'studionoord.example',
      invoice_footer: 'Bedankt voor de prettige samenwerking.',
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
    { administrationId, userId: ownerId, now: options.now },
    {
      bank_account: { number: iban, name_account_holder: 'Studio Noord' },
      email_address: 'facturen@studionoord.example',
    },
  )
  const keeper = new Bookkeeper(db, { administrationId, userId: ownerId, iban, openingBalanceCents: 0 })
  const purchases = new DemoPurchases(db, keeper, {
    services: options.services,
    jobs: options.jobs,
    today,
    userId: ownerId,
    buyer: { name: 'Studio Noord', addressLines: ['Spaarne 14', '2011 CH Haarlem'] },
  })
  await new DesignerYears(keeper, purchases, today).live(months)
  await purchases.inbox()
  return administrationId
}

/** Lives the months one after the other: work, money in and out, and VAT. */
class DesignerYears {
  readonly #keeper: Bookkeeper
  readonly #purchases: DemoPurchases
  readonly #today: string
  readonly #random: Random = createRandom(2026)
  readonly #contactIds: number[] = []
  readonly #accounts = new Map<string, number>()
  #expected: StatementLine[] = []

  constructor(keeper: Bookkeeper, purchases: DemoPurchases, today: string) {
    this.#keeper = keeper
    this.#purchases = purchases
    this.#today = today
  }

  async live(months: readonly string[]): Promise<void> {
    const [first = this.#today] = months
    for (const contact of customers) this.#contactIds.push(await this.#keeper.contact(contact, first))
    for (const { account } of monthlyExpenses) this.#accounts.set(account, await this.#keeper.accountId(account))
    for (const code of ['BSchBepBtw', 'WBedVkkRea']) this.#accounts.set(code, await this.#keeper.accountId(code))
    for (const month of months) await this.#liveMonth(month)
    await this.#loose()
  }

  async #liveMonth(month: string): Promise<void> {
    const isCurrent = this.#today.startsWith(month.slice(0, 7))
    const filed = quarterToFileIn(month)
    const fileDay = dayIn(month, 20, this.#today)
    await this.#makeInvoices(month)
    if (month >= addMonths(`${this.#today.slice(0, 7)}-01`, -paperHistory)) {
      this.#expected.push(...(await this.#purchases.month(month)))
    }
    if (filed && fileDay < this.#today) await this.#fileVat(filed.key, fileDay)
    const lines = [...this.#due(month), ...this.#expenses(month)]
    await this.#keeper.statement(month, lines, isCurrent ? addDays(this.#today, -1) : undefined)
    // What came in this month still waits, so that there is something to do.
    if (!isCurrent)
      await this.#keeper.process(addMonths(month, 1) > this.#today ? this.#today : addMonths(month, 1), (line) =>
        this.#book(line.counterparty_name),
      )
  }

  async #makeInvoices(month: string): Promise<void> {
    const count = this.#random.whole(3, 5)
    const days = Array.from({ length: count }, () => dayIn(month, this.#random.whole(2, 27), this.#today))
    for (const day of days.toSorted()) {
      if (day === this.#today) continue
      const which = this.#random.whole(0, customers.length - 1)
      const contact = customers[which] ?? customers[0]
      const lines =
        this.#random.whole(1, 3) === 1 ? [this.#random.pick(work), this.#random.pick(work)] : [this.#random.pick(work)]
      const term = contact.paymentTermDays ?? 30
      const { number, grossCents } = await this.#keeper.invoice(
        invoiceOf(this.#contactIds[which] ?? 0, day, lines, { paymentTermDays: term }),
      )
      this.#expect(contact, number, grossCents, addDays(day, term - this.#random.whole(0, 9)))
    }
  }

  #expect(contact: (typeof customers)[number], number: string, grossCents: number, payDay: string): void {
    this.#expected.push({
      date: payDay,
      amountCents: grossCents,
      name: contact.name,
      iban: contact.iban,
      description: this.#random.pick([`Factuur ${number}`, number, `Betreft ${number} met dank`]),
    })
  }

  /** What customers pay in this month; Van Rijn is late with what fell due lately, and the practice pays a part. */
  #due(month: string): StatementLine[] {
    const inMonth = (line: StatementLine) => line.date.startsWith(month.slice(0, 7))
    const isRecent = (line: StatementLine) => line.date > addDays(this.#today, -40)
    const due = this.#expected.filter((line) => inMonth(line) && !(line.name === 'Van Rijn B.V.' && isRecent(line)))
    this.#expected = this.#expected.filter((line) => !inMonth(line))
    return due.map((line) =>
      line.name === 'Tandartspraktijk Oost' && isRecent(line)
        ? { ...line, amountCents: Math.round(line.amountCents / 2), description: `deel ${line.description}` }
        : line,
    )
  }

  #expenses(month: string): StatementLine[] {
    const printing = {
      date: dayIn(month, 20, this.#today),
      amountCents: -this.#random.whole(4_000, 96_000),
      ...printer,
      description: `Drukwerk ${month.slice(0, 7)}`,
    }
    const fixed = monthlyExpenses.map(({ day, name, iban: account, amountCents, description }) => ({
      date: dayIn(month, day, this.#today),
      amountCents,
      name,
      iban: account,
      description: `${description} ${month.slice(0, 7)}`,
    }))
    return [...fixed, printing]
  }

  async #fileVat(key: string, day: string): Promise<void> {
    const payableEuros = await this.#keeper.fileVat(key, day)
    if (payableEuros === 0) return
    this.#expected.push({
      date: day,
      amountCents: -payableEuros * 100,
      ...taxOffice,
      description: `Omzetbelasting ${key}`,
    })
  }

  #book(name: string | null): Booking | null {
    if (name === taxOffice.name)
      return { accountId: this.#accounts.get('BSchBepBtw') ?? 0, vatCode: null, makesRule: true }
    if (name === printer.name)
      return { accountId: this.#accounts.get('WBedVkkRea') ?? 0, vatCode: 'purchase_high', makesRule: true }
    const expense = monthlyExpenses.find((candidate) => candidate.name === name)
    return expense
      ? { accountId: this.#accounts.get(expense.account) ?? 0, vatCode: expense.vatCode, makesRule: true }
      : null
  }

  /** Loose ends: a draft that waits to be sent. */
  async #loose(): Promise<void> {
    const [line] = work
    await this.#keeper.draft(
      invoiceOf(
        this.#contactIds[0] ?? 0,
        this.#today,
        [
          { ...line, quantity: '18.5' },
          { description: 'Drukproeven', quantity: '3', unitPrice: '59.1667', vatCode: 'sale_high' },
        ],
        { reference: 'PO-88213' },
      ),
    )
  }
}
