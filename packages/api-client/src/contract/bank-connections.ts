import * as v from 'valibot'
import { defineCall } from './call.ts'
import { id, requiredText, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/bank/connections' as const
const ONE = `${ROOT}/{connectionId}` as const

const bankConnection = v.object({
  id,
  bankName: v.string(),
  /** 'asked' while the bank did not answer yet. */
  state: v.picklist(['asked', 'active', 'ended']),
  validUntil: timestamp,
  /** The consent ends within two weeks: it has to be given anew. */
  endsSoon: v.boolean(),
  fetchedAt: v.nullable(timestamp),
  /** Why nothing came the last time: the bank asks for patience, does not answer, or tells other lines than are known. */
  failure: v.nullable(v.picklist(['busy', 'unavailable', 'differs'])),
  /** Who ended it; what a newer connection took the place of is not told. Null while it stands. */
  endedBy: v.nullable(v.picklist(['user', 'bank'])),
  endedAt: v.nullable(timestamp),
  accounts: v.array(v.object({ iban: v.string(), journalName: v.nullable(v.string()) })),
})
export type BankConnection = v.InferOutput<typeof bankConnection>

/** Lines that come in from the bank by themselves, while whoever has the account consents. */
export const bankConnectionCalls = {
  connections: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The connections with banks, newest first; `isAvailable` says whether this server can make any',
    policy: 'ALWAYS',
    response: v.object({ isAvailable: v.boolean(), connections: v.array(bankConnection) }),
  }),
  connectableBanks: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/banks`,
    summary: 'The banks that can be connected, by name',
    response: v.array(v.object({ name: v.string() })),
    errors: ['bank_feed_off', 'bank_feed_failed'],
  }),
  connectBank: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Ask a bank for consent; the answer is where to give it',
    body: v.object({ bankName: requiredText(100) }),
    response: v.object({ id, url: v.string() }),
    errors: ['bank_feed_off', 'bank_feed_failed', 'bank_unknown'],
    stale: ['bank'],
  }),
  completeConnection: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/complete`,
    summary: 'Take what the bank answered to the question for consent; its accounts are fetched from then on',
    body: v.object({ state: requiredText(200), code: requiredText(2000) }),
    response: v.object({ id }),
    errors: ['bank_feed_off', 'bank_feed_failed', 'bank_consent_expired', 'bank_consent_of_other'],
    stale: ['bank', 'dashboard'],
    idempotent: true,
  }),
  fetchConnection: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/fetch`,
    summary: 'Fetch the newest lines now instead of in a few hours',
    errors: ['bank_feed_off', 'version_conflict'],
    stale: ['bank'],
    idempotent: true,
  }),
  endConnection: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/end`,
    summary: 'Fetch no more; what came in stays',
    errors: ['version_conflict'],
    stale: ['bank', 'dashboard'],
    idempotent: true,
  }),
}
