import { hours, hoursReports } from '@klopt/api-client/schemas'
import { administration } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { keepTable } from '../../table-files/keep-table.ts'
import { showCriterion } from './criterion.ts'
import { hoursTable } from './hours-file.ts'
import { hoursReport } from './hours-report.ts'
import { hoursSettings, saveHoursSettings } from './hours-settings.ts'
import { changeWeek, listWeeks, submitWeek } from './time-weeks.ts'
import { hoursAuthor, whoseHours } from './whose-hours.ts'

const own = administration('TIME_TRACKING')
const manager = administration('ADMIN')
const books = administration('BOOKING')

/** Weeks that are handed in and approved, and how hours are kept. */
export const weekRoutes = [
  route(hours.weeks, { access: manager, handle: ({ db, administrationId }) => listWeeks(db, administrationId) }),
  route(hours.submitWeek, {
    access: own,
    handle: async (context) => {
      const { monday, userId } = context.input.body
      const author = hoursAuthor(context, userId)
      const state = await submitWeek(context.db, author, monday, context.now)
      context.audit('submit', 'time_week', null, { monday, userId: author.userId })
      return { state }
    },
  }),
  route(hours.retractWeek, {
    access: own,
    handle: async (context) => {
      const { monday, userId } = context.input.body
      const author = hoursAuthor(context, userId)
      const change = { from: ['submitted'], to: 'open', approvedBy: null, now: context.now } as const
      const state = await changeWeek(context.db, author, monday, change)
      context.audit('retract', 'time_week', null, { monday, userId: author.userId })
      return { state }
    },
  }),
  route(hours.approveWeek, {
    access: manager,
    handle: async ({ db, administrationId, user, now, audit, input: { body } }) => {
      const change = { from: ['submitted'], to: 'approved', approvedBy: user.id, now } as const
      const state = await changeWeek(db, { administrationId, userId: body.userId }, body.monday, change)
      audit('approve', 'time_week', null, body)
      return { state }
    },
  }),
  route(hours.reopenWeek, {
    access: manager,
    handle: async ({ db, administrationId, now, audit, input: { body } }) => {
      const change = { from: ['submitted', 'approved'], to: 'open', approvedBy: null, now } as const
      const state = await changeWeek(db, { administrationId, userId: body.userId }, body.monday, change)
      audit('reopen', 'time_week', null, body)
      return { state }
    },
  }),
  route(hours.settings, { access: books, handle: ({ db, administrationId }) => hoursSettings(db, administrationId) }),
  route(hours.saveSettings, {
    access: manager,
    handle: async ({ db, administrationId, audit, input: { body } }) => {
      await saveHoursSettings(db, administrationId, body)
      audit('update', 'hours_settings', null, body)
    },
  }),
]

/** What was worked in a period, and how far somebody is in a year. */
export const hoursReportRoutes = [
  route(hoursReports.get, {
    access: books,
    handle: ({ db, administrationId, input: { query } }) => hoursReport(db, administrationId, query),
  }),
  route(hoursReports.export, {
    access: books,
    changesNothing: true,
    isolation: 'repeatable read',
    handle: ({ db, administrationId, user, input: { query } }) =>
      keepTable(user.id, hoursTable(db, administrationId, query), query.format),
  }),
  route(hoursReports.criterion, {
    access: own,
    handle: (context) => {
      const { year, userId } = context.input.query
      return showCriterion(context.db, whoseHours(context, userId), Number(year))
    },
  }),
]
