import { must } from '@klopt/bookkeeping/money'
import { addDays, addMonths, endOfMonth } from '@klopt/validators'
import type { Booking, Bookkeeper, StatementLine } from './bookkeeper.ts'
import { customers, everyDaysSales, monthlyExpenses, printer, taxOffice, work } from './designer-facts.ts'
import { bankBookedUntil, dayIn, filedOn, quarterToFileIn } from './months.ts'
import type { DemoPurchases } from './purchases.ts'
import { createRandom, type Random } from './random.ts'
import { invoiceOf, type Line } from './story.ts'

/** Months of suppliers' invoices on paper, before the current one. */
const PAPER_HISTORY = 11

type Customer = (typeof customers)[number]

interface Sale {
  readonly day: string
  readonly customer: Customer
  readonly lines: readonly Line[]
  readonly payDay: string
  /** What the customer writes beside its payment, with the number of the invoice. */
  readonly paidWith: (number: string) => string
}

/** Lives the months one after the other: work, money in and out, and VAT. */
export class DesignerYears {
  readonly #keeper: DesignersKeeper
  readonly #purchases: Pick<DemoPurchases, 'month'>
  readonly #today: string
  readonly #bookedUntil: string
  /** By name. */
  readonly #contactIds = new Map<string, number>()
  readonly #accounts = new Map<string, number>()
  #expected: StatementLine[] = []

  constructor(keeper: DesignersKeeper, purchases: Pick<DemoPurchases, 'month'>, today: string) {
    this.#keeper = keeper
    this.#purchases = purchases
    this.#today = today
    this.#bookedUntil = bankBookedUntil(today)
  }

  async live(months: readonly string[]): Promise<void> {
    const [first = this.#today] = months
    for (const contact of customers) this.#contactIds.set(contact.name, await this.#keeper.contact(contact, first))
    for (const { account } of monthlyExpenses) this.#accounts.set(account, await this.#keeper.accountId(account))
    for (const code of ['BSchBepBtw', 'WBedVkkRea']) this.#accounts.set(code, await this.#keeper.accountId(code))
    for (const month of months) await this.#liveMonth(month)
    await this.#loose()
  }

  /** A customer of the designer, by name. */
  contactId(name: string): number {
    return must(this.#contactIds.get(name), 'a customer of the designer')
  }

  async #liveMonth(month: string): Promise<void> {
    // The same for the same month, on whatever day the world is made.
    const random = createRandom(Number(month.slice(0, 7).replace('-', '')))
    const filed = quarterToFileIn(month)
    const fileDay = filedOn(month, this.#today)
    const expenses = this.#expenses(month, random)
    for (const sale of this.#sales(month, random)) await this.#sell(sale)
    if (month >= addMonths(`${this.#today.slice(0, 7)}-01`, -PAPER_HISTORY)) {
      this.#expected.push(...(await this.#purchases.month(month)))
    }
    if (filed && fileDay < this.#today) await this.#fileVat(filed.key, fileDay)
    await this.#import(month, [...this.#due(month), ...expenses])
  }

  /** Imports what the bank tells of a month; what came in lately still waits, so that there is something to do. */
  async #import(month: string, lines: readonly StatementLine[]): Promise<void> {
    const yesterday = addDays(this.#today, -1)
    const end = endOfMonth(month) < yesterday ? endOfMonth(month) : yesterday
    const booked = end < this.#bookedUntil ? end : this.#bookedUntil
    if (booked >= month) {
      await this.#keeper.statement({ from: month, until: booked }, lines)
      await this.#keeper.process(addDays(booked, 1), (line) => this.#book(line.counterparty_name))
    }
    if (booked < end) {
      await this.#keeper.statement({ from: booked < month ? month : addDays(booked, 1), until: end }, lines)
    }
  }

  /** What is invoiced in a month, before today, in the order of its days. */
  #sales(month: string, random: Random): Sale[] {
    const drawn = Array.from({ length: random.whole(2, 4) }, () => drawSale(month, random))
    const always = everyDaysSales
      .map(({ daysAgo, ...sale }) => ({ ...sale, day: addDays(this.#today, -daysAgo) }))
      .filter(({ day }) => day.startsWith(month.slice(0, 7)))
      .map((sale) => drawSale(month, random, sale))
    return [...drawn, ...always].filter(({ day }) => day < this.#today).toSorted((a, b) => a.day.localeCompare(b.day))
  }

  async #sell({ day, customer, lines, payDay, paidWith }: Sale): Promise<void> {
    const { number, grossCents } = await this.#keeper.invoice(
      invoiceOf(this.contactId(customer.name), day, lines, { paymentTermDays: termDaysOf(customer) }),
    )
    const { name, iban } = customer
    this.#expected.push({ date: payDay, amountCents: grossCents, name, iban, description: paidWith(number) })
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

  #expenses(month: string, random: Random): StatementLine[] {
    const printing = {
      date: dayIn(month, 20, this.#today),
      amountCents: -random.whole(4_000, 96_000),
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
      return { accountId: must(this.#accounts.get('BSchBepBtw'), 'an account'), vatCode: null, makesRule: true }
    if (name === printer.name)
      return {
        accountId: must(this.#accounts.get('WBedVkkRea'), 'an account'),
        vatCode: 'purchase_high',
        makesRule: true,
      }
    const expense = monthlyExpenses.find((candidate) => candidate.name === name)
    return expense
      ? {
          accountId: must(this.#accounts.get(expense.account), 'an account'),
          vatCode: expense.vatCode,
          makesRule: true,
        }
      : null
  }

  /** Loose ends: a draft that waits to be sent. */
  async #loose(): Promise<void> {
    const [line] = work
    await this.#keeper.draft(
      invoiceOf(
        this.contactId('Gemeente Haarlem'),
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

/** What the months need of who keeps the books. */
type DesignersKeeper = Pick<
  Bookkeeper,
  'accountId' | 'contact' | 'draft' | 'fileVat' | 'invoice' | 'process' | 'statement'
>

const termDaysOf = (customer: Customer): number => customer.paymentTermDays ?? 30

/** What is sold in a month, and when and how it is paid, by chance but for what is given. */
function drawSale(month: string, random: Random, given: { readonly day?: string; readonly name?: string } = {}): Sale {
  const drawnDay = addDays(month, random.whole(1, 26))
  const drawn = customers[random.whole(0, customers.length - 1)] ?? customers[0]
  const day = given.day ?? drawnDay
  const customer = customers.find(({ name }) => name === given.name) ?? drawn
  const lines = random.whole(1, 3) === 1 ? [random.pick(work), random.pick(work)] : [random.pick(work)]
  const payDay = addDays(day, termDaysOf(customer) - random.whole(0, 9))
  const wording = random.pick(['Factuur', '', 'Betreft'])
  // Of what is sold on every day the invoice is told, so that it is there to be seen.
  const before = given.name === undefined ? wording : 'Factuur'
  const after = before === 'Betreft' ? 'met dank' : ''
  return { day, customer, lines, payDay, paidWith: (number) => [before, number, after].join(' ').trim() }
}
