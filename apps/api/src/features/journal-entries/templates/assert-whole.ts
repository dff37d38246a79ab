import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import { toApiError } from '../../../kernel/to-api-error.ts'
import { planEntry } from '../post-journal-entry.ts'
import { blanksIn, entryOfTemplate, type TemplateContent } from './template-entry.ts'

/**
 * Refuses a template that books itself and could never be booked, before a night finds out. Throws
 * `template_incomplete` with what is wrong of each line, in Dutch.
 */
export async function assertWhole(
  db: Db,
  administrationId: number,
  template: TemplateContent,
  day: string,
): Promise<void> {
  const fields = blanksIn(template)
  if (Object.keys(fields).length > 0) throw new ApiError('template_incomplete', { fields })
  try {
    await planEntry(db, administrationId, entryOfTemplate(template, day))
  } catch (error) {
    const cause = toApiError(error)
    if (cause.fields === undefined) throw error
    throw new ApiError('template_incomplete', { fields: cause.fields, cause })
  }
}
