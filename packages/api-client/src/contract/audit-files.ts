import * as v from 'valibot'
import { defineCall } from './call.ts'
import { cents, date, fileName, id, requiredText, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/opening-balance/audit-files' as const
const one = `${ROOT}/{auditFileId}` as const

const accountType = v.picklist(['asset', 'liability', 'equity', 'revenue', 'expense'])

/** An account that the books do not have yet. */
const newAccount = v.object({
  number: v.pipe(v.string(), v.regex(/^[0-9]{4,6}$/, 'Gebruik vier tot zes cijfers')),
  name: requiredText(100),
  type: accountType,
})

const proposedAccount = v.object({
  /** In the file. */
  number: v.string(),
  name: v.string(),
  rgs: v.nullable(v.string()),
  isBalance: v.boolean(),
  /** Whether the opening balance names it: one that does not is not taken over. */
  isUsed: v.boolean(),
  /** Whether a booking of the year names it: then it goes along with these. */
  inEntries: v.boolean(),
  openingCents: cents,
  /** What the proposed account was found by. */
  by: v.picklist(['vat', 'rgs', 'number', 'name', 'new']),
  accountId: v.nullable(id),
  /** What is made when no account was found. */
  create: v.nullable(v.object({ number: v.string(), name: v.string(), type: accountType })),
})

const auditFilePreview = v.object({
  id,
  name: v.string(),
  version: v.string(),
  software: v.nullable(v.string()),
  company: v.object({ name: v.string(), kvkNumber: v.nullable(v.string()), taxNumber: v.nullable(v.string()) }),
  fiscalYear: v.string(),
  startDate: date,
  endDate: date,
  accounts: v.array(proposedAccount),
  contacts: v.array(v.object({ id: v.string(), name: v.string(), city: v.nullable(v.string()), isNew: v.boolean() })),
  opening: v.object({ date, debitCents: cents, creditCents: cents, lines: v.number() }),
  openItems: v.array(
    v.object({
      kind: v.picklist(['receivable', 'payable']),
      number: v.string(),
      /** Null when the file does not say whose it is. */
      contactName: v.nullable(v.string()),
      documentDate: date,
      dueDate: date,
      amountCents: cents,
    }),
  ),
  /** Bookings of the year, which come along on wish; `notes` say in Dutch what happens then, `whyNot` why they cannot. */
  entries: v.object({
    count: v.number(),
    lines: v.number(),
    notes: v.array(v.string()),
    whyNot: v.nullable(v.string()),
  }),
  /** In Dutch: what deserves a look before it is taken over. */
  problems: v.array(v.string()),
})
export type AuditFilePreview = v.InferOutput<typeof auditFilePreview>

const auditFileImport = v.object({
  /** Accounts of the file that go elsewhere than proposed; the others go as proposed. */
  accounts: v.pipe(
    v.array(v.object({ number: v.string(), accountId: v.nullable(id), create: v.optional(v.nullable(newAccount)) })),
    v.maxLength(50_000, 'Dit zijn te veel rekeningen'),
  ),
  /** Whether the bookings of the year come along; without a word they do not. */
  withEntries: v.optional(v.boolean()),
})
export type AuditFileImport = v.InferOutput<typeof auditFileImport>

const stale = [
  'openingBalances',
  'ledgerAccounts',
  'journalEntries',
  'reports',
  'vat',
  'dashboard',
  'payments',
  'bank',
  'contacts',
] as const

/** Taking the opening balance over from the audit file of another package: a preview first, and undone as a whole. */
export const auditFileCalls = {
  auditFiles: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'Audit files that were uploaded, the newest first, with which was taken over',
    response: v.array(
      v.object({
        id,
        name: v.string(),
        fiscalYear: v.string(),
        createdAt: timestamp,
        importedAt: v.nullable(timestamp),
        undoneAt: v.nullable(timestamp),
      }),
    ),
  }),
  uploadAuditFile: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Read an audit file XAF 3.1, 3.2 or 4.0 and show what taking it over would do; the books do not change',
    query: fileName,
    body: 'file',
    response: auditFilePreview,
    errors: ['audit_file_unreadable', 'too_large'],
    stale: ['openingBalances'],
    idempotent: true,
    bodyLimitBytes: 104_857_600,
  }),
  importAuditFile: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/import`,
    summary:
      'Take an audit file over: its accounts, contacts, opening balance and on wish the bookings of the year, all or nothing',
    body: auditFileImport,
    bodyLimitBytes: 4_194_304,
    response: v.object({
      /** What to undo: another than was asked when that was taken over and undone before. */
      auditFileId: id,
      /** Null when the file has bookings alone. */
      openingBalanceId: v.nullable(id),
      journalEntryId: v.nullable(id),
      accounts: v.number(),
      contacts: v.number(),
      entries: v.number(),
    }),
    errors: [
      'audit_file_imported',
      'audit_file_empty',
      'audit_file_entries',
      'audit_file_unreadable',
      'entry_unbalanced',
      'period_locked',
      'opening_settled',
      'amount_too_large',
    ],
    stale,
    idempotent: true,
  }),
  undoAuditFile: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/undo`,
    summary: 'Undo all that an audit file brought, as long as nothing was built on it',
    errors: ['audit_file_built_on', 'audit_file_locked', 'period_locked'],
    stale,
    idempotent: true,
  }),
}
