import { fiscalYearOf, fiscalYearRange, SYSTEM_ACCOUNTS, yearBefore, type AccountType } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { openPeriods } from '@klopt/bookkeeping/vat'
import { vatReturnBoxes, vatReturnTotals } from '@klopt/bookkeeping/vat-return'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addDays, addMonths } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { bankBooks } from '../bank/bank-books.ts'
import { latestInvoices } from '../invoices/list-invoices.ts'
import { accountSums, balanceIn, LAST_BOOK_DAY } from '../../books/account-sums.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { submittedCents } from '../vat/correct-return.ts'
import { latePeriods } from '../vat/late-lines.ts'
import { vatFacts } from '../vat/vat-facts.ts'
import { undeclaredSums } from '../../books/vat-sums.ts'
import { periodOf, readCalendar } from '../../books/vat-calendar.ts'
import { todoList } from './todo-list.ts'
import type { TodoFacts } from './todo.ts'

type Dashboard = ResponseOf<typeof contract.dashboard.get>

const SHOWN_INVOICES = 5

/**
 * Bank, open invoices, VAT to set aside, profit by month and what to do now, of a fiscal year; null is that of today.
 */
export async function showDashboard(
  db: Db,
  administrationId: number,
  { today, now, forFirm }: Omit<TodoFacts, 'administrationId' | 'waiting'>,
  chosenYear: number | null,
): Promise<Dashboard> {
  const year = await shownYear(db, administrationId, today, chosenYear)
  const moneyBooks = await bankBooks(db, administrationId)
  const books = moneyBooks.filter(({ kind }) => kind !== 'cash')
  const receivable = await receivables(db, administrationId, today)
  const { months, profit } = await results(db, administrationId, year)
  const vat = {
    ...(await vatToSetAside(db, administrationId, today)),
    savings: await savingsOf(db, administrationId, moneyBooks),
  }
  return {
    year: year.name,
    thisYear: year.thisYear,
    fiscalYearStartMonth: year.startMonth,
    bank: {
      balanceCents: books.reduce((sum, book) => sum + book.balanceCents, 0),
      name: books[0]?.name ?? null,
      lastDate: books.reduce<string | null>(
        (last, book) => (book.lastDate !== null && (last === null || book.lastDate > last) ? book.lastDate : last),
        null,
      ),
      books: books.length,
    },
    receivable,
    vat,
    profit,
    months,
    todo: await todoList(db, {
      administrationId,
      today,
      now,
      forFirm,
      waiting: moneyBooks.reduce((sum, book) => sum + book.waiting, 0),
    }),
    latestInvoices: (await latestInvoices(db, administrationId, today, SHOWN_INVOICES)).map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      contactName: invoice.contactName,
      date: invoice.invoiceDate,
      status: invoice.status,
      isBounced: invoice.isBounced,
      grossCents: invoice.grossCents,
    })),
    processedUntil: await processedUntil(db, administrationId),
  }
}

/** A fiscal year and how much of it there is. */
interface ShownYear {
  readonly name: number
  /** The one that today lies in. */
  readonly thisYear: number
  readonly startMonth: number
  readonly from: string
  /** Its last day, or today while it lasts. */
  readonly until: string
}

async function shownYear(db: Db, administrationId: number, today: string, chosen: number | null): Promise<ShownYear> {
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  const thisYear = fiscalYearOf(today, startMonth)
  const name = chosen ?? thisYear
  const { from, to } = fiscalYearRange(name, startMonth)
  return { name, thisYear, startMonth, from, until: name === thisYear ? today : to }
}

/** Of invoices what is less than nothing too, as their list has it; what customers paid too much stands among the tasks. */
async function receivables(db: Db, administrationId: number, today: string): Promise<Dashboard['receivable']> {
  const { rows } = await sql<Dashboard['receivable']>`
    SELECT coalesce(sum(open_cents), 0)::bigint AS "openCents", count(*) AS count,
      coalesce(sum(open_cents) FILTER (WHERE ${isLateItem('owed_items', today)}), 0)::bigint AS "lateCents",
      count(*) FILTER (WHERE ${isLateItem('owed_items', today)}) AS "lateCount"
    FROM owed_items
    WHERE administration_id = ${administrationId} AND kind = 'receivable'
      AND (open_cents > 0 OR (open_cents < 0 AND invoice_id IS NOT NULL))`.execute(db)
  return rows[0] ?? { openCents: 0, count: 0, lateCents: 0, lateCount: 0 }
}

interface Results {
  readonly months: Dashboard['months']
  readonly profit: Dashboard['profit']
}

/**
 * Turnover and costs of the twelve months of a year, and its result until today beside that of the year before until the
 * same day; in one statement.
 */
