import type { AccountType } from '../ledger/chart-rows.ts'
import { isTemporary } from '../ledger/fiscal-year.ts'
import { SYSTEM_ACCOUNTS } from '../ledger/system-accounts.ts'
import { VAT_ACCOUNTS } from '../ledger/vat-accounts.ts'
import { cutText } from './cut-text.ts'
import type { AuditFileContents, SourceAccount } from './contents.ts'

/** An account of the books that something may be put on. */
export interface ChartAccount {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly rgs: string | null
  readonly type: AccountType
}

/** An account that the books do not have yet. */
export interface NewChartAccount {
  readonly number: string
  readonly name: string
  readonly type: AccountType
}

/** Why an account was proposed: what it was found by, or that it is new. */
export type ProposedBy = 'vat' | 'rgs' | 'number' | 'name' | 'new'

export interface ProposedAccount {
  readonly source: SourceAccount
  /** Whether the opening balance names it. */
  readonly inOpening: boolean
  /** Whether a booking of the year names it. */
  readonly inEntries: boolean
  readonly openingCents: number
  readonly by: ProposedBy
  readonly accountId: number | null
  /** What is made when no account was found. */
  readonly create: NewChartAccount | null
}

/**
 * Where each account of an audit file goes: by its RGS code, else its number, else its name, else to a new account. VAT goes
 * to what is to be paid, never to a VAT account: what the old package declared is not declared again.
 */
export function proposeAccounts(
  { accounts, opening, entries }: Pick<AuditFileContents, 'accounts' | 'opening' | 'entries'>,
  chart: readonly ChartAccount[],
): ProposedAccount[] {
  const openings = sums(opening.lines)
  const lines = entries.flatMap((entry) => entry.lines)
  const booked = new Set(lines.map(({ account }) => account))
  const balances = sums([...opening.lines, ...lines])
  const taken = new Set(chart.map(({ number }) => number))
  return accounts.map((source) => {
    const cents = balances.get(source.number)
    const found = find(source, chart)
    const facts = {
      source,
      inOpening: openings.has(source.number),
      inEntries: booked.has(source.number),
      openingCents: openings.get(source.number) ?? 0, // zero: it does not open
    }
    if (found !== null) return { ...facts, by: found.by, accountId: found.account.id, create: null }
    const number = freeNumber(source.number, taken)
    taken.add(number)
    const type = typeOf(source, cents ?? 0) // zero: nothing stands on it
    return { ...facts, by: 'new', accountId: null, create: { number, name: cutText(source.name, 100), type } }
  })
}

function sums(lines: readonly { readonly account: string; readonly cents: number }[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { account, cents } of lines) {
    const before = found.get(account) ?? 0 // zero: the first of its account
    found.set(account, before + cents)
  }
  return found
}

function find(
  source: SourceAccount,
  chart: readonly ChartAccount[],
): { readonly by: ProposedBy; readonly account: ChartAccount } | null {
  const open = chart.filter((account) => mayHold(account) && isTemporary(account.type) !== source.isBalance)
  const ways: readonly (readonly [ProposedBy, (account: ChartAccount) => boolean])[] = [
    ['vat', ({ rgs }) => isVat(source) && rgs === SYSTEM_ACCOUNTS.vatPayable],
    ['rgs', ({ rgs }) => rgs !== null && rgs === source.rgs],
    ['number', (account) => account.number === source.number && mayBeSame(source.rgs, account.rgs)],
    ['name', ({ name }) => folded(name) === folded(source.name)],
  ]
  for (const [by, fits] of ways) {
    const account = open.find(fits)
    if (account) return { by, account }
  }
  return null
}

/** Not what holds VAT until a return, nor what waits for a payment: these have documents behind each cent. */
export function mayHold({ rgs }: Pick<ChartAccount, 'rgs'>): boolean {
  return rgs === null || (!VAT_ACCOUNTS.includes(rgs) && rgs !== SYSTEM_ACCOUNTS.postponedVat)
}

/** A number means another thing in each package: where both say what theirs is, only as far as that agrees. */
function mayBeSame(one: string | null, other: string | null): boolean {
  return one === null || other === null || one.slice(0, RGS_GROUP) === other.slice(0, RGS_GROUP)
}

/** A letter for the sheet and three for each of two levels: `WPerWkf`. What is below differs by the version of RGS. */
const RGS_GROUP = 7

/** RGS has had several codes for VAT; packages without codes name it. */
function isVat({ rgs, name, isBalance }: SourceAccount): boolean {
  if (!isBalance) return false
  return rgs === null
    ? /\b(?:btw|omzetbelasting|voorbelasting)\b/i.test(name)
    : /^(?:BSchBepB[lot]|BSchBepOvb|BVorVbkTvo|BVorBtw)/.test(rgs)
}

/** By the groups of RGS; else by the side it stands on. */
function typeOf({ rgs, isBalance, number }: SourceAccount, cents: number): AccountType {
  if (isBalance) {
    if (rgs?.startsWith('BEiv')) return 'equity'
    if (rgs !== null) return /^B(?:Vrz|Las|Sch)/.test(rgs) ? 'liability' : 'asset'
    return cents < 0 ? 'liability' : 'asset'
  }
  if (rgs !== null) return /^W(?:Omz|Ovb|Ovw)/.test(rgs) ? 'revenue' : 'expense'
  return cents < 0 || (cents === 0 && /^0*8/.test(number)) ? 'revenue' : 'expense'
}

/** The number itself where the books can have it, else the first one free behind it. */
function freeNumber(wanted: string, taken: ReadonlySet<string>): string {
  const digits = wanted.replace(/\D/g, '').slice(0, 6)
  const first = digits.length < 4 ? digits.padStart(4, '0') : digits
  let number = first
  for (let next = 1; taken.has(number); next += 1) {
    number = String((Number(first) + next) % 1_000_000).padStart(Math.max(4, first.length), '0')
  }
  return number
}

function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
