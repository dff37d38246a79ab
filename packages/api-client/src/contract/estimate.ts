import * as v from 'valibot'
import { invoiceLineInput } from './invoice-input.ts'
import { totals } from './invoice.ts'
import {
  cents,
  currency,
  date,
  decimal,
  exchangeRate,
  id,
  minorUnits,
  optionalText,
  paperLayout,
  timestamp,
  version,
} from './wire.ts'

export const estimateStatus = v.picklist([
  'draft',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'invoiced',
  'withdrawn',
])

const estimateLine = v.object({
  ...invoiceLineInput.entries,
  vatCode: v.pipe(
    invoiceLineInput.entries.vatCode,
    // What an offer costs cannot depend on where it goes, nor on what was paid for it.
    v.check((code) => code !== 'sale_oss' && code !== 'sale_margin', 'Kies een btw-tarief'),
  ),
  /** The customer decides whether they want it. */
  optional: v.optional(v.boolean()),
  /** Of an option: whether it is ticked. */
  chosen: v.optional(v.boolean()),
})
export type EstimateLine = v.InferOutput<typeof estimateLine>

export const estimateInput = v.object({
  contactId: v.nullable(id),
  estimateDate: date,
  validUntil: date,
  reference: optionalText(200),
  note: optionalText(4000),
  pricesIncludeVat: v.boolean(),
  discountPercent: decimal,
  /** Of its prices; euros when left out. */
  currency: v.optional(currency),
  /** How much of that currency one euro is; null for euros. Its invoice takes the rate of its own day where that is known. */
  exchangeRate: v.optional(v.nullable(exchangeRate)),
  lines: v.pipe(v.array(estimateLine), v.maxLength(500, 'Een offerte heeft hoogstens 500 regels')),
})
export type EstimateInput = v.InferOutput<typeof estimateInput>

export const estimate = v.object({
  id,
  number: v.nullable(v.string()),
  status: estimateStatus,
  ...estimateInput.entries,
  contactName: v.nullable(v.string()),
  contactEmailAddress: v.nullable(v.string()),
  /** Of the lines that are no option, and the options that are ticked, in its currency. */
  totals,
  sentAt: v.nullable(timestamp),
  viewedAt: v.nullable(timestamp),
  /** The day on which who has not answered is reminded; null where nobody is. */
  remindOn: v.nullable(date),
  remindedAt: v.nullable(timestamp),
  /** How its paper looked when it was sent; null of a draft. */
  frozenLook: v.nullable(v.object({ accentColour: v.string(), invoiceFooter: v.string(), paperLayout })),
  /** The last mail came back: when, from whom, and why. */
  bounced: v.nullable(v.object({ at: timestamp, recipient: v.string(), reason: v.string() })),
  accepted: v.nullable(
    v.object({
      at: timestamp,
      name: v.string(),
      /** The address of the network it came from; null of what was noted. */
      networkAddress: v.nullable(v.string()),
      /** Of what was accepted elsewhere, as by telephone: who noted it, and what they wrote with it. */
      noted: v.nullable(v.object({ by: v.nullable(v.string()), note: v.string() })),
    }),
  ),
  declined: v.nullable(v.object({ at: timestamp, reason: v.string() })),
  /** The consumer who accepted it went back on it: when, and where that was confirmed to. */
  withdrawn: v.nullable(v.object({ at: timestamp, emailAddress: v.string() })),
  /** Without VAT, in its currency: what stands on invoices, drafts too, and what is left. */
  invoicedCents: cents,
  leftCents: cents,
  invoices: v.array(v.object({ id, netCents: cents })),
  /** What was asked in advance, drafts too; it is no part that was invoiced. */
  deposits: v.array(v.object({ id, number: v.nullable(v.string()), grossCents: cents })),
  createdAt: timestamp,
  updatedAt: timestamp,
  version,
})
export type Estimate = v.InferOutput<typeof estimate>

export const estimateListItem = v.object({
  id,
  number: v.nullable(v.string()),
  contactId: v.nullable(id),
  contactName: v.nullable(v.string()),
  estimateDate: date,
  validUntil: date,
  status: estimateStatus,
  reference: v.string(),
  /** In euros. */
  grossCents: cents,
  currency,
  /** In its currency, in the smallest unit of that; null for euros. */
  foreignGross: v.nullable(minorUnits),
})
export type EstimateListItem = v.InferOutput<typeof estimateListItem>
