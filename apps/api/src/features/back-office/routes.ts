import { contract } from '@klopt/api-client/schemas'
import { queuedJobs } from '../../jobs/queued-jobs.ts'
import { globalAdmin, staff } from '../../kernel/access.ts'
import { release } from '../../kernel/release.ts'
import { screenPath } from '../../kernel/screens.ts'
import { route } from '../../kernel/route.ts'
import { everyItem } from '../../table-files/every-item.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { listAuditLog } from './audit-log.ts'
import { changePlan } from './change-plan.ts'
import { carryOutRemoval } from './carry-out-removal.ts'
import { showHealth } from './health.ts'
import { listPlans, listSubscriptions } from './list-subscriptions.ts'
import { planChangedMail } from './plan-changed-mail.ts'
import { listRemovals } from './removals.ts'
import { removedMail } from './removed-mail.ts'
import { retryJobsJob } from './retry-jobs.ts'
import { showUsage } from './usage.ts'
import { auditTable, subscriptionTable } from './tables.ts'

/** `system` because these are of all administrations; what leaves is who did what, and no figure of anybody's books. */
const ofAll = { scope: 'system' } as const

/** What staff sees of the house. */
export const backOfficeRoutes = [
  route(contract.backOffice.auditLog, {
    access: staff,
    ...ofAll,
    handle: ({ db, input: { query } }) => listAuditLog(db, query),
  }),

  route(contract.backOffice.exportAuditLog, {
    access: staff,
    ...ofAll,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, user, input: { query } }) => {
      const rows = everyItem((at) => listAuditLog(db, { ...query, ...at }))
      return keepTable(user.id, auditTable(rows), query.format)
    },
  }),

  route(contract.backOffice.subscriptions, {
    access: globalAdmin,
    ...ofAll,
    handle: ({ db, today, input: { query } }) => listSubscriptions(db, query, today),
  }),

  route(contract.backOffice.exportSubscriptions, {
    access: globalAdmin,
    ...ofAll,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, today, user, input: { query } }) => {
      const rows = everyItem((at) => listSubscriptions(db, { ...query, ...at }, today))
      return keepTable(user.id, subscriptionTable(rows), query.format)
    },
  }),

  route(contract.backOffice.plans, { access: globalAdmin, ...ofAll, handle: ({ db, today }) => listPlans(db, today) }),

  route(contract.backOffice.changePlan, {
    access: globalAdmin,
    ...ofAll,
    handle: async ({ db, today, audit, jobs, services, input: { body } }) => {
      const { administrationId, reason } = body
      const { plan, formerPlanId, companyName, mainUserAddress } = await changePlan(db, body, today)
      const { id, name, unit } = plan
      audit('switch_plan', 'subscription', id, { reason, plan: name, unit, formerPlanId }, { administrationId })
      const href = new URL(screenPath('subscription', { administrationId }), services.settings.publicUrl).href
      if (mainUserAddress !== null) await queueMail(jobs, services, mainUserAddress, planChangedMail(companyName, href))
    },
  }),

  route(contract.backOffice.removalRequests, { access: globalAdmin, ...ofAll, handle: ({ db }) => listRemovals(db) }),

  route(contract.backOffice.carryOutRemoval, {
    access: globalAdmin,
    ...ofAll,
    handle: async ({ db, user, now, today, audit, jobs, services, input: { body } }) => {
      const { administrationId, reason } = body
      const removing = { hooks: services.hooks, userId: user.id, now, today, audit }
      const { companyName, mainUserAddress } = await carryOutRemoval(db, administrationId, removing)
      audit('remove', 'administration', administrationId, { reason, companyName }, { administrationId })
      if (mainUserAddress !== null) await queueMail(jobs, services, mainUserAddress, removedMail(companyName))
    },
  }),

  route(contract.backOffice.health, {
    access: globalAdmin,
    ...ofAll,
    // Of the queue nothing can be read within a transaction of the application.
    prepare: ({ services }) => queuedJobs(services.pool),
    handle: ({ db }, jobs) => showHealth(db, jobs, release),
  }),

  route(contract.backOffice.usage, { access: globalAdmin, ...ofAll, handle: ({ db, now }) => showUsage(db, now) }),

  route(contract.backOffice.retryJobs, {
    access: globalAdmin,
    ...ofAll,
    handle: async ({ jobs, audit, input: { body } }) => {
      await jobs.enqueue(retryJobsJob, { name: body.name })
      audit('retry', 'job', null, body)
    },
  }),
]
