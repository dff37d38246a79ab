import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { ruleRows } from './load-rules.ts'
import { processCertain } from './process-certain.ts'
import type { Processor } from './process-line.ts'
import type { RuleKey } from './save-rule.ts'

/**
 * Books what waits by one rule: the lines of which it is the certain suggestion, so that a line that names an invoice stays
 * for a person. Throws `not_found` and `version_conflict`.
 */
export async function runRule(
  db: Db,
  processor: Processor,
  { administrationId, ruleId, version }: RuleKey,
  onProcessed: (transactionId: number) => void,
): Promise<{ processed: number; skipped: number }> {
  const row = (await ruleRows(db, administrationId)).find(({ id }) => id === ruleId)
  if (!row) throw new ApiError('not_found')
  if (row.version !== version) throw new ApiError('version_conflict')
  const { processed, skipped } = await processCertain(db, processor, { ruleId, onProcessed })
  return { processed, skipped }
}
