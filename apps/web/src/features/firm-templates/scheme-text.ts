import type { SchemeAccount } from '@klopt/api-client/contract'
import { accountTypes, type AccountType } from '../../shared/ledger/account-types.ts'

/** The accounts of a scheme as lines to read and change: '4899; Podcast; Kosten'. */
export const schemeText = (accounts: readonly SchemeAccount[]): string =>
  accounts.map(({ number, name, type }) => `${number}; ${name}; ${wordOf(type)}`).join('\n')

/** What was read of a text: the accounts, or what is wrong with the first line that is. */
export type ReadScheme =
  | { readonly ok: true; readonly accounts: SchemeAccount[] }
  | { readonly ok: false; readonly message: string }

/** Reads lines of number, name and kind, with semicolons or the tabs of a sheet between them; empty lines do not count. */
export function readScheme(text: string): ReadScheme {
  const accounts: SchemeAccount[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const read = readLine(line)
    if (typeof read === 'string') return { ok: false, message: `Regel ${index + 1}: ${read}` }
    if (accounts.some(({ number }) => number === read.number)) {
      return { ok: false, message: `Regel ${index + 1}: rekening ${read.number} staat er al` }
    }
    accounts.push(read)
  }
  return accounts.length === 0 ? { ok: false, message: 'Zet er minstens één rekening in' } : { ok: true, accounts }
}

function readLine(line: string): SchemeAccount | string {
  const [number = '', name = '', kind = '', ...rest] = line.split(/[;\t]/).map((part) => part.trim())
  if (!/^\d{4,6}$/.test(number)) return 'begin met een nummer van vier tot zes cijfers'
  if (name === '') return 'zet na het nummer een naam'
  if (name.length > 100) return 'de naam is te lang'
  if (rest.some((part) => part !== '')) return 'zet er alleen nummer, naam en soort op'
  const type = accountTypes.find(({ one, label }) =>
    [one, label].some((word) => word.toLowerCase() === kind.toLowerCase()),
  )
  if (type === undefined) return `kies als soort ${kinds}`
  return { number, name, type: type.type }
}

const wordOf = (type: AccountType): string => accountTypes.find((each) => each.type === type)?.one ?? type

const kinds = new Intl.ListFormat('nl-NL', { type: 'disjunction' }).format(
  accountTypes.map(({ one }) => one.toLowerCase()),
)
