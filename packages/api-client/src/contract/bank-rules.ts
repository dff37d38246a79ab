import * as v from 'valibot'
import { STALE_BOOKS } from './bank-stale.ts'
import { defineCall } from './call.ts'
import { cents, date, exportQuery, id, optionalText, requiredText, version } from './wire.ts'

const ROOT = '/administrations/{administrationId}/bank/rules' as const
const ONE = `${ROOT}/{ruleId}` as const

const MAX_SHARES = 10

/** A part by percentage that goes elsewhere than to the rule's own account: 2500 is a quarter. */
const ruleShare = v.object({
  accountId: id,
  vatCode: v.nullable(v.string()),
  basisPoints: v.pipe(v.number(), v.integer(), v.minValue(1, 'Vul meer dan nul in'), v.maxValue(9999)),
})

const amount = v.nullable(v.pipe(cents, v.minValue(0, 'Vul nul of meer in')))

export const bankRuleInput = v.object({
  name: requiredText(100),
  /** All that are given must hold, beside the direction. */
  direction: v.picklist(['in', 'out']),
  journalId: v.nullable(id),
  counterpartyIban: v.nullable(optionalText(42)),
  counterpartyName: v.nullable(optionalText(200)),
  descriptionContains: v.nullable(optionalText(200)),
  /** Both inclusive, without regard to the direction. */
  minCents: amount,
  maxCents: amount,
  /** Where the line goes, or what the shares leave of it. */
  accountId: id,
  vatCode: v.nullable(v.string()),
  contactId: v.nullable(id),
  shares: v.pipe(v.array(ruleShare), v.maxLength(MAX_SHARES, `Verdeel over hoogstens ${MAX_SHARES} delen`)),
})
export type BankRuleInput = v.InferOutput<typeof bankRuleInput>

/** The place in the list, from 1; at its end when left out. */
const place = { position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) }

export const bankRule = v.object({
  id,
  ...bankRuleInput.entries,
  position: v.number(),
  journalName: v.nullable(v.string()),
  accountNumber: v.string(),
  accountName: v.string(),
  contactName: v.nullable(v.string()),
  paused: v.boolean(),
  /** How many lines that stand as processed it booked, and the day of the last. */
  hits: v.number(),
  lastHitOn: v.nullable(date),
  version,
})
export type BankRule = v.InferOutput<typeof bankRule>

const rulePreview = v.object({
  /** Lines of the last year that it fits, and how many of those wait. */
  count: v.number(),
  waiting: v.number(),
  /** The newest of them. */
  lines: v.array(
    v.object({
      id,
      date,
      amountCents: cents,
      counterpartyName: v.nullable(v.string()),
      description: v.string(),
      processed: v.boolean(),
    }),
  ),
})
export type BankRulePreview = v.InferOutput<typeof rulePreview>

/** The rules of bank lines: what they look at, where they book, and what they did. */
export const bankRuleCalls = {
  rules: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The rules of bank lines in their order: the first that fits a line books it',
    response: v.array(bankRule),
  }),
  exportRules: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/export`,
    summary: 'The rules of bank lines as CSV or XLSX',
    query: v.object(exportQuery(['position', 'name', 'hits'])),
    response: 'file',
    errors: ['export_running'],
  }),
  createRule: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Add a rule of bank lines',
    body: v.object({ ...bankRuleInput.entries, ...place }),
    response: v.object({ id, version }),
    stale: ['bank'],
    idempotent: true,
  }),
  previewNewRule: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/preview`,
    summary: 'Which lines of the last year a rule would fit that is not kept yet; changes nothing',
    body: bankRuleInput,
    response: rulePreview,
  }),
  previewRule: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/preview`,
    summary: 'Which lines of the last year a rule fits, or would fit as it is about to become; changes nothing',
    body: v.nullish(bankRuleInput),
    response: rulePreview,
  }),
  saveRule: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/save`,
    summary: 'Change a rule, or its place in the list; what it booked stays',
    body: v.object({ version, ...bankRuleInput.entries, ...place }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: ['bank'],
    idempotent: true,
  }),
  pauseRule: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/pause`,
    summary: 'Let a rule rest, or go on',
    body: v.object({ version, paused: v.boolean() }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: ['bank'],
    idempotent: true,
  }),
  deleteRule: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/delete`,
    summary: 'Remove a rule; what it booked stays, and still says so',
    body: v.object({ version }),
    errors: ['version_conflict'],
    stale: ['bank'],
    idempotent: true,
  }),
  runRule: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ONE}/run`,
    summary: 'Book the waiting lines of which this rule is the certain suggestion',
    body: v.object({ version }),
    response: v.object({ processed: v.number(), skipped: v.number() }),
    errors: ['version_conflict'],
    stale: STALE_BOOKS,
    idempotent: true,
  }),
}
