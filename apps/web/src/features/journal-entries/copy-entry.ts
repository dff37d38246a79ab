import type { contract, LedgerAccount, ResponseOf } from '@klopt/api-client/contract'
import { VAT_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { emptyLine, type DraftLine, type EntryDraft } from './entry-draft.ts'
import { accountOption } from '../../shared/ledger/account-option.ts'

type Entry = ResponseOf<typeof contract.reports.entry>

/**
 * The draft of an entry like this one. VAT that was taken out of an amount goes back into it: it follows its line on an
 * account of VAT. What a line settled is not settled twice, so it is chosen anew.
 */
export function copyOf(entry: Entry, accounts: readonly LedgerAccount[], entryDate: string): EntryDraft {
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const isVat = (accountId: number) => VAT_ACCOUNTS.includes(byId.get(accountId)?.rgsCode ?? '')
  const lines: { line: DraftLine; cents: number; takesVat: boolean }[] = []
  for (const line of entry.lines) {
    const cents = line.debitCents - line.creditCents
    const last = lines.at(-1)
    if (last?.takesVat && isVat(line.accountId) && line.vatCode === last.line.vatCode) {
      last.cents += cents
      continue
    }
    const account = byId.get(line.accountId)
    const { vatCode, description } = line
    const copied = { ...emptyLine(), account: account ? accountOption(account) : null, vatCode, description }
    lines.push({ line: copied, cents, takesVat: vatCode !== null && !isVat(line.accountId) })
  }
  return {
    entryDate,
    description: entry.description,
    documents: [],
    lines: lines.map(({ line, cents }) => ({
      ...line,
      debitCents: cents > 0 ? cents : null,
      creditCents: cents < 0 ? -cents : null,
    })),
  }
}
