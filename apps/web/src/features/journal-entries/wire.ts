import type {
  JournalDraft,
  JournalDraftInput,
  JournalDraftLine,
  LedgerAccount,
  ShownDraftLine,
} from '@klopt/api-client/contract'
import { accountOption } from '../../shared/ledger/account-option.ts'
import { emptyLine, isEmpty, partyOf, partyValue, type DraftLine, type EntryDraft } from './entry-draft.ts'

/** Whether nothing was typed that is worth keeping. */
export const isNothing = ({ description, lines, documents }: EntryDraft): boolean =>
  lines.every(isEmpty) && description.trim() === '' && documents.length === 0

/** A draft as it is kept, half of a line too. */
export const draftInputOf = ({ entryDate, description, lines, documents }: EntryDraft): JournalDraftInput => ({
  entryDate,
  description: description.trim(),
  lines: lines.filter((line) => !isEmpty(line)).map(wireLineOf),
  documentIds: documents.map(({ documentId }) => documentId),
})

/** A line as a draft or a template keeps it. */
export function wireLineOf(line: DraftLine): JournalDraftLine {
  const { contactId = null, openItemId = null } = partyOf(line.party)
  return {
    accountId: line.account === null ? null : Number(line.account.value),
    contactId: contactId ?? null,
    openItemId: openItemId ?? null,
    vatCode: line.vatCode,
    debitCents: line.debitCents,
    creditCents: line.creditCents,
    description: line.description.trim(),
  }
}

/** A kept draft as it is typed on. */
export const draftOf = (kept: JournalDraft, accounts: readonly LedgerAccount[]): EntryDraft => ({
  entryDate: kept.entryDate,
  description: kept.description,
  lines: linesOf(kept.lines, accounts),
  documents: kept.documents,
})

/** Kept lines as they are typed on: at least two, as an entry begins with. */
export function linesOf(lines: readonly ShownDraftLine[], accounts: readonly LedgerAccount[]): DraftLine[] {
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const typed = lines.map((line): DraftLine => {
    const account = line.accountId === null ? undefined : byId.get(line.accountId)
    return {
      ...emptyLine(),
      ...amountsOf(line),
      account: account ? accountOption(account) : null,
      party: partyOption(line),
    }
  })
  while (typed.length < 2) typed.push(emptyLine())
  return typed
}

const amountsOf = ({ vatCode, debitCents, creditCents, description }: ShownDraftLine) => ({
  vatCode,
  debitCents,
  creditCents,
  description,
})

function partyOption({ openItemId, contactId, partyName }: ShownDraftLine): DraftLine['party'] {
  if (partyName === null) return null
  if (openItemId !== null) return { value: partyValue('item', openItemId), label: partyName }
  return contactId === null ? null : { value: partyValue('contact', contactId), label: partyName }
}
