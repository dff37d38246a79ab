import type { JournalDocument, JournalEntryInput } from '@klopt/api-client/contract'
import type { Option } from '@klopt/ui'

/** A line that is being typed. */
export interface DraftLine {
  readonly key: string
  readonly account: Option | null
  /** What it settles or who it is about. */
  readonly party: Option | null
  readonly description: string
  readonly vatCode: string | null
  readonly debitCents: number | null
  readonly creditCents: number | null
}

/** The most lines of one entry that the server takes. */
export const MAX_LINES = 10_000

export interface EntryDraft {
  readonly entryDate: string | null
  readonly description: string
  readonly lines: readonly DraftLine[]
  /** What shows why it is booked. */
  readonly documents: readonly JournalDocument[]
}

export const emptyLine = (): DraftLine => ({
  key: crypto.randomUUID(),
  account: null,
  party: null,
  description: '',
  vatCode: null,
  debitCents: null,
  creditCents: null,
})

export const emptyDraft = (entryDate: string): EntryDraft => ({
  entryDate,
  description: '',
  lines: [emptyLine(), emptyLine()],
  documents: [],
})

/** Whether nothing was typed in a line: such a line is left out. */
export const isEmpty = ({ account, description, debitCents, creditCents }: DraftLine): boolean =>
  account === null && description === '' && debitCents === null && creditCents === null

/** What stands for an open item and for a contact in one list. */
export const partyValue = (kind: 'item' | 'contact', id: number): string => `${kind}:${id}`

export function partyOf(party: Option | null): Pick<JournalEntryInput['lines'][number], 'openItemId' | 'contactId'> {
  const [kind, id] = String(party?.value ?? '').split(':')
  if (kind === 'item') return { openItemId: Number(id) }
  return kind === 'contact' ? { contactId: Number(id) } : {}
}

/** The entry as it is sent; its lines are those that are not empty, in their order. */
export function inputOf({ entryDate, description, lines }: EntryDraft): JournalEntryInput {
  return {
    entryDate: entryDate ?? '',
    description: description.trim(),
    lines: lines
      .filter((line) => !isEmpty(line))
      .map((line) => ({
        accountId: Number(line.account?.value ?? 0),
        debitCents: line.debitCents ?? 0,
        creditCents: line.creditCents ?? 0,
        ...partyOf(line.party),
        ...(line.vatCode !== null && { vatCode: line.vatCode }),
        ...(line.description.trim() !== '' && { description: line.description.trim() }),
      })),
  }
}

/** The server's words about a line, without its number: they stand in the line itself. */
export function lineErrors(
  fields: Readonly<Record<string, string>>,
  lines: readonly DraftLine[],
): ReadonlyMap<string, Readonly<Partial<Record<string, string>>>> {
  const sent = lines.filter((line) => !isEmpty(line))
  const columns: Partial<Record<string, string>> = {
    accountId: 'account',
    openItemId: 'party',
    contactId: 'party',
    vatCode: 'vat',
    debitCents: 'debit',
    creditCents: 'credit',
    description: 'description',
  }
  const errors = new Map<string, Partial<Record<string, string>>>()
  for (const [path, text] of Object.entries(fields)) {
    const [, index, field = ''] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
    const line = sent[Number(index)]
    const column = columns[field]
    if (line === undefined || column === undefined) continue
    errors.set(line.key, { ...errors.get(line.key), [column]: text.replace(/^Regel \d+: /, '') })
  }
  return errors
}
