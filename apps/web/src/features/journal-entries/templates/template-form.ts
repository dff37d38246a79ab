import type { BodyOf, contract, JournalTemplate, LedgerAccount } from '@klopt/api-client/contract'
import { isEmpty, type DraftLine } from '../entry-draft.ts'
import { linesOf, wireLineOf } from '../wire.ts'

/** A template that is being changed. */
export interface TemplateForm {
  name: string
  description: string
  lines: readonly DraftLine[]
}

export const templateFormOf = (
  { name, description, lines }: JournalTemplate,
  accounts: readonly LedgerAccount[],
): TemplateForm => ({ name, description, lines: linesOf(lines, accounts) })

/** What is sent of it: the lines in which something stands, with their blanks. */
export const templateInputOf = (
  { name, description, lines }: TemplateForm,
  version: number,
): BodyOf<typeof contract.journalTemplates.save> => ({
  name: name.trim(),
  description: description.trim(),
  lines: lines.filter((line) => !isEmpty(line)).map(wireLineOf),
  version,
})

/** What a template needs to be one, in Dutch; true when it has it. */
export const hasLine = (lines: readonly DraftLine[]): string | true =>
  lines.some((line) => !isEmpty(line)) || 'Een sjabloon heeft minstens één regel. Vul er een in.'
