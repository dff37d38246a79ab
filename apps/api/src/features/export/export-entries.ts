import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../database/db.ts'
import { withRead } from '../../database/transaction.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../tickets/viewer.ts'
import { bookedYears } from './audit-file/fiscal-year.ts'
import { writeAuditFile } from './audit-file/write-audit-file.ts'
import { fileNamer } from '../../files/file-names.ts'
import { tableRows } from './table-rows.ts'
import { exportTables } from './tables.ts'
import type { ZipEntry } from '../../files/zip-stream.ts'

/**
 * All that an administration holds and the viewer may see: its tables as they were at one moment, and every file. The tables are put aside on
 * disk first, so that no connection to the database waits for whoever downloads.
 */
export async function* exportEntries(services: Services, viewer: Viewer, today: string): AsyncGenerator<ZipEntry> {
  const { administrationId } = viewer
  const folder = await mkdtemp(join(tmpdir(), 'klopt-export-'))
  try {
    const scope = { kind: 'administration', administrationId } as const
    const kept = await withRead(
      services.pool,
      scope,
      async (db) => {
        for (const table of exportTables) {
          const rows = Readable.from(tableRows(db, viewer, table))
          await pipeline(rows, createWriteStream(join(folder, table.file), { mode: 0o600 }))
        }
        const auditFiles = await writeAuditFiles(db, administrationId, { folder, today })
        return { auditFiles, json: await jsonFiles(db, administrationId), files: await filesOf(db, viewer) }
      },
      { isolation: 'repeatable read' },
    )
    for (const name of [...exportTables.map(({ file }) => file), ...kept.auditFiles]) {
      yield { name, content: createReadStream(join(folder, name)) }
    }
    for (const [name, value] of Object.entries(kept.json)) {
      yield { name, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
    }
    const nameOf = fileNamer()
    for (const file of kept.files) {
      yield {
        name: `bestanden/${nameOf(file.name)}`,
        content: services.files.stream(administrationId, file.sha256),
        modified: file.created_at,
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** One for each fiscal year that has entries; their names. */
async function writeAuditFiles(
  db: Db,
  administrationId: number,
  { folder, today }: { folder: string; today: string },
): Promise<string[]> {
  const names: string[] = []
  for (const fiscalYear of await bookedYears(db, administrationId)) {
    const name = `auditfile-${fiscalYear}.xaf`
    await writeAuditFile(db, { administrationId, fiscalYear, version: '4.0', today }, join(folder, name))
    names.push(name)
  }
  return names
}

async function jsonFiles(db: Db, administrationId: number): Promise<Record<string, unknown>> {
  const administration = await db
    .selectFrom('companies')
    .select(['company_name', 'legal_form', 'address_street', 'address_postcode', 'address_city', 'address_country'])
    .select(['kvk_number', 'vat_number', 'turnover_tax_number', 'iban', 'email_address', 'phone', 'website'])
    .select(['vat_frequency', 'vat_starts_on', 'vat_schemes', 'small_business_spans', 'deduction_shares'])
    .select(['in_vat_unit', 'vat_unit_spans', 'fiscal_year_start_month'])
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  const returns = await db
    .selectFrom('filed_returns')
    .select(['id', 'period_start', 'period_end', 'boxes', 'payable_euros', 'filed_at', 'deleted_at', 'kind', 'state'])
    .where('administration_id', '=', administrationId)
    .orderBy('period_start')
    .orderBy('id')
    .execute()
  return { 'administratie.json': administration, 'btw-aangiften.json': returns }
}

/** Every file but the small pictures of documents, which are made from them, what is in the firm's dossiers, and what hangs on tickets of others. */
function filesOf(db: Db, { administrationId, userId, seesAll }: Viewer) {
  return db
    .selectFrom('stored_files')
    .select(['name', 'sha256', 'created_at'])
    .where('administration_id', '=', administrationId)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('documents')
        .select('thumbnail_file_id')
        .$narrowType<{ thumbnail_file_id: number }>()
        .where('administration_id', '=', administrationId)
        .where('thumbnail_file_id', 'is not', null),
    )
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('dossier_documents').select('file_id').where('administration_id', '=', administrationId),
    )
    .$if(!seesAll, (query) =>
      query.where('id', 'not in', ({ selectFrom }) =>
        selectFrom('ticket_attachments as a')
          .innerJoin('ticket_responses as r', 'r.id', 'a.response_id')
          .innerJoin('tickets as q', 'q.id', 'r.ticket_id')
          .select('a.file_id')
          .where('a.administration_id', '=', administrationId)
          .where('q.administration_id', '=', administrationId)
          .where('q.created_by', '<>', userId),
      ),
    )
    .orderBy('id')
    .execute()
}
