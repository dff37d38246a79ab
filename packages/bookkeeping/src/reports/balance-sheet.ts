import { isTemporary } from '../ledger/fiscal-year.ts'
import { BALANCE_GROUPS } from './statement-groups.ts'
import {
  amountAt,
  groupLine,
  groupLines,
  statementAccount,
  sumOf,
  type AccountAmounts,
  type StatementAccount,
  type StatementLine,
} from './statement-lines.ts'

/** An account with what it stands at on the day of each column, and of that what came since its fiscal year began. */
export interface AccountBalances extends AccountAmounts {
  /** Debit minus credit since the fiscal year of the day began; it is the result of that year for revenue and costs. */
  readonly ofYearCents: readonly number[]
}

export interface BalanceSheet {
  /** What there is, and where it came from; both sides come to the same. */
  readonly lines: StatementLine[]
  readonly assetsCents: number[]
  readonly liabilitiesCents: number[]
  readonly equityCents: number[]
  /** Of the equity, what the running year earned and was not closed into an account yet. */
  readonly resultCents: number[]
}

/**
 * What there is and what is owed on a day. The result that no entry took to equity yet stands there in rows of its own:
 * of this fiscal year, and of the years before.
 */
export function balanceSheet(accounts: readonly AccountBalances[], width: number): BalanceSheet {
  const of = (type: AccountAmounts['type']) => accounts.filter((account) => account.type === type)
  const assets = groupLines(of('asset'), BALANCE_GROUPS.asset, { sign: 1, width })
  const liabilities = groupLines(of('liability'), BALANCE_GROUPS.liability, { sign: -1, width })
  const results = unclosedResults(accounts, width)
  const own = [...of('equity').map((account) => statementAccount(account, -1)), ...results]
  const equity = BALANCE_GROUPS.equity.map((group) => groupLine(group, own, width))
  const [assetsCents, liabilitiesCents, equityCents] = [assets, liabilities, equity].map((lines) => sumOf(lines, width))
  if (!assetsCents || !liabilitiesCents || !equityCents) throw new Error('three sides')
  const total = (id: string, label: string, amountsCents: number[]): StatementLine => ({
    id,
    level: 'result',
    label,
    amountsCents,
    accounts: [],
  })
  return {
    assetsCents,
    liabilitiesCents,
    equityCents,
    resultCents: sumOf(results.slice(0, 1), width),
    lines: [
      ...assets,
      total('total-assets', 'Totaal activa', assetsCents),
      ...equity,
      ...liabilities,
      total('total-liabilities', 'Totaal passiva', sumOf([...equity, ...liabilities], width)),
    ],
  }
}

function unclosedResults(accounts: readonly AccountBalances[], width: number): StatementAccount[] {
  const temporary = accounts.filter(({ type }) => isTemporary(type))
  const ofYear = sumOf(
    temporary.map(({ ofYearCents }) => ({ amountsCents: ofYearCents })),
    width,
  )
  const all = sumOf(
    temporary.map(({ cents }) => ({ amountsCents: cents })),
    width,
  )
  const row = (name: string, amountsCents: number[]): StatementAccount => ({
    accountId: null,
    number: '',
    name,
    amountsCents,
  })
  const earlier = row(
    'Resultaat voorgaande jaren',
    all.map((cents, index) => amountAt(ofYear, index) - cents + 0),
  )
  return [
    row(
      'Resultaat dit boekjaar',
      ofYear.map((cents) => 0 - cents),
    ),
    ...(earlier.amountsCents.some((cents) => cents !== 0) ? [earlier] : []),
  ]
}
