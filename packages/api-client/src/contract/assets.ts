import * as v from 'valibot'
import { assetInput, assetSource, disposalInput, impairmentInput } from './asset-input.ts'
import { defineArea, defineCall } from './call.ts'
import { cents, date, exportQuery, id, segments, sortedPage, sortedQuery, version } from './wire.ts'

const ROOT = '/administrations/{administrationId}/assets' as const
const ONE = `${ROOT}/{assetId}` as const
const STALE = ['assets', 'vatDeduction', 'reports', 'dashboard', 'fiscalYears'] as const
const sortable = ['name', 'inUseOn', 'costCents'] as const
const account = v.object({ id, number: v.string(), name: v.string() })

/** In the books, sold or thrown away. */
const assetState = v.picklist(['in_use', 'sold', 'scrapped'])
const filter = { asOf: v.optional(date), state: v.optional(v.picklist(['in_use', 'left'])) }

const listItem = v.object({
  id,
  name: v.string(),
  account,
  inUseOn: date,
  costCents: cents,
  /** What was booked of it up to the asked day, as it was taken over included. */
  depreciatedCents: cents,
  bookValueCents: cents,
  state: assetState,
  disposedOn: v.nullable(date),
  heldReason: v.nullable(v.string()),
})
export type AssetListItem = v.InferOutput<typeof listItem>

/** What the register holds on the accounts of one kind, beside the ledger. */
const reconciledAccount = v.object({
  ...account.entries,
  registerCents: cents,
  ledgerCents: cents,
  differenceCents: cents,
})

const scheduleYear = v.object({
  /** As it is written: '2026', or '2025/2026'. */
  year: v.string(),
  from: date,
  to: date,
  plannedCents: cents,
  bookedCents: cents,
  /** What it is worth at the end of the year, by its plan. */
  bookValueCents: cents,
})

const shownAsset = v.object({
  id,
  ...assetInput.entries,
  note: v.string(),
  residualCents: cents,
  vatCents: v.nullable(cents),
  acquiredOn: date,
  every: v.picklist(['month', 'year']),
  takenOver: v.nullable(v.object({ day: date, depreciatedCents: cents })),
  account,
  depreciationAccount: account,
  expenseAccount: account,
  resultAccount: account,
  source: v.nullable(assetSource),
  /** Its purchase was taken back after it became an asset. */
  purchaseWithdrawn: v.boolean(),
  state: assetState,
  disposedOn: v.nullable(date),
  /** How it left: what it was still worth then, and what its entry comes to as a result, a loss below nothing. */
  left: v.nullable(v.object({ entryId: id, valueCents: cents, resultCents: cents })),
  depreciatedCents: cents,
  bookValueCents: cents,
  schedule: v.array(scheduleYear),
  booked: v.array(v.object({ entryId: id, kind: v.picklist(['plan', 'impairment']), periodEnd: date, cents })),
  /** What is due and could not be booked, and why. */
  held: v.nullable(v.object({ reason: v.string(), cents, periods: v.number() })),
  version,
})
export type Asset = v.InferOutput<typeof shownAsset>

const versioned = v.object({ version })
const answer = { response: versioned, stale: STALE, idempotent: true } as const

export const assets = defineArea('assets', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'Assets by name unless sorted otherwise, with what they are worth on a day',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(listItem).entries,
      segments: segments(['all', 'in_use', 'left'], {
        costCents: v.nullable(cents),
        depreciatedCents: v.nullable(cents),
        bookValueCents: v.nullable(cents),
      }),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/export`,
    summary: 'The assets of a filter as CSV or XLSX',
    query: v.object({ ...exportQuery(sortable), ...filter }),
    response: 'file',
    errors: ['export_running'],
  }),
  reconciliation: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/reconciliation`,
    summary: 'What the register holds on a day beside the accounts of the ledger',
    query: v.object({ asOf: date }),
    response: v.object({ asOf: date, accounts: v.array(reconciledAccount) }),
  }),
  candidates: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/candidates`,
    summary: 'Booked lines of purchases that are no asset yet: on accounts of assets, and costs of 450 euro or more',
    response: v.array(
      v.object({
        ...assetSource.entries,
        supplier: v.nullable(v.string()),
        description: v.string(),
        invoiceDate: date,
        costCents: cents,
        account,
        /** Whether its account holds assets; else it was booked as costs. */
        isOnAssetAccount: v.boolean(),
      }),
    ),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ONE,
    summary: 'One asset with its schedule and what was booked of it',
    response: shownAsset,
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Put an asset in the register; what was booked as costs moves to its account, and what is due is booked',
    body: v.object({ ...assetInput.entries, source: v.optional(v.nullable(assetSource)) }),
    response: v.object({ id, version }),
    errors: ['period_locked'],
    stale: STALE,
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/save`,
    summary: 'Change an asset; what was booked stays, and the next period makes up for the difference',
    body: v.object({ ...assetInput.entries, version }),
    errors: ['version_conflict', 'asset_has_left'],
    ...answer,
  }),
  depreciate: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/depreciate`,
    summary: 'Book what is due now; of locked days on the first open day when that is asked',
    body: v.object({ version: v.optional(version), onFirstOpenDay: v.optional(v.boolean()) }),
    errors: ['version_conflict', 'asset_has_left'],
    ...answer,
  }),
  impair: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/impair`,
    summary: 'Write an asset down beside its plan',
    body: v.object({ ...impairmentInput.entries, version }),
    errors: ['version_conflict', 'asset_has_left', 'period_locked'],
    ...answer,
  }),
  dispose: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/dispose`,
    summary: 'Sell or scrap an asset: depreciated to that day, it leaves the books with its result',
    body: v.object({ ...disposalInput.entries, version: v.optional(version) }),
    errors: ['version_conflict', 'asset_has_left', 'period_locked'],
    ...answer,
  }),
  undoDisposal: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/undo-disposal`,
    summary: 'Take back that an asset was sold or scrapped',
    body: versioned,
    errors: ['version_conflict', 'asset_still_here'],
    ...answer,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/delete`,
    summary: 'Take an asset out of the register with all that was booked of it',
    body: versioned,
    errors: ['version_conflict', 'asset_has_left'],
    stale: STALE,
    idempotent: true,
  }),
})