async function results(db: Db, administrationId: number, { from, until }: ShownYear): Promise<Results> {
  const months = Array.from({ length: 12 }, (_value, index) => addMonths(from, index))
  const asked = [
    ...months.map((month) => ({ from: month, to: addDays(addMonths(month, 1), -1) })),
    { from, to: until },
    yearBefore({ from, to: until }),
  ]
  const sums = await accountSums(
    db,
    administrationId,
    asked.map((days) => ({ ...days, withYearClose: false })),
    { types: ['revenue', 'expense'] },
  )
  const creditOf = (days: number, type?: AccountType): number =>
    sums.reduce((sum, account) => sum - (type && account.type !== type ? 0 : balanceIn(account, days)), 0)
  const [thisYearCents, lastYearCents] = [creditOf(12), creditOf(13)]
  return {
    months: months.map((month, index) => ({
      month: month.slice(0, 7),
      revenueCents: creditOf(index, 'revenue'),
      costsCents: 0 - creditOf(index, 'expense'),
    })),
    profit: {
      thisYearCents,
      lastYearCents,
      // Against a loss or nothing a percentage says nothing.
      changePercent: lastYearCents > 0 ? Math.round(((thisYearCents - lastYearCents) * 100) / lastYearCents) : null,
    },
  }
}

/** What the periods that are not filed yet come to, and what was filed and is still to be paid. */
async function vatToSetAside(
  db: Db,
  administrationId: number,
  today: string,
): Promise<Omit<Dashboard['vat'], 'savings'>> {
  const calendar = await readCalendar(db, administrationId, today)
  const period = periodOf(calendar, undefined, today)
  const [next, ...later] = openPeriods(calendar)
  const nextFacts = next === undefined ? [] : await vatFacts(db, administrationId, { days: next, lateOn: today })
  let setAsideCents = 0
  for (const facts of [nextFacts, ...(await undeclaredSums(db, administrationId, later))]) {
    setAsideCents += vatReturnTotals(vatReturnBoxes(facts)).exactCents
  }
  setAsideCents += await correctedCents(db, administrationId, today)
  // What other EU countries are owed waits on an account of its own, declared or not.
  setAsideCents += await owedOn(db, administrationId, SYSTEM_ACCOUNTS.ossVat)
  // Filing puts what is owed on 'Te betalen omzetbelasting', and paying takes it off: positive is still to be paid.
  const filedCents = await owedOn(db, administrationId, SYSTEM_ACCOUNTS.vatPayable)
  return { setAsideCents: setAsideCents + filedCents, filedCents, periodLabel: period.label, dueDate: period.dueDate }
}

/** What the savings accounts hold together. */
async function savingsOf(
  db: Db,
  administrationId: number,
  books: Awaited<ReturnType<typeof bankBooks>>,
): Promise<Dashboard['vat']['savings']> {
  const journals = await db
    .selectFrom('ledger_journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('financial_type', '=', 'SAVINGS')
    .execute()
  const ids = new Set(journals.map(({ id }) => id))
  const [most, ...others] = books
    .filter(({ journalId }) => ids.has(journalId))
    .toSorted((one, other) => other.balanceCents - one.balanceCents)
  if (!most) return null
  const { name, iban } = most
  return { name, iban, balanceCents: others.reduce((sum, { balanceCents }) => sum + balanceCents, most.balanceCents) }
}

/** What corrections that were decided or handed in add to what is owed, before their assessment is booked. */
async function correctedCents(db: Db, administrationId: number, today: string): Promise<number> {
  const decided = (await latePeriods(db, administrationId, today)).filter(({ decision }) => decision === 'correction')
  const submitted = await submittedCents(db, administrationId)
  return decided.reduce((sum, { waitingCents }) => sum + waitingCents, submitted)
}

/** What stands to be paid on an account, in cents. */
async function owedOn(db: Db, administrationId: number, rgsCode: string): Promise<number> {
  const whole = { from: null, to: LAST_BOOK_DAY, withYearClose: true }
  const sums = await accountSums(db, administrationId, [whole], { rgsCodes: [rgsCode] })
  return sums.reduce((sum, account) => sum - balanceIn(account, 0), 0)
}

/** The day before the oldest waiting bank line, or the newest line when none waits. */
async function processedUntil(db: Db, administrationId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    SELECT coalesce(
      (SELECT min(transaction_date) - 1 FROM bank_lines
        WHERE administration_id = ${administrationId} AND journal_entry_id IS NULL),
      (SELECT max(b.last_date) FROM ledger_journals j CROSS JOIN LATERAL (
        SELECT max(transaction_date) AS last_date FROM bank_lines
        WHERE administration_id = ${administrationId} AND journal_id = j.id
      ) b WHERE j.administration_id = ${administrationId})
    ) AS day`.execute(db)
  return must(rows[0], 'a day or none').day
}
