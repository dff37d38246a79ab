import { errorReports } from '@klopt/api-client/schemas'
import { clientOf } from '../../security/client-of.ts'
import { globalAdmin, publicAccess } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { createRateLimiter } from '../../kernel/rate-limit.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { errorTable } from './error-table.ts'
import { listReports } from './list-reports.ts'
import { sampleRateOf } from './sample-rate.ts'

/** A page that breaks says so a few times; a page that says so for ever is broken in another way. */
const limit = { burst: 20, refillPerSecond: 0.1 }
const limiter = createRateLimiter(limit)

/** Errors that pages report, and reading them. They belong to nobody, so no scope narrows them. */
export const errorReportRoutes = [
  route(errorReports.settings, {
    access: publicAccess,
    handle: async ({ services: { settings } }) => ({
      environment: settings.environment,
      sampleRate: sampleRateOf(settings.environment),
    }),
  }),

  route(errorReports.report, {
    access: publicAccess,
    // The reporter keeps it in a transaction of its own, as it does for the server's errors.
    async prepare({ input: { body }, services, request }) {
      if (!limiter.take(clientOf(request.address), performance.now())) throw new ApiError('rate_limited')
      await services.errorReporter.report({
        ...body,
        source: 'browser',
        userAgent: request.userAgent,
        requestId: body.requestId ?? null, // zero: no call failed, or a page of before tells of it
      })
    },
    // Nothing of anybody's has changed, so there is nothing to audit.
    handle: async ({ unchanged }) => unchanged(),
  }),

  route(errorReports.list, {
    access: globalAdmin,
    handle: ({ db, input: { query } }) => listReports(db, query),
  }),

  route(errorReports.export, {
    access: globalAdmin,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, user, input: { query } }) => {
      const rows = everyItem((at) => listReports(db, { ...query, ...at }))
      return keepTable(user.id, errorTable(rows), query.format)
    },
  }),
]
