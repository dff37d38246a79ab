import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { LEGAL_FORMS } from './choices.ts'
import { administrationEntry, permissionType } from './users.ts'
import { date, id, optionalText, paperLayout, requiredText, timestamp, version } from './wire.ts'

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

/** The part of the settings that an invoice and the books depend on. */
export const companyProfile = v.object({
  companyName: requiredText(200),
  legalForm: v.picklist(LEGAL_FORMS),
  street: optionalText(200),
  postcode: optionalText(12),
  city: optionalText(100),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  kvkNumber: v.nullable(v.string()),
  vatNumber: v.nullable(v.string()),
  /** The number of the tax office (omzetbelastingnummer); not on invoices. */
  turnoverTaxNumber: v.nullable(v.string()),
  iban: v.nullable(v.string()),
  emailAddress: v.nullable(v.string()),
  phone: v.nullable(optionalText(40)),
  website: v.nullable(optionalText(200)),
  accentColour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'Kies een kleur')),
  /** How new invoices and estimates are laid out. Left out, it stays. */
  paperLayout: v.optional(paperLayout),
  invoiceFooter: optionalText(1000),
  invoiceNumberPattern: requiredText(40),
  paymentTermDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  vatFrequency: v.picklist(['month', 'quarter', 'year']),
  /** The first day that VAT is declared of, the start of a period; null: what was booked first decides. Left out, it stays. */
  vatStartsOn: v.optional(v.nullable(date)),
  /** The last day that VAT is owed of, when the business ends; null while it goes on. Left out, it stays. */
  vatEndsOn: v.optional(v.nullable(date)),
  /** Whether it is of a VAT fiscal unit: its return is a worksheet, not to be handed in by itself. Left out, it stays. */
  isInVatUnit: v.optional(v.boolean()),
  /** How the margin of used goods is reckoned; null while nobody has said it. Left out, it stays. */
  marginMethod: v.optional(v.nullable(v.picklist(['article', 'article_after_notice', 'period']))),
  /** The day on which the inspector was told; of `article_after_notice` alone. Left out, it stays. */
  marginNoticeOn: v.optional(v.nullable(date)),
  /** Whether VAT counts at the invoice (accrual) or at its payment (cash, the kasstelsel). */
  vatScheme: v.picklist(['accrual', 'cash']),
  /** The first day of the VAT period from which that holds; null when it always did. */
  vatSchemeFrom: v.nullable(date),
  smallBusinessScheme: v.boolean(),
  /** The month that the fiscal year begins in: 1 for a calendar year. */
  fiscalYearStartMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
})
export type CompanyProfile = v.InferOutput<typeof companyProfile>

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
