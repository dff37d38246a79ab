import type { LedgerAccount } from '@klopt/api-client/contract'
import { journalLinePosting, type JournalRules, type PostingLine } from '@klopt/bookkeeping/ledger'
import { BookkeepingError } from '@klopt/bookkeeping/money'
import { isVatCode } from '@klopt/bookkeeping/vat'
import { partyOf, type DraftLine } from './entry-draft.ts'

export interface Effect {
  readonly label: string
  readonly cents: number
}

const effectNames = [
  { types: ['revenue', 'expense'], label: 'Resultaat', sign: -1 },
  { types: ['asset'], label: 'Bezittingen', sign: 1 },
  { types: ['liability'], label: 'Schulden', sign: -1 },
  { types: ['equity'], label: 'Eigen vermogen', sign: -1 },
] as const

/** What booking the lines changes, as far as it changes anything: VAT goes to its own account, as it will be booked. */
export function effectsOf(
  lines: readonly DraftLine[],
  accounts: readonly LedgerAccount[],
  rules: JournalRules,
): readonly Effect[] {
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const byRgs = new Map(accounts.map((account) => [account.rgsCode, account]))
  const sums = new Map<LedgerAccount['type'], number>()
  for (const line of lines) {
    for (const { account, debitCents, creditCents } of postingOf(line, byId, rules)) {
      const type = ('id' in account ? byId.get(account.id) : byRgs.get(account.rgs))?.type
      if (type !== undefined) sums.set(type, (sums.get(type) ?? 0) + debitCents - creditCents)
    }
  }
  return effectNames
    .map(({ types, label, sign }) => ({
      label,
      cents: types.reduce((sum, type) => sum + sign * (sums.get(type) ?? 0), 0),
    }))
    .filter(({ cents }) => cents !== 0)
}

/** As the server posts it; what it would refuse stands as it was typed, and is told when it is booked. */
function postingOf(
  line: DraftLine,
  accounts: ReadonlyMap<number, LedgerAccount>,
  rules: JournalRules,
): readonly Pick<PostingLine, 'account' | 'debitCents' | 'creditCents'>[] {
  const accountId = Number(line.account?.value ?? 0)
  const [debitCents, creditCents] = [line.debitCents ?? 0, line.creditCents ?? 0]
  const plain = [{ account: { id: accountId }, debitCents, creditCents }]
  // What settles an item moves what is open, whatever code stands beside it.
  const settles = partyOf(line.party).openItemId !== undefined
  const vatCode = line.vatCode !== null && isVatCode(line.vatCode) && !settles ? line.vatCode : null
  if (vatCode === null || debitCents === creditCents) return plain
  try {
    const rgs = accounts.get(accountId)?.rgsCode ?? null
    return journalLinePosting({ accountId, rgs, debitCents, creditCents, vatCode }, rules)
  } catch (error) {
    if (error instanceof BookkeepingError) return plain
    throw error
  }
}
