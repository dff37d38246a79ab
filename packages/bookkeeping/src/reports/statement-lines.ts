import type { AccountType } from '../ledger/chart-of-accounts.ts'
import { groupOf, type GroupedAccount, type StatementGroup } from './statement-groups.ts'

/** An account with debit minus credit in integer cents, one for each column of the report. */
export interface AccountAmounts extends GroupedAccount {
  readonly id: number
  readonly name: string
  readonly type: AccountType
  readonly cents: readonly number[]
}

/** An account of a report, with its amounts in the order of the columns. */
export interface StatementAccount {
  /** Null for what is no account: the result of a year. */
  readonly accountId: number | null
  readonly number: string
  /** Dutch for what is no account. */
  readonly name: string
  readonly amountsCents: number[]
}

export interface StatementLine {
  readonly id: string
  readonly level: 'group' | 'subtotal' | 'result'
  /** Dutch. */
  readonly label: string
  /** In the order of the columns. */
  readonly amountsCents: number[]
  /** What a group is made of. */
  readonly accounts: StatementAccount[]
}

/** The groups that have accounts, each with its sum. `sign` is 1 where debit is shown as positive, -1 where credit is. */
export function groupLines(
  accounts: readonly AccountAmounts[],
  groups: readonly StatementGroup[],
  { sign, width }: { readonly sign: 1 | -1; readonly width: number },
): StatementLine[] {
  const owned = accounts.map((account) => ({ group: groupOf(account, groups), shown: statementAccount(account, sign) }))
  return groups.flatMap((group) => {
    const own = owned.filter((one) => one.group === group).map(({ shown }) => shown)
    return own.length === 0 ? [] : [groupLine(group, own, width)]
  })
}

export const groupLine = (
  { id, label }: Pick<StatementGroup, 'id' | 'label'>,
  accounts: StatementAccount[],
  width: number,
): StatementLine => ({ id, level: 'group', label, amountsCents: sumOf(accounts, width), accounts })

export const statementAccount = ({ id, number, name, cents }: AccountAmounts, sign: 1 | -1): StatementAccount => ({
  accountId: id,
  number,
  name,
  // Adding 0 makes 0 of -0.
  amountsCents: cents.map((amount) => amount * sign + 0),
})

/** The sums of the columns; `width` is how many there are. */
export function sumOf(rows: readonly { readonly amountsCents: readonly number[] }[], width: number): number[] {
  return Array.from({ length: width }, (_value, index) =>
    rows.reduce((sum, { amountsCents }) => sum + amountAt(amountsCents, index), 0),
  )
}

/** The amount of a column. Throws when there is none. */
export function amountAt(amounts: readonly number[], index: number): number {
  const amount = amounts[index]
  if (amount === undefined) throw new Error(`there is no column ${index}`)
  return amount
}
