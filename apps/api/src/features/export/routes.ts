import { contract } from '@klopt/api-client/schemas'
import { fiscalYearName } from '@klopt/bookkeeping/ledger'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { viewerOf } from '../tickets/viewer.ts'
import { offeredYears } from './audit-file/fiscal-year.ts'
import { auditFileStream } from './audit-file/write-audit-file.ts'
import { exportEntries } from './export-entries.ts'
import { zipStream } from '../../files/zip-stream.ts'

/** The way out: everything of an administration, in every state of its subscription. */
export const exportRoutes = [
  route(contract.administrations.export, {
    access: administration('ADMIN'),
    allowedWhenReadOnly: true,
    // That everything was taken along is worth an audit row; so it counts as a write, which staff may not make.
    async handle({ db, administrationId, audit }) {
      audit('export', 'administration', administrationId)
      return db
        .selectFrom('companies')
        .select('company_name')
        .where('id', '=', administrationId)
        .executeTakeFirstOrThrow()
    },
    respond: async ({ company_name: company }, context) => ({
      name: `${company} ${context.today}.zip`,
      mimeType: 'application/zip',
      content: zipStream(exportEntries(context.services, viewerOf(context), context.today)),
    }),
  }),
  route(contract.administrations.fiscalYears, {
    access: administration('ADMIN'),
    async handle({ db, administrationId, today }) {
      const { years, startMonth } = await offeredYears(db, administrationId, today)
      return years.map((fiscalYear) => ({ fiscalYear, name: fiscalYearName(fiscalYear, startMonth) }))
    },
  }),
  route(contract.administrations.auditFile, {
    access: administration('ADMIN'),
    allowedWhenReadOnly: true,
    async handle({ db, administrationId, audit, input: { body } }) {
      audit('export', 'audit_file', null, body)
      return db
        .selectFrom('companies')
        .select(['company_name', 'fiscal_year_start_month'])
        .where('id', '=', administrationId)
        .executeTakeFirstOrThrow()
    },
    async respond(company, { administrationId, input: { body }, today, services }) {
      const year = fiscalYearName(body.fiscalYear, company.fiscal_year_start_month).replace('/', '-')
      return {
        name: `${company.company_name} auditfile ${year}${body.version === '4.0' ? '' : ` (${body.version})`}.xaf`,
        mimeType: 'application/xml',
        content: await auditFileStream(services, { ...body, administrationId, today }),
      }
    },
  }),
]
