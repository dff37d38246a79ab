import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { companyProfile } from './company-profile.ts'
import { administrationEntry, permissionType } from './users.ts'
import { id, optionalText, requiredText, timestamp, version } from './wire.ts'

const redirect = v.object({ redirect_url: v.string() })

export const financialType = v.picklist([
  'BUNQ',
  'CASH',
  'CHECKING',
  'CREDIT',
  'MOLLIE',
  'PAYPAL',
  'SAVINGS',
  'STRIPE',
  'SUMUP',
])

/** Named by the calendar year in which it ends. */
const fiscalYear = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2101))

export const administrations = defineArea('administrations', {
  get: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/administrations/{administrationId}',
    summary: 'One administration',
    response: administrationEntry,
  }),
  roles: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/administrations/{administrationId}/roles',
    summary: 'The users of an administration with their roles; for global admins and holders of ADMIN',
    response: v.array(
      v.object({
        user_id: id,
        first_name: v.string(),
        last_name: v.string(),
        deactivated_timestamp: v.nullable(timestamp),
        is_primary_user: v.boolean(),
        is_financial_planner: v.boolean(),
        permissions: v.array(permissionType),
      }),
    ),
  }),
  login: defineCall({
    method: 'POST',
    base: 'v1',
    path: '/administrations/{administrationId}/login',
    summary: 'Enter an administration: remembers it as the last one and answers where to go',
    response: redirect,
    stale: ['users'],
  }),
  create: defineCall({
    method: 'POST',
    base: 'v1',
    path: '/administrations',
    summary: 'Start a new administration on trial',
    body: v.object({ subscription_variant_id: v.nullable(id) }),
    response: redirect,
    stale: ['users', 'administrations'],
    idempotent: true,
  }),
  giveAccess: defineCall({
    method: 'POST',
    base: 'v1',
    path: '/administrations/{administrationId}/give-klopt-access',
    summary: 'Let support view this administration',
    stale: ['administrations', 'users'],
  }),
  revokeAccess: defineCall({
    method: 'POST',
    base: 'v1',
    path: '/administrations/{administrationId}/revoke-klopt-access',
    summary: 'End the access of support',
    stale: ['administrations', 'users'],
  }),
  accessLog: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/access-log',
    summary: 'When support was let in and went in, the newest first; for holders of ADMIN',
    policy: 'ALWAYS',
    response: v.array(
      v.object({
        kind: v.picklist(['consent_given', 'consent_revoked', 'entered', 'viewed_as']),
        name: v.string(),
        /** Of looking through the eyes of a user: that user. */
        viewedAs: v.nullable(v.string()),
        /** Of going in. */
        reason: v.nullable(v.string()),
        at: timestamp,
        until: v.nullable(timestamp),
      }),
    ),
  }),
  onboarding: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/onboarding',
    summary: 'The checklist of the first days: what is done',
    policy: 'ALWAYS',
    response: v.object({
      isDismissed: v.boolean(),
      companyDetails: v.boolean(),
      logoAndColour: v.boolean(),
      bankAccount: v.boolean(),
      firstInvoice: v.boolean(),
      firstImport: v.boolean(),
    }),
  }),
  dismissOnboarding: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/onboarding/dismiss',
    summary: 'Put the checklist of the first days away',
    stale: ['administrations', 'dashboard'],
  }),
  keepLook: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/onboarding/keep-look',
    summary: 'Say that logo and colour are as one wants them, also where none was chosen',
    stale: ['administrations'],
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/export',
    summary: 'All data and documents of the administration as a zip file; for holders of ADMIN',
    response: 'file',
  }),
  fiscalYears: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/export/fiscal-years',
    summary: 'The fiscal years from the first entry to today or later, the newest first; for holders of ADMIN',
    policy: 'ALWAYS',
    response: v.array(v.object({ fiscalYear, name: v.string() })),
  }),
  auditFile: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/export/audit-file',
    summary: 'One fiscal year as an audit file (XML Auditfile Financieel); for holders of ADMIN',
    body: v.object({ fiscalYear, version: v.picklist(['4.0', '3.2']) }),
    response: 'file',
  }),
  profile: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/profile',
    summary: 'The company details and bookkeeping settings',
    response: v.object({ ...companyProfile.entries, version }),
  }),
  saveProfile: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/profile/save',
    summary: 'Change the company details and bookkeeping settings',
    body: v.object({ ...companyProfile.entries, version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: ['administrations', 'users', 'invoices', 'vat', 'icp', 'dashboard'],
    idempotent: true,
  }),
})

export const journals = defineArea('journals', {
  list: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/administrations/{administrationId}/journals',
    summary: 'The bank and cash books',
    response: v.array(
      v.object({
        id,
        name: v.string(),
        financial_type: financialType,
        is_primary: v.boolean(),
        account: v.object({ number: v.nullable(v.string()), name_account_holder: v.nullable(v.string()) }),
      }),
    ),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/journals/create',
    summary: 'Open a bank or cash book with a ledger account of its own; the first bank book becomes the main one',
    body: v.object({
      financialType,
      name: requiredText(100),
      /** Needed for CHECKING, SAVINGS and BUNQ; absent for CASH. */
      iban: v.nullable(v.string()),
      accountHolder: v.nullable(optionalText(200)),
    }),
    response: v.object({ id }),
    stale: ['journals', 'ledgerAccounts', 'bank', 'dashboard', 'reports', 'administrations'],
    idempotent: true,
  }),
  rename: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/journals/{journalId}/rename',
    summary: 'Call a bank or cash book otherwise',
    body: v.object({ name: requiredText(100) }),
    stale: ['journals', 'bank', 'dashboard', 'reports'],
  }),
  makePrimary: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/journals/{journalId}/make-primary',
    summary: 'Make a bank book the main one',
    stale: ['journals', 'bank', 'dashboard'],
  }),
})
