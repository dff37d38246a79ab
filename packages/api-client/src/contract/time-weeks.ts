import * as v from 'valibot'
import { defineCall } from './call.ts'
import { date, id, timestamp } from './wire.ts'

const BASE = '/administrations/{administrationId}/project-management' as const
const WEEKS = `${BASE}/time-weeks` as const
const STALE = ['hours', 'projects', 'hoursReports'] as const

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))
export const weekState = v.picklist(['open', 'submitted', 'approved'])
const weekBody = v.object({
  monday: date,
  /** Whose week; left out: one's own. That of others is for an administrator. */
  userId: v.optional(id),
})
const ofWeek = {
  response: v.object({ state: weekState }),
  errors: ['week_not_open', 'week_not_submitted'],
  stale: STALE,
} as const

/** Weeks that are handed in and approved, and how hours are kept. */
export const timeWeekCalls = {
  weeks: defineCall({
    method: 'GET',
    base: 'v2',
    path: WEEKS,
    summary: 'Weeks that wait for approval, the oldest first, and those that were approved of late',
    response: v.array(
      v.object({
        user: v.object({ id, name: v.string() }),
        monday: date,
        seconds,
        state: weekState,
        submittedAt: timestamp,
        approvedBy: v.nullable(v.string()),
      }),
    ),
  }),
  submitWeek: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${WEEKS}/submit`,
    summary: 'Hand in a week: its hours stay as they are until it is taken back or opened again',
    body: weekBody,
    ...ofWeek,
  }),
  retractWeek: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${WEEKS}/retract`,
    summary: 'Take back a week that was handed in and not approved yet',
    body: weekBody,
    ...ofWeek,
  }),
  approveWeek: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${WEEKS}/approve`,
    summary: 'Approve a week that was handed in',
    body: v.object({ monday: date, userId: id }),
    ...ofWeek,
  }),
  reopenWeek: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${WEEKS}/reopen`,
    summary: 'Open a week again that was handed in or approved',
    body: v.object({ monday: date, userId: id }),
    ...ofWeek,
  }),
  settings: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${BASE}/hours-settings`,
    summary: 'How hours are kept in an administration',
    response: v.object({ needsApproval: v.boolean(), dayMinutes: v.number() }),
  }),
  saveSettings: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${BASE}/hours-settings`,
    summary: 'Say how hours are kept in an administration',
    body: v.object({
      needsApproval: v.boolean(),
      dayMinutes: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0, 'Vul een werkdag van 0 tot 24 uur in'),
        v.maxValue(1440, 'Vul een werkdag van 0 tot 24 uur in'),
      ),
    }),
    stale: STALE,
  }),
}
