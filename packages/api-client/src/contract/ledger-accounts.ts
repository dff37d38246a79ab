import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { exportQuery, id, requiredText } from './wire.ts'

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

/** An account of the standard chart. */
const chartAccount = v.object({ number: v.string(), name: v.string(), rgsCode: v.string(), type: accountType })
export type ChartAccount = v.InferOutput<typeof chartAccount>

export const journalType = v.picklist(['bankbook', 'cashbook', 'general', 'purchase-book', 'sales-book'])
/** What may change about an account; its number and kind stay what they are, for what is booked on it. */
const accountDetails = {
  name: requiredText(100),
  /** Proposed when somebody books on it; null: none. */
  defaultVatCode: v.nullable(v.string()),
}

const ROOT = '/administrations/{administrationId}' as const

export const ledgerAccounts = defineArea('ledgerAccounts', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/accounts`,
    summary: 'The chart of accounts',
    response: v.array(ledgerAccount),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/accounts/export`,
    summary: 'The chart of accounts as CSV or XLSX',
    query: v.object({ ...exportQuery(['number', 'name', 'type']), type: v.optional(accountType) }),
    response: 'file',
    errors: ['export_running'],
  }),
  chart: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/accounts/chart`,
    summary: 'What the standard chart has and these books have not opened yet',
    response: v.array(chartAccount),
  }),
  open: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/accounts/open`,
    summary: 'Open an account of the standard chart; one that is there already is answered',
    body: v.object({ rgsCode: v.string() }),
    response: v.object({ id }),
    stale: ['ledgerAccounts', 'reports'],
    idempotent: true,
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
