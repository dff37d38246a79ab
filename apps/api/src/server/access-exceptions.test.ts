import { expect, test } from 'vitest'
import { routes } from '../features/index.ts'
import type { Route } from '../kernel/route.ts'

/** The calls that a rule of access does not hold for, each by its name. */

const served = routes.map((route) => ({ name: `${route.call.method} ${route.call.path}`, route }))
const ofKind = (...kinds: Route['access']['kind'][]) => served.filter(({ route }) => kinds.includes(route.access.kind))

test('only these writes are open to staff that views an administration', () => {
  expect(served.filter(({ route }) => route.allowedWhenViewing).map(({ name }) => name)).toEqual([
    'POST /api/v1/administrations/{administrationId}/login',
  ])
})

test('only these writes of an administration go on when its subscription has ended', () => {
  const names = ofKind('administration').flatMap(({ name, route }) => (route.allowedWhenReadOnly ? [name] : []))
  expect(names).toMatchInlineSnapshot(`
    [
      "POST /api/v1/administrations/{administrationId}/login",
      "POST /api/v1/administrations/{administrationId}/give-klopt-access",
      "POST /api/v1/administrations/{administrationId}/revoke-klopt-access",
      "POST /api/v2/administrations/{administrationId}/example/close",
      "POST /api/v2/administrations/{administrationId}/export",
      "POST /api/v2/administrations/{administrationId}/export/audit-file",
      "POST /api/v2/administrations/{administrationId}/visits",
      "POST /api/v2/administrations/{administrationId}/firm/remove",
      "POST /api/v2/administrations/{administrationId}/main-user-transfers",
      "POST /api/v2/administrations/{administrationId}/main-user-transfers/{transferId}/documents",
      "POST /api/v2/administrations/{administrationId}/main-user-transfers/{transferId}/withdraw",
      "POST /api/v2/administrations/{administrationId}/removal-requests",
      "POST /api/v1/administrations/{administrationId}/subscriptions/switch-to-variant/{variantId}",
      "POST /api/v1/administrations/{administrationId}/subscriptions/update-payment-details",
      "POST /api/v2/administrations/{administrationId}/subscription/cancel",
      "POST /api/v2/administrations/{administrationId}/subscription/resume",
      "POST /api/v1/administrations/{administrationId}/tickets",
      "POST /api/v2/administrations/{administrationId}/tickets/{ticketId}/responses/create",
      "POST /api/v2/administrations/{administrationId}/tickets/{ticketId}/close",
      "POST /api/v1/administrations/{administrationId}/responses/{responseId}/uploadAttachment",
    ]
  `)
})

test('only these calls are open to staff before the second factor is proved', () => {
  expect(ofKind('staff').flatMap(({ name, route }) => (route.access.unverified === true ? [name] : []))).toEqual([
    'POST /api/v2/admin/verify',
    'GET /api/v2/admin/access',
  ])
})

test('only these calls are open to anyone', () => {
  expect(ofKind('public').map(({ name }) => name)).toEqual([
    'POST /api/authentication/login',
    'POST /api/authentication/login-with-single-sign-in-token',
    'POST /api/authentication/verify-2fa-code',
    'GET /api/v2/demo-accounts',
    'POST /api/authentication/forgot-password',
    'POST /api/authentication/reset-password',
    'POST /api/v2/registrations',
    'POST /api/v2/registrations/confirm',
    'POST /api/v2/users/confirm-email-address',
    'POST /api/v2/customer-dashboard/{token}/open',
    'POST /api/v2/customer-dashboard/{token}/request',
    'POST /api/v2/online-payments/notify',
    'GET /api/v2/firms/{firmId}/invitations/{invitationId}',
    'POST /api/v2/firms/{firmId}/invitations/{invitationId}/join',
    'GET /api/v2/error-reports/settings',
    'POST /api/v2/error-reports',
    'GET /api/v2/administrations/{administrationId}/invitations/{invitationId}',
    'POST /api/v2/administrations/{administrationId}/invitations/{invitationId}/accept',
  ])
})

