import type { BodyOf, contract, JournalDraftLine, ResponseOf } from '@klopt/api-client/contract'
import { standardTemplates } from '@klopt/bookkeeping/ledger'
import { chartAccount } from '../../../books/complete-chart.ts'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { DraftAuthor, DraftVersion } from '../drafts/save-draft.ts'
import { createTemplate } from './save-template.ts'

/** The standard templates that these books do not have, by name. */
export async function offeredTemplates(
  db: Db,
  administrationId: number,
): Promise<ResponseOf<typeof contract.journalTemplates.standard>> {
  const standard = standardTemplates(await legalFormOf(db, administrationId))
  if (standard.length === 0) return []
  const rows = await db
    .selectFrom('journal_templates')
    .select('name')
    .where('administration_id', '=', administrationId)
    .where('deleted_at', 'is', null)
    .execute()
  const known = new Set(rows.map(({ name }) => name.toLowerCase()))
  return standard.filter(({ name }) => !known.has(name.toLowerCase())).map(({ kind, name }) => ({ kind, name }))
}

/**
 * Keeps a standard template with its amounts blank; accounts that the books lack are opened. Throws `not_found` for one that
 * this legal form has no use for; a name that another template has is refused by its field.
 */
export async function addStandardTemplate(
  db: Db,
  author: DraftAuthor,
  { kind }: BodyOf<typeof contract.journalTemplates.addStandard>,
): Promise<DraftVersion & { readonly name: string }> {
  const standard = standardTemplates(await legalFormOf(db, author.administrationId)).find((one) => one.kind === kind)
  if (!standard) throw new ApiError('not_found')
  const { name, description } = standard
  const lines: JournalDraftLine[] = []
  for (const line of standard.lines) {
    const accountId = await chartAccount(db, author.administrationId, line.rgs)
    lines.push({ ...blank, accountId, description: line.description })
  }
  return { ...(await createTemplate(db, author, { name, description, lines })), name }
}

const blank = { contactId: null, openItemId: null, vatCode: null, debitCents: null, creditCents: null } as const

async function legalFormOf(db: Db, administrationId: number) {
  const row = await db
    .selectFrom('companies')
    .select('legal_form')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return row.legal_form
}
