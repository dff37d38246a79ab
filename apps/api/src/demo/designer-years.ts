import { must } from '@klopt/bookkeeping/money'
import { addDays, addMonths } from '@klopt/validators'
import type { Booking, Bookkeeper, StatementLine } from './bookkeeper.ts'
import { customers, monthlyExpenses, printer, taxOffice, work } from './designer-facts.ts'
import { dayIn, quarterToFileIn } from './months.ts'
import type { DemoPurchases } from './purchases.ts'
import { createRandom, type Random } from './random.ts'
import { invoiceOf } from './story.ts'

/** Months of suppliers' invoices on paper, before the current one. */
const PAPER_HISTORY = 11

/** Lives the months one after the other: work, money in and out, and VAT. */
export class DesignerYears {
  readonly #keeper: Bookkeeper
  readonly #purchases: Pick<DemoPurchases, 'month'>
  readonly #today: string
  readonly #random: Random = createRandom(2026)
  readonly #contactIds: number[] = []
  readonly #accounts = new Map<string, number>()
  #expected: StatementLine[] = []

  constructor(keeper: Bookkeeper, purchases: Pick<DemoPurchases, 'month'>, today: string) {
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
    if (month >= addMonths(`${this.#today.slice(0, 7)}-01`, -PAPER_HISTORY)) {
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
        invoiceOf(must(this.#contactIds[which], 'a customer'), day, lines, { paymentTermDays: term }),
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
        must(this.#contactIds[0], 'a customer'),
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
