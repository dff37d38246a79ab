import { fiscalYearOf, fiscalYearRange, SYSTEM_ACCOUNTS, yearBefore } from '@klopt/bookkeeping/ledger'
import { openPeriods } from '@klopt/bookkeeping/vat'
import { vatReturnBoxes, vatReturnTotals } from '@klopt/bookkeeping/vat-return'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addMonths } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isLateItem } from '../../database/late-item.ts'
import { bankBooks } from '../bank/bank-books.ts'
import { latestInvoices } from '../invoices/list-invoices.ts'
import { isNoYearClose } from '../../books/is-no-year-close.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { vatFacts } from '../vat/vat-facts.ts'
import { periodOf, readCalendar } from '../vat/read-calendar.ts'
import { todoList } from './todo-list.ts'

type Dashboard = ResponseOf<typeof contract.dashboard.get>

const SHOWN_INVOICES = 5

/**
 * Bank, open invoices, VAT to set aside, profit by month and what to do now, of a fiscal year; null is that of today.
 */
export async function showDashboard(
  db: Db,
  administrationId: number,
  today: string,
  chosenYear: number | null,
): Promise<Dashboard> {
  const year = await shownYear(db, administrationId, today, chosenYear)
  const moneyBooks = await bankBooks(db, administrationId)
  const books = moneyBooks.filter(({ kind }) => kind !== 'cash')
  const receivable = await receivables(db, administrationId, today)
  const months = await monthlyResults(db, administrationId, year)
  const vat = await vatToSetAside(db, administrationId, today)
  const profit = await profits(db, administrationId, year)
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
      waiting: moneyBooks.reduce((sum, book) => sum + book.waiting, 0),
    }),
    latestInvoices: (await latestInvoices(db, administrationId, today, SHOWN_INVOICES)).map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      contactName: invoice.contactName,
      date: invoice.invoiceDate,
      status: invoice.status,
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

async function receivables(db: Db, administrationId: number, today: string): Promise<Dashboard['receivable']> {
  const { rows } = await sql<Dashboard['receivable']>`
    SELECT coalesce(sum(open_cents), 0)::bigint AS "openCents", count(*) AS count,
      coalesce(sum(open_cents) FILTER (WHERE ${isLateItem('owed_items', today)}), 0)::bigint AS "lateCents",
      count(*) FILTER (WHERE ${isLateItem('owed_items', today)}) AS "lateCount"
    FROM owed_items
    WHERE administration_id = ${administrationId} AND kind = 'receivable' AND open_cents > 0`.execute(db)
  return rows[0] ?? { openCents: 0, count: 0, lateCents: 0, lateCount: 0 }
}

/** Turnover and costs of the twelve months up to today, or of a year that is over. */
async function monthlyResults(
  db: Db,
  administrationId: number,
  { name, thisYear, from, until }: ShownYear,
): Promise<Dashboard['months']> {
  const first = name === thisYear ? addMonths(`${until.slice(0, 7)}-01`, -11) : from
  const { rows } = await sql<{ month: string; revenue_cents: number; costs_cents: number }>`
    SELECT to_char(date_trunc('month', l.entry_date), 'YYYY-MM') AS month,
      coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE a.type = 'revenue'), 0)::bigint AS revenue_cents,
      coalesce(sum(l.debit_cents - l.credit_cents) FILTER (WHERE a.type = 'expense'), 0)::bigint AS costs_cents
    FROM ledger_lines l
    JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = l.account_id AND a.type IN ('revenue', 'expense')
    WHERE l.administration_id = ${administrationId} AND l.entry_date >= ${first} AND l.entry_date < ${addMonths(first, 12)}
      AND ${isNoYearClose(administrationId)}
    GROUP BY 1`.execute(db)
  return Array.from({ length: 12 }, (_value, index) => {
    const month = addMonths(first, index).slice(0, 7)
    const found = rows.find((row) => row.month === month)
    return { month, revenueCents: found?.revenue_cents ?? 0, costsCents: found?.costs_cents ?? 0 } // zero: nothing was booked in this month
  })
}

/** What the periods that are not filed yet come to, and what was filed and is still to be paid. */
async function vatToSetAside(db: Db, administrationId: number, today: string): Promise<Dashboard['vat']> {
  const calendar = await readCalendar(db, administrationId, today)
  const period = periodOf(calendar, undefined, today)
  let setAsideCents = 0
  for (const open of openPeriods(calendar)) {
    setAsideCents += vatReturnTotals(
      vatReturnBoxes(await vatFacts(db, administrationId, { days: open, withLate: open.start === period.start })),
    ).exactCents
  }
  const filedCents = await filedAndUnpaid(db, administrationId)
  return { setAsideCents: setAsideCents + filedCents, filedCents, periodLabel: period.label, dueDate: period.dueDate }
}

/** Filing puts what is owed on 'Te betalen omzetbelasting', and paying takes it off: positive is still to be paid. */
async function filedAndUnpaid(db: Db, administrationId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('ledger_lines as l')
    .innerJoin('ledger_accounts as a', (on) =>
      on.onRef('a.administration_id', '=', 'l.administration_id').onRef('a.id', '=', 'l.account_id'),
    )
    .where('l.administration_id', '=', administrationId)
    .where('a.rgs_code', '=', SYSTEM_ACCOUNTS.vatPayable)
    .select(sql<number>`coalesce(sum(l.credit_cents - l.debit_cents), 0)::bigint`.as('cents'))
    .executeTakeFirstOrThrow()
  return cents
}

/** The year's result until today beside that of the year before until the same day. */
async function profits(db: Db, administrationId: number, { from, until }: ShownYear): Promise<Dashboard['profit']> {
  const before = yearBefore({ from, to: until })
  const { rows } = await sql<{ this_year: number; last_year: number }>`
    SELECT coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE l.entry_date BETWEEN ${from} AND ${until}), 0)::bigint AS this_year,
      coalesce(sum(l.credit_cents - l.debit_cents) FILTER (WHERE l.entry_date BETWEEN ${before.from} AND ${before.to}), 0)::bigint AS last_year
    FROM ledger_lines l
    JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = l.account_id AND a.type IN ('revenue', 'expense')
    WHERE l.administration_id = ${administrationId} AND l.entry_date BETWEEN ${before.from} AND ${until}
      AND ${isNoYearClose(administrationId)}`.execute(db)
  const { this_year: thisYearCents, last_year: lastYearCents } = rows[0] ?? { this_year: 0, last_year: 0 }
  return {
    thisYearCents,
    lastYearCents,
    // Against a loss or nothing a percentage says nothing.
    changePercent: lastYearCents > 0 ? Math.round(((thisYearCents - lastYearCents) * 100) / lastYearCents) : null,
  }
}

/** The day before the oldest waiting bank line, or the newest line when none waits. */
async function processedUntil(db: Db, administrationId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    SELECT coalesce(min(transaction_date) FILTER (WHERE journal_entry_id IS NULL) - 1, max(transaction_date)) AS day
    FROM bank_transactions WHERE administration_id = ${administrationId}`.execute(db)
  return rows[0]?.day ?? null
}
