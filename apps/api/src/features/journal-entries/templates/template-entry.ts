import type { JournalDraftLine, JournalEntryInput } from '@klopt/api-client/contract'
import { imbalanceCents, journalLineFaults } from '@klopt/bookkeeping/ledger'

export interface TemplateContent {
  readonly name: string
  readonly description: string
  readonly lines: readonly JournalDraftLine[]
}

type EntryLine = JournalEntryInput['lines'][number]

/** The entry that a template is on a day: without a description of its own it is called by its name. */
export const entryOfTemplate = (template: TemplateContent, entryDate: string): JournalEntryInput => ({
  entryDate,
  description: template.description.trim() || template.name,
  lines: template.lines.flatMap((line) => lineOf(line) ?? []),
})

/** Why a template cannot be booked as it is, in Dutch by its place; nothing when it can. */
export function blanksIn({ lines }: TemplateContent): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [index, { accountId }] of lines.entries()) {
    if (accountId === null) fields[`lines.${index}.accountId`] = `Regel ${index + 1}: kies een grootboekrekening.`
  }
  const amounts = lines.map(amountsOf)
  Object.assign(fields, journalLineFaults(amounts))
  if (Object.keys(fields).length === 0 && imbalanceCents(amounts) !== 0) {
    fields.lines = 'Debet en credit zijn niet gelijk.'
  }
  return fields
}

const amountsOf = ({ debitCents, creditCents }: JournalDraftLine) => ({
  debitCents: debitCents ?? 0, // zero: a blank is no amount
  creditCents: creditCents ?? 0, // zero: a blank is no amount
})

function lineOf(line: JournalDraftLine): EntryLine | null {
  const { accountId, contactId, vatCode, description } = line
  if (accountId === null) return null
  return { accountId, ...amountsOf(line), vatCode, contactId, description }
}
