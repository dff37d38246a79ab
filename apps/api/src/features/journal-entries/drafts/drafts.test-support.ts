import type { JournalDraftInput, JournalDraftLine } from '@klopt/api-client/contract'
import type { Books } from '../../books.test-support.ts'
import { aPdf, Inbox } from '../../documents/documents.test-support.ts'

export const blankLine = (): JournalDraftLine => ({
  accountId: null,
  contactId: null,
  openItemId: null,
  vatCode: null,
  debitCents: null,
  creditCents: null,
  description: '',
})

export const draftLine = (
  accountId: number,
  debitCents: number | null,
  creditCents: number | null,
): JournalDraftLine => ({ ...blankLine(), accountId, debitCents, creditCents })

export const aDraft = (changes: Partial<JournalDraftInput> = {}): JournalDraftInput => ({
  entryDate: '2026-06-30',
  description: 'Huur juni',
  lines: [blankLine(), blankLine()],
  documentIds: [],
  ...changes,
})

/** Uploads a document of its own content; answers its id. */
export const uploadTo = async (books: Books, name: string): Promise<number> =>
  (await Inbox.seenBy(books).upload(aPdf(), name)).id
