import { contract } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { callHooks } from '../../kernel/hooks.ts'
import { route } from '../../kernel/route.ts'
import { isOfFirm } from '../../kernel/permissions.ts'
import { readLogo } from '../invoices/logo.ts'
import { annualReport } from './annual-report.ts'
import { closeYear, reopenClosedYear } from './close-year.ts'
import { listYears } from './list-years.ts'
import { showYearTo } from './show-year.ts'

const access = administration('ACCOUNTING')

/** Fiscal years: what is to be done, closing and opening again. */
export const fiscalYearRoutes = [
  route(contract.fiscalYears.list, {
    access,
    handle: ({ db, administrationId, today }) => listYears(db, administrationId, today),
  }),

  route(contract.fiscalYears.get, {
    access,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, user, permissions, today, input: { params } }) =>
      showYearTo(db, { administrationId, userId: user.id, asFirm: isOfFirm(permissions), today }, params.year),
  }),

  route(contract.fiscalYears.close, {
    access,
    handle: async ({
      db,
      administrationId,
      user,
      permissions,
      services,
      now,
      today,
      audit,
      input: { params, body },
    }) => {
      const period = { kind: 'year', period: String(params.year), reason: body?.approvalReason } as const
      const filed = { administrationId, userId: user.id, today, ...period }
      await callHooks(services.hooks.periodIsFiled, db, filed, now)
      const closer = { administrationId, userId: user.id, asFirm: isOfFirm(permissions), now, today }
      const entryId = await closeYear(db, closer, params.year)
      audit('close', 'fiscal_year', params.year, { entryId })
      return { entryId }
    },
  }),

  route(contract.fiscalYears.annualReport, {
    access,
    isolation: 'repeatable read',
    changesNothing: true,
    handle: ({ db, administrationId, today, input: { params } }) =>
      annualReport(db, { administrationId, today, year: params.year }),
    respond: async ({ document, logo }, { services, administrationId }) => {
      const layout = { ...document.layout, logo: await readLogo(services, administrationId, logo) }
      return {
        name: `Jaarrapport ${document.year.name.replace('/', '-')}.pdf`,
        mimeType: 'application/pdf',
        content: Buffer.from(await services.pdf.renderAnnualReport({ ...document, layout })),
      }
    },
  }),

  route(contract.fiscalYears.reopen, {
    access,
    handle: async ({ db, administrationId, user, permissions, now, today, audit, input: { params, body } }) => {
      const closer = { administrationId, userId: user.id, asFirm: isOfFirm(permissions), now, today }
      await reopenClosedYear(db, closer, { year: params.year, reason: body.reason.trim() })
      audit('reopen', 'fiscal_year', params.year, { reason: body.reason.trim() })
    },
  }),
]
