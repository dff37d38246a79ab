import type { BodyOf, firmTemplates, FirmTemplate, TemplateContent } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp } from '../../kernel/clock.ts'

/** A firm's templates by name: ledger schemes before checklists. */
export async function listTemplates(db: Db, firmId: number): Promise<FirmTemplate[]> {
  const rows = await db
    .selectFrom('firm_templates as t')
    .innerJoin('people as u', 'u.id', 't.changed_by')
    .select(['t.id', 't.name', 't.kind', 't.content', 't.changed_at'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('changed_by'))
    .where('t.firm_id', '=', firmId)
    .orderBy('t.kind', 'desc')
    .orderBy(sql`t.name COLLATE list_order`)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    content: contentOf(row),
    changedBy: row.changed_by,
    changedAt: toTimestamp(row.changed_at),
  }))
}

/** A template of the firm. Throws `not_found`. */
export async function findTemplate(db: Db, firmId: number, templateId: number): Promise<TemplateContent> {
  const row = await db
    .selectFrom('firm_templates')
    .select(['kind', 'content'])
    .where('firm_id', '=', firmId)
    .where('id', '=', templateId)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return contentOf(row)
}

interface Saving {
  readonly firmId: number
  readonly userId: number
  readonly now: Date
}

/** Keeps a template. Answers its id. Throws `not_found` for one of another firm, or of another kind. */
export async function saveTemplate(
  db: Db,
  { firmId, userId, now }: Saving,
  { id = null, name, content }: BodyOf<typeof firmTemplates.save>,
): Promise<number> {
  const values = {
    name: name.trim(),
    content: JSON.stringify(content.kind === 'ledger' ? content.accounts : content.items),
    changed_by: userId,
    changed_at: now,
  }
  const saved =
    id === null
      ? await db
          .insertInto('firm_templates')
          .values({ firm_id: firmId, kind: content.kind, ...values })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await db
          .updateTable('firm_templates')
          .set(values)
          .where('firm_id', '=', firmId)
          .where('id', '=', id)
          .where('kind', '=', content.kind)
          .returning('id')
          .executeTakeFirst()
  if (!saved) throw new ApiError('not_found')
  return saved.id
}

/** Throws a template away. Throws `not_found`. */
export async function removeTemplate(db: Db, firmId: number, templateId: number): Promise<void> {
  const gone = await db
    .deleteFrom('firm_templates')
    .where('firm_id', '=', firmId)
    .where('id', '=', templateId)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw new ApiError('not_found')
}

/** The database holds that it is a list; the contract was asked what is in it when it was kept. */
const contentOf = ({ kind, content }: { kind: TemplateContent['kind']; content: unknown }): TemplateContent =>
  kind === 'ledger'
    ? { kind, accounts: content as Extract<TemplateContent, { kind: 'ledger' }>['accounts'] }
    : { kind, items: content as string[] }
