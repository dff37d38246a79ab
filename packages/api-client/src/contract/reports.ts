import * as v from 'valibot'
import { accruals } from './accruals.ts'
import { annualReports } from './annual-reports.ts'
import { figures } from './figure-lines.ts'
import { reportExports } from './report-exports.ts'
import { accountType, ledgerAccount } from './ledger-accounts.ts'
import { defineArea, defineCall } from './call.ts'
import { sourceType } from './entry-source.ts'
import { journalDocument } from './journal-drafts.ts'
import { cents, date, id, page, pageQuery, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}' as const
const range = { from: date, to: date }

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
