import type { JournalTemplate, LedgerAccount } from '@klopt/api-client/contract'
import type { EntryDraft } from '../entry-draft.ts'
import { linesOf } from '../wire.ts'

/** An entry as a template begins it, with its blanks to fill in. */
export const fromTemplate = (
  { name, description, lines }: JournalTemplate,
  accounts: readonly LedgerAccount[],
  entryDate: string,
): EntryDraft => ({
  entryDate,
  description: description || name,
  lines: linesOf(lines, accounts),
  documents: [],
})
