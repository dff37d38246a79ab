import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { routeTree } from '../../routeTree.gen.ts'

const page = Object.assign(new EventTarget(), { origin: 'https://klopt.test' })
vi.stubGlobal('window', page)
vi.stubGlobal('self', page)
const router = createRouter({ routeTree, isServer: false, history: createMemoryHistory() })

/** A value that no screen knows, for each name that any of them reads, as the router reads it from an address. */
const unknown: Readonly<Record<string, unknown>> = {
  status: 'open',
  state: 'gone',
  period: '26-Q9',
  box: '9z',
  contactId: 'abc',
  managerId: 'abc',
  book: 'x',
  year: 'dit',
  from: '2026-02-30',
  to: 5,
  asOf: '2026-13-01',
  by: 'week',
  side: 'friends',
  zero: 'maybe',
  figure: 'x',
  search: '\0\u0007 ',
  archived: 'ja',
  tag: 99,
  assigned: 'iedereen',
  topic: 'roddel',
  message: 'welkom',
  sst: { a: 1 },
  uid: 'x',
  r: 12,
  token: [1],
  key: { a: 1 },
  invoice: 'x',
  code: { a: 1 },
  error: { a: 1 },
  error_description: [1],
  estimate: 'x',
  'redirect-url': 7,
}

/** What each screen reads of its address. */
const read: Readonly<Record<string, readonly string[]>> = {
  '/v2/authenticate': ['message', 'sst', 'uid', 'r'],
  '/v2/confirm-email-address': ['token', 'uid'],
  '/v2/customer-dashboard/abc': ['key', 'invoice', 'estimate', 'payment'],
  '/v2/reset-password': ['token', 'uid'],
  '/v2/register/confirm': ['token'],
  '/v2/administrations/7/invitations/7': ['key'],
  '/v2/my-administrations': ['search'],
  '/v2/firms/7': ['search', 'state', 'managerId'],
  '/v2/firms/7/clients': ['search'],
  '/v2/firms/7/hours': ['from', 'to', 'client', 'user'],
  '/v2/firms/7/invitations/7': ['key'],
  '/v2/support': ['search'],
  '/v2/admin': ['search'],
  '/v2/admin/access': ['redirect-url'],
  '/v2/admin/firms/7/access': ['redirect-url'],
  '/v2/admin/administrations/7/access': ['redirect-url'],
  '/v2/admin/error-reports': ['search'],
  '/v2/admin/audit-log': ['search', 'administration', 'user', 'kind', 'from', 'to'],
  '/v2/admin/subscriptions': ['search', 'type'],
  '/v2/admin/subscription-charges': ['search', 'state'],
  '/v2/admin/articles': ['state', 'topic', 'search'],
  '/v2/admin/tickets': ['state', 'tag', 'assigned', 'search'],
  '/v2/admin/tickets/7': ['state', 'tag', 'assigned', 'search'],
  '/v2/administrations/7/assets': ['search', 'state', 'asOf'],
  '/v2/administrations/7/trips': ['search', 'kind'],
  '/v2/administrations/7/expenses': ['search', 'state'],
  '/v2/administrations/7/bank': ['book', 'state', 'search'],
  '/v2/administrations/7/bank/rules': ['search'],
  '/v2/bank-connected': ['state', 'code', 'error', 'error_description'],
  '/v2/administrations/7/contacts': ['search', 'archived'],
  '/v2/administrations/7/dashboard': ['year'],
  '/v2/administrations/7/estimates': ['status', 'search', 'contactId'],
  '/v2/administrations/7/recurring-invoices': ['status', 'search', 'contactId'],
  '/v2/administrations/7/dossier': ['year'],
  '/v2/administrations/7/fiscal-years': ['year'],
  '/v2/administrations/7/hours': ['day', 'view', 'user'],
  '/v2/administrations/7/icp': ['period'],
  '/v2/administrations/7/oss': ['period'],
  '/v2/administrations/7/invoices/reminders': ['search'],
  '/v2/administrations/7/invoices/direct-debits/': ['search'],
  '/v2/administrations/7/invoices': ['status', 'search', 'contactId'],
  '/v2/administrations/7/invoices/7': ['contactId'],
  '/v2/administrations/7/journal': ['search'],
  '/v2/administrations/7/journal/templates': ['search'],
  '/v2/administrations/7/journal/7': ['copy', 'template'],
  '/v2/administrations/7/ledger': ['from', 'to', 'search', 'zero'],
  '/v2/administrations/7/ledger/accounts/7': ['from', 'to'],
  '/v2/administrations/7/products': ['search', 'archived'],
  '/v2/administrations/7/projects': ['search', 'state'],
  '/v2/administrations/7/purchases': ['status', 'search', 'contactId', 'from', 'to'],
  '/v2/administrations/7/purchases/documents': ['state', 'search'],
  '/v2/administrations/7/purchases/payments': ['search'],
  '/v2/administrations/7/approvals': ['state'],
  '/v2/administrations/7/questions': ['state', 'search'],
  '/v2/administrations/7/reports/accruals': ['asOf'],
  '/v2/administrations/7/reports/balance-sheet': ['asOf', 'by', 'zero', 'figure'],
  '/v2/administrations/7/reports/books': ['from', 'to', 'book'],
  '/v2/administrations/7/reports/cash-flow': ['from', 'to', 'by', 'zero', 'figure'],
  '/v2/administrations/7/reports/hours': ['from', 'to', 'hoursBy'],
  '/v2/administrations/7/reports/payables': ['asOf', 'figure'],
  '/v2/administrations/7/reports/profit-and-loss': ['from', 'to', 'by', 'zero', 'figure'],
  '/v2/administrations/7/reports/receivables': ['asOf', 'figure'],
  '/v2/administrations/7/reports/trial-balance': ['from', 'to', 'zero', 'figure'],
  '/v2/administrations/7/reports/turnover': ['from', 'to', 'by', 'side', 'zero', 'figure'],
  '/v2/administrations/7/reports/foreign-vat': ['search', 'year', 'country'],
  '/v2/administrations/7/reports/vat-reconciliation': ['from', 'to'],
  '/v2/administrations/7/settings/ledger-accounts': ['search'],
  '/v2/administrations/7/settings/reminders': ['contactId'],
  '/v2/administrations/7/settings/users': ['search'],
  '/v2/administrations/7/support': ['search'],
  '/v2/administrations/7/tickets': ['search'],
  '/v2/administrations/7/vat-return': ['period', 'box'],
}

const searchAt = (pathname: string, search: object) =>
  router.matchRoutes({ ...router.buildLocation({ to: pathname }), pathname, search }).at(-1)

test('each screen that reads its address stands here', () => {
  const reading = Object.values(router.routesById).filter(({ options }) => options.validateSearch !== undefined)
  const told = Object.keys(read).map((pathname) => searchAt(pathname, {})?.routeId)
  expect(told.toSorted()).toEqual(reading.map(({ id }) => id).toSorted())
})

test.each(Object.entries(read))('%s takes nothing that it does not know', (pathname, names) => {
  const raw = Object.fromEntries(names.map((name) => [name, unknown[name]]))
  const match = searchAt(pathname, raw)
  expect(match?.searchError).toBe(undefined)
  expect(match?.search).toEqual({})
})

test('dates of the years 0 to 9999 are dates', () => {
  const range = { from: '0000-01-01', to: '9999-12-31' }
  expect(searchAt('/v2/administrations/7/reports/trial-balance', range)?.search).toEqual(range)
})
