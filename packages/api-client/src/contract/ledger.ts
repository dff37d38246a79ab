import * as v from 'valibot'
import { accruals } from './accruals.ts'
import { annualReports } from './annual-reports.ts'
import { figures } from './figure-lines.ts'
import { reportExports } from './report-exports.ts'
import { defineArea, defineCall } from './call.ts'
import { sourceType } from './entry-source.ts'
import { journalDocument } from './journal-drafts.ts'
import { cents, date, id, page, pageQuery, requiredText, timestamp } from './wire.ts'

export const accountType = v.picklist(['asset', 'liability', 'equity', 'revenue', 'expense'])
export const ledgerAccount = v.object({
  id,
  number: v.string(),
  name: v.string(),
  rgsCode: v.nullable(v.string()),
  type: accountType,
  defaultVatCode: v.nullable(v.string()),
  active: v.boolean(),
  /** Klopt itself books on it, so it cannot be put out of use. */
  isNeeded: v.boolean(),
})
export type LedgerAccount = v.InferOutput<typeof ledgerAccount>

export const journalType = v.picklist(['bankbook', 'cashbook', 'general', 'purchase-book', 'sales-book'])
/** What may change about an account; its number and kind stay what they are, for what is booked on it. */
const accountDetails = {
  name: requiredText(100),
  /** Proposed when somebody books on it; null: none. */
  defaultVatCode: v.nullable(v.string()),
}

const ROOT = '/administrations/{administrationId}' as const
const range = { from: date, to: date }

export const ledgerAccounts = defineArea('ledgerAccounts', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/accounts`,
    summary: 'The chart of accounts',
    response: v.array(ledgerAccount),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/accounts/create`,
    summary: 'Add an account with a number of its own',
    body: v.object({
      number: v.pipe(v.string(), v.regex(/^[0-9]{4,6}$/, 'Gebruik vier tot zes cijfers')),
      type: accountType,
      ...accountDetails,
    }),
    response: v.object({ id }),
    stale: ['ledgerAccounts', 'reports'],
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/accounts/{accountId}/save`,
    summary: 'Rename an account, and choose its VAT code',
    body: v.object(accountDetails),
    stale: ['ledgerAccounts', 'reports'],
  }),
  deactivate: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/accounts/{accountId}/deactivate`,
    summary: 'Offer an account no more; what is booked on it stays',
    errors: ['account_needed'],
    stale: ['ledgerAccounts', 'reports'],
  }),
  reactivate: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/accounts/{accountId}/reactivate`,
    summary: 'Offer an account again',
    stale: ['ledgerAccounts', 'reports'],
  }),
})

export const reports = defineArea('reports', {
  ...annualReports,
  ...figures,
  ...reportExports,
  accruals,
  trialBalance: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/reports/trial-balance`,
    summary: 'Opening balance, movements and closing balance of each account, and the result of earlier years',
    query: v.object(range),
    response: v.object({
      ...range,
      rows: v.array(
        v.object({
          /** Null for the result of earlier years, which no entry took to equity. */
          accountId: v.nullable(id),
          number: v.string(),
          name: v.string(),
          type: accountType,
          openingCents: cents,
          debitCents: cents,
          creditCents: cents,
          closingCents: cents,
          /** What it closed with a year before. */
          lastYearCents: cents,
        }),
      ),
      totals: v.object({
        openingCents: cents,
        debitCents: cents,
        creditCents: cents,
        closingCents: cents,
        lastYearCents: cents,
      }),
    }),
  }),
  accountCard: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/accounts/{accountId}/card`,
    summary: 'The lines of one account, oldest first, with a running balance',
    query: v.object({ ...range, cursor: pageQuery.cursor }),
    response: v.object({
      account: ledgerAccount,
      openingCents: cents,
      closingCents: cents,
      ...page(
        v.object({
          lineId: id,
          entryId: id,
          date,
          journalCode: v.string(),
          entryNumber: v.number(),
          description: v.string(),
          contactName: v.nullable(v.string()),
          debitCents: cents,
          creditCents: cents,
          balanceCents: cents,
          sourceType,
          sourceId: v.nullable(id),
        }),
      ).entries,
    }),
  }),
  entry: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/journal-entries/{entryId}`,
    summary: 'One journal entry with its lines',
    response: v.object({
      id,
      journalName: v.string(),
      journalCode: v.string(),
      number: v.number(),
      date,
      documentDate: date,
      description: v.string(),
      sourceType,
      sourceId: v.nullable(id),
      reversesEntryId: v.nullable(id),
      reversedByEntryId: v.nullable(id),
      createdBy: v.nullable(v.string()),
      createdAt: timestamp,
      /** Of an entry of the general journal: what shows why it is there. */
      documents: v.array(journalDocument),
      lines: v.array(
        v.object({
          accountId: id,
          accountNumber: v.string(),
          accountName: v.string(),
          debitCents: cents,
          creditCents: cents,
          vatCode: v.nullable(v.string()),
          contactName: v.nullable(v.string()),
          description: v.string(),
        }),
      ),
    }),
  }),
})
