import type { LedgerAccount } from '@klopt/api-client/contract'

export type AccountType = LedgerAccount['type']

/** The kinds of accounts in the order of a balance sheet and a result. */
export const accountTypes: readonly { readonly type: AccountType; readonly label: string; readonly one: string }[] = [
  { type: 'asset', label: 'Bezittingen', one: 'Bezitting' },
  { type: 'liability', label: 'Schulden', one: 'Schuld' },
  { type: 'equity', label: 'Eigen vermogen', one: 'Eigen vermogen' },
  { type: 'revenue', label: 'Opbrengsten', one: 'Opbrengst' },
  { type: 'expense', label: 'Kosten', one: 'Kosten' },
]

export const accountTypeName = (type: AccountType): string => accountTypes.find((each) => each.type === type)?.one ?? ''

/** Accounts whose number begins with the text, or whose name or RGS code has it; all of them without a text. */
export function findAccounts(accounts: readonly LedgerAccount[], text: string): LedgerAccount[] {
  const wanted = plain(text)
  return accounts.filter(
    ({ number, name, rgsCode }) =>
      number.startsWith(wanted) || plain(name).includes(wanted) || plain(rgsCode ?? '').includes(wanted),
  )
}

/** The kinds that have accounts, each with its own. */
export function groupAccounts(accounts: readonly LedgerAccount[]) {
  return accountTypes
    .map((group) => ({ ...group, accounts: accounts.filter(({ type }) => type === group.type) }))
    .filter((group) => group.accounts.length > 0)
}

/** Without accents and capitals, as people type. */
const plain = (text: string) => text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
