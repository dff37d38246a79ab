import { SYSTEM_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { expectedBalance, type ExpectedAmount } from '@klopt/bookkeeping/reports'
import { openPeriods, vatPeriodOf } from '@klopt/bookkeeping/vat'
import { ossPeriodOf, vatReturnBoxes, vatReturnTotals } from '@klopt/bookkeeping/vat-return'
import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { accountSums, balanceIn, type AccountSums } from '../../books/account-sums.ts'
import { openedIn, openingSums, withoutOpening } from '../../books/opening-sums.ts'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { itemsOnDay } from '../../books/items-on-day.ts'
import { readCalendar } from '../../books/vat-calendar.ts'
import { missingOpenings } from '../bank/bank-opening.ts'
import { waitingLines } from '../bank/waiting-lines.ts'
import { expectedInvoices } from '../recurring-invoices/expected-invoices.ts'
import { ossDebts } from '../vat/oss-debts.ts'
import { undeclaredSums } from '../../books/vat-sums.ts'
import { columnsOf } from './report-days.ts'

type CashFlow = ResponseOf<typeof contract.reports.cashFlow>

const EXPECTED_DAYS = 90
/** Cash and banks in the reference classification; not what is on its way between them. */
const MONEY_CODES = '^BLim(Kas|Ban)'

/**
 * What came in and went out of banks and cash, and what their balance is expected to be from today on. What the books opened
 * with was there and did not come in.
 */
export async function cashFlow(
  db: Db,
  administrationId: number,
  today: string,
  query: QueryOf<typeof contract.reports.cashFlow>,
): Promise<CashFlow> {
  const columns = columnsOf(query, await fiscalYearStartMonth(db, administrationId))
  const money = await moneySums(db, administrationId, [
    ...columns.map(({ from, to }) => ({ from, to })),
    ...columns.map(({ from }) => ({ from: null, to: addDays(from, -1) })),
  ])
  const opened = await openingSums(db, administrationId, columns)
  const moved = money.map((account) => withoutOpening(account, opened))
  const [openingCents, inCents, outCents] = [
    columns.map((_column, index) =>
      sum(money, (account) => balanceIn(account, columns.length + index) + openedIn(opened, account.id, index)),
    ),
    columns.map((_column, index) => sum(moved, ({ debitCents }) => must(debitCents[index], 'what came in'))),
    columns.map((_column, index) => 0 - sum(moved, ({ creditCents }) => must(creditCents[index], 'what went out'))),
  ]
  const closingOf = (account: AccountSums) =>
    columns.map((_column, index) => balanceIn(account, columns.length + index) + balanceIn(account, index))
  const accounts = money.map((account) => ({
    accountId: account.id,
    number: account.number,
    name: account.name,
    amountsCents: closingOf(account),
  }))
  return {
    from: query.from,
    to: query.to,
    columns,
    openingCents,
    inCents,
    outCents,
    closingCents: columns.map((_column, index) =>
      sum(accounts, ({ amountsCents }) => must(amountsCents[index], 'a closing balance')),
    ),
    accounts,
    expected: await expectedFrom(db, administrationId, today),
  }
}

/** The accounts of bank and cash books, and those of money that has no book: a savings account, a bank without statements. */
async function moneySums(
  db: Db,
  administrationId: number,
  ranges: readonly { from: string | null; to: string }[],
): Promise<AccountSums[]> {
  const journals = await db
    .selectFrom('ledger_journals')
    .select('account_id')
    .where('administration_id', '=', administrationId)
    .where('type', 'in', ['bankbook', 'cashbook'])
    .execute()
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('rgs_code', '~', MONEY_CODES)
    .execute()
  const asked = ranges.map((range) => ({ ...range, withYearClose: true }))
  return accountSums(db, administrationId, asked, {
    ids: [
      ...journals.map(({ account_id: id }) => must(id, 'the account of a money book')),
      ...accounts.map(({ id }) => id),
    ],
  })
}

const sum = <Row>(rows: readonly Row[], cents: (row: Row) => number): number =>
  rows.reduce((total, row) => total + cents(row), 0)

async function expectedFrom(db: Db, administrationId: number, today: string): Promise<CashFlow['expected']> {
  const to = addDays(today, EXPECTED_DAYS)
  const money = await moneySums(db, administrationId, [{ from: null, to: today }])
  const openingCents =
    sum(money, (account) => balanceIn(account, 0)) + (await unbookedOpenings(db, administrationId, today))
  const books = await waitingLines(db, administrationId, today)
  const waiting = { count: sum(books, ({ count }) => count), cents: sum(books, ({ cents }) => cents) }
  const amounts = [
    ...(await openAmounts(db, administrationId, 'receivable', today)),
    ...(await openAmounts(db, administrationId, 'payable', today)),
    ...(await repeatedAmounts(db, administrationId, to)),
    ...(await vatAmounts(db, administrationId, today)),
    ...(await ossAmounts(db, administrationId, today)),
  ]
  return { from: today, to, openingCents, waiting, steps: expectedBalance(openingCents, amounts, { today, until: to }) }
}

/** What banks held before their first line as their statements say, and nobody booked yet: it is there. */
async function unbookedOpenings(db: Db, administrationId: number, today: string): Promise<number> {
  const missing = [...(await missingOpenings(db, administrationId)).values()]
  return sum(
    missing.filter(({ date }) => date <= today),
    ({ amountCents }) => amountCents,
  )
}

async function openAmounts(
  db: Db,
  administrationId: number,
  kind: 'receivable' | 'payable',
  day: string,
): Promise<ExpectedAmount[]> {
  const items = await itemsOnDay(db, administrationId, { kind, day })
  const sign = kind === 'receivable' ? 1 : -1
  return items.map(({ number, dueDate, openCents }) => ({ kind, label: number, dueDate, cents: sign * openCents }))
}

/** What recurring invoices will ask for. */
async function repeatedAmounts(db: Db, administrationId: number, until: string): Promise<ExpectedAmount[]> {
  const expected = await expectedInvoices(db, administrationId, until)
  return expected.map(({ label, dueDate, grossCents: cents }) => ({ kind: 'repeated', label, dueDate, cents }))
}

/** What open periods come to so far, each at its due date, and what was filed and is not paid yet. */
async function vatAmounts(db: Db, administrationId: number, today: string): Promise<ExpectedAmount[]> {
  const calendar = await readCalendar(db, administrationId, today)
  const open = openPeriods(calendar)
  const facts = await undeclaredSums(db, administrationId, open)
  const amounts = open.map(({ label, dueDate }, index): ExpectedAmount => {
    const { exactCents } = vatReturnTotals(vatReturnBoxes(facts[index] ?? []))
    return { kind: 'vat', label: `Btw ${label}`, dueDate, cents: 0 - exactCents }
  })
  const last = calendar.filed.at(-1)
  const dueDate = last === undefined ? today : vatPeriodOf(last.end, calendar.frequency).dueDate
  const [filed] = await accountSums(db, administrationId, [{ from: null, to: today, withYearClose: true }], {
    rgsCodes: [SYSTEM_ACCOUNTS.vatPayable],
  })
  if (filed) amounts.push({ kind: 'vat', label: 'Aangegeven btw', dueDate, cents: balanceIn(filed, 0) })
  return amounts
}

/** What lists of the one-stop shop came to and is not paid yet, and what goes along in the next one. */
async function ossAmounts(db: Db, administrationId: number, today: string): Promise<ExpectedAmount[]> {
  const open = (await ossDebts(db, administrationId)).filter(({ openCents }) => openCents !== 0)
  const listed = open.map(({ debt, openCents }): ExpectedAmount => {
    const { label, dueDate } = ossPeriodOf(debt.end)
    return { kind: 'vat', label: `OSS ${label}`, dueDate, cents: 0 - openCents }
  })
  const [owed] = await accountSums(db, administrationId, [{ from: null, to: today, withYearClose: true }], {
    rgsCodes: [SYSTEM_ACCOUNTS.ossVat],
  })
  const restCents = (owed ? balanceIn(owed, 0) : 0) - listed.reduce((total, { cents }) => total + cents, 0)
  const { label, dueDate } = ossPeriodOf(today)
  return restCents === 0 ? listed : [...listed, { kind: 'vat', label: `OSS ${label}`, dueDate, cents: restCents }]
}