test('only these calls work outside of a tenant with sight of all', () => {
  expect(served.filter(({ route }) => route.scope === 'system').map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "POST /api/authentication/login",
      "POST /api/authentication/login-with-single-sign-in-token",
      "POST /api/authentication/verify-2fa-code",
      "POST /api/authentication/forgot-password",
      "POST /api/authentication/reset-password",
      "POST /api/v2/registrations",
      "POST /api/v2/registrations/confirm",
      "POST /api/v2/users/confirm-email-address",
      "POST /api/v1/administrations",
      "POST /api/v2/customer-dashboard/{token}/open",
      "POST /api/v2/customer-dashboard/{token}/request",
      "POST /api/v2/online-payments/notify",
      "GET /api/v2/admin/audit-log",
      "POST /api/v2/admin/audit-log/export",
      "GET /api/v2/admin/subscriptions",
      "POST /api/v2/admin/subscriptions/export",
      "GET /api/v2/admin/plans",
      "POST /api/v2/admin/subscriptions/change-plan",
      "GET /api/v2/admin/removal-requests",
      "POST /api/v2/admin/removal-requests/carry-out",
      "GET /api/v2/admin/health",
      "GET /api/v2/admin/usage",
      "POST /api/v2/admin/jobs/retry",
      "POST /api/v2/administrations/example",
      "GET /api/v2/firms/{firmId}/invitations/{invitationId}",
      "POST /api/v2/firms/{firmId}/invitations/{invitationId}/join",
      "POST /api/v2/firms/{firmId}/invitations/{invitationId}/bring",
      "GET /api/v2/admin/access",
      "GET /api/v2/admin/administrations/{administrationId}",
      "POST /api/v2/admin/administrations/{administrationId}/access",
      "GET /api/v2/admin/firms/{firmId}",
      "POST /api/v2/admin/firms/{firmId}/access",
      "POST /api/v2/admin/users/{userId}/end-sessions",
      "GET /api/v2/admin/search",
      "GET /api/v2/admin/main-user-transfers",
      "POST /api/v2/admin/main-user-transfers/{transferId}/documents/{documentId}/open",
      "POST /api/v2/admin/main-user-transfers/{transferId}/decide",
      "GET /api/v2/administrations/{administrationId}/invitations/{invitationId}",
      "POST /api/v2/administrations/{administrationId}/invitations/{invitationId}/accept",
      "GET /api/v2/admin/subscription-charges",
      "POST /api/v2/admin/subscription-charges/export",
      "GET /api/v2/admin/subscription-charges/to-collect",
      "POST /api/v2/admin/subscription-charges/create-file",
      "POST /api/v2/admin/subscription-collection-files/{fileId}/download",
      "POST /api/v2/admin/subscription-charges/read-refusals",
      "POST /api/v2/admin/subscription-charges/{chargeId}/fail",
      "POST /api/v2/admin/subscription-charges/{chargeId}/retry",
      "POST /api/v2/admin/subscription-charges/{chargeId}/mark-paid",
      "POST /api/v2/admin/plans/{planId}/prices",
      "POST /api/v2/admin/plans/{planId}/prices/{priceId}/withdraw",
      "GET /api/v2/admin/campaigns",
      "POST /api/v2/admin/campaigns",
      "POST /api/v2/admin/campaigns/{campaignId}/end",
      "GET /api/v2/tickets/{ticketId}/location",
      "GET /api/v2/admin/tickets",
      "POST /api/v2/admin/tickets/export",
      "GET /api/v2/admin/tickets/{ticketId}",
      "POST /api/v2/admin/tickets/{ticketId}/answer",
      "POST /api/v2/admin/tickets/{ticketId}/note",
      "POST /api/v2/admin/tickets/{ticketId}/assign",
      "POST /api/v2/admin/tickets/{ticketId}/state",
      "POST /api/v2/admin/ticket-attachments/{attachmentId}/download",
      "GET /api/v2/admin/ticket-staff",
      "GET /api/v2/admin/ticket-figures",
      "GET /api/v2/admin/saved-replies",
      "POST /api/v2/admin/saved-replies/create",
      "POST /api/v2/admin/saved-replies/{replyId}/save",
      "POST /api/v2/admin/saved-replies/{replyId}/remove",
      "GET /api/v2/admin/screen-shares",
      "POST /api/v2/admin/screen-shares/{screenShareId}/join",
    ]
  `)
})
