import { mappingProblem } from '@klopt/bank-statements'
import type { BodyOf, contract } from '@klopt/api-client/contract'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'

type Wanted = BodyOf<typeof contract.bank.saveImportMapping>

/**
 * Keeps what the columns of a file are; what was kept for the same heads makes place. Throws `invalid_input` for a mapping
 * that lacks something or says it twice.
 */
export async function saveMapping(
  db: Db,
  { administrationId, now }: { readonly administrationId: number; readonly now: Date },
  { source, fingerprint, header, columns, dateStyle, decimalMark }: Wanted,
): Promise<number> {
  const problem =
    columns.length === header.length && columns.length > 1
      ? mappingProblem({ columns, dateStyle, decimalMark })
      : 'Kies voor elke kolom van het bestand wat het is.'
  if (problem !== null) throw new ApiError('invalid_input', { fields: { columns: problem } })
  const read = { header, columns, date_style: dateStyle, decimal_mark: decimalMark, updated_at: now }
  const { id } = await db
    .insertInto('import_mappings')
    .values({
      administration_id: administrationId,
      source,
      fingerprint: Buffer.from(fingerprint, 'hex'),
      created_at: now,
      ...read,
    })
    .onConflict((conflict) => conflict.constraint('import_mappings_once').doUpdateSet(read))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
