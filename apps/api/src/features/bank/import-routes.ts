import { joinStatements } from '@klopt/bank-statements'
import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { route } from '../../kernel/route.ts'
import { analyseStatement, chosenFor, presentAnalysis } from './analyse-statement.ts'
import { presentTable } from './import-mappings/present-table.ts'
import { importProgress, progressReporter } from './import-progress.ts'
import { importStatements } from './import-statements.ts'
import { readOrAsk, readStatements } from './read-statements.ts'

const access = administration('BOOKING')

/** Statements that come in: looked at first, then kept, and what came in before. */
export const importRoutes = [
  route(contract.bank.preview, {
    access,
    changesNothing: true,
    prepare: ({ services, administrationId, input: { query, body } }) =>
      readOrAsk(services.pool, { administrationId, name: query.name, mapping: query.mapping }, body),
    handle: async ({ db, administrationId, input }, file) => {
      const chosenId = chosenFor(file.statements, input.query.journalId)
      const statements = []
      for (const statement of joinStatements(file.statements)) {
        statements.push(presentAnalysis(await analyseStatement(db, administrationId, statement, chosenId), file.format))
      }
      return { statements, table: file.table && presentTable(file.table) }
    },
  }),

  route(contract.bank.import, {
    access,
    prepare: ({ services, administrationId, input: { query, body } }) =>
      readStatements(services.pool, { administrationId, name: query.name }, body),
    handle: async ({ db, administrationId, user, now, audit, input, request: { isWaitedFor } }, file) => {
      const createBook = input.query.createBook === 'true'
      const chosenId = chosenFor(file.statements, input.query.journalId)
      const request = { administrationId, userId: user.id, now, file, createBook, chosenId, isWaitedFor }
      const onProgress = progressReporter(db, administrationId, input.query.progress)
      const imported = await importStatements(db, { ...request, onProgress })
      audit('import', 'bank_statement', null, { file: file.name, imported: imported.imported, known: imported.known })
      return imported
    },
  }),

  route(contract.bank.importProgress, {
    access,
    handle: async ({ db, administrationId, input: { query } }) => ({
      progress: await importProgress(db, administrationId, query.progress),
    }),
  }),

  route(contract.bank.imports, {
    access,
    handle: async ({ db, administrationId }) => {
      const rows = await db
        .selectFrom('bank_imports as i')
        .innerJoin('ledger_journals as j', (join) =>
          join.onRef('j.id', '=', 'i.journal_id').on('j.administration_id', '=', administrationId),
        )
        .selectAll('i')
        .select('j.name as journal_name')
        .where('i.administration_id', '=', administrationId)
        .orderBy('i.id', 'desc')
        .limit(100)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        journalName: row.journal_name,
        fileName: row.file_name,
        from: row.opens_on ?? row.from_date,
        to: row.closes_on ?? row.to_date,
        newLines: row.new_lines,
        knownLines: row.known_lines,
        createdAt: toTimestamp(row.created_at),
      }))
    },
  }),
]
