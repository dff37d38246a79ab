import { contract } from '@klopt/api-client/contract'
import { ofBooks, ofFirm, ofMore, ofStaff, type Read } from './read.ts'
import { LOOKED_COMPANY } from './sizes.ts'

const MONTH = { from: '2026-09-01', to: '2026-09-30' }

/** What people write down, ask and are asked. */
export const READS_OF_PEOPLE: readonly Read[] = [
  ofBooks('projects, a page', contract.projects.list, {}),
  ofBooks('projects to choose', contract.projects.choices, {}),
  ofMore('people of a project', contract.projects.people, ({ projectId }) => ({ params: { projectId } })),
  ofBooks('hours of a week', contract.hours.list, { from: '2026-09-21', to: '2026-09-27' }),
  ofBooks('hours to invoice', contract.hours.unbilled, {}),
  ofBooks('weeks of hours', contract.hours.weeks),
  ofBooks('who writes hours', contract.hours.people),
  ofBooks('hours by project', contract.hoursReports.get, { ...MONTH, by: 'project' }),
  ofBooks('hours for the tax criterion', contract.hoursReports.criterion, { year: '2026' }),
  ofBooks('timers', contract.timers.list, {}),
  ofBooks('trips, a page', contract.trips.list, {}),
  ofBooks('months of trips', contract.trips.months),
  ofBooks('usual trips', contract.trips.usual),
  ofBooks('expenses, a page', contract.expenses.list, {}),
  ofBooks('questions, a page', contract.questions.list, {}),
  ofBooks('approvals, a page', contract.approvals.list, {}),
  ofBooks('notifications', contract.notifications.list),
  ofBooks('members', contract.members.list, {}),
  ofBooks('invitations', contract.invitations.list),
  ofBooks('access log', contract.administrations.accessLog),
  ofBooks('tickets of a user', contract.tickets.list),
  ofBooks('tickets of a user, a page', contract.tickets.page, {}),
  ofBooks('charges of the subscription', contract.subscriptionCharges.own),
  ofFirm('worklist of a firm, a page', contract.worklist.list, {}),
  ofFirm('worklist of a firm, its figures', contract.worklist.figures),
  ofFirm('clients of a firm, a page', contract.firms.clients, {}),
  ofFirm('hours of a firm, a month', contract.clientHours.list, MONTH),
  ofFirm('members of a firm', contract.firmMembers.list),
  ofFirm('invitations of a firm', contract.firmInvitations.list),
  ofFirm('templates of a firm', contract.firmTemplates.list),
  ofFirm('worklist of who has several', contract.worklist.own),
  ofStaff('the queue of support, a page', contract.ticketQueue.list, {}),
  ofStaff('the queue of support, a search', contract.ticketQueue.list, { search: LOOKED_COMPANY }),
  ofStaff('figures of support', contract.ticketQueue.figures),
  ofStaff('search of support', contract.admin.search, { search: LOOKED_COMPANY }),
  ofStaff('subscriptions, a page', contract.backOffice.subscriptions, {}),
  ofStaff('charges of subscriptions, a page', contract.subscriptionCharges.list, {}),
  ofStaff('audit log, a page', contract.backOffice.auditLog, {}),
]
