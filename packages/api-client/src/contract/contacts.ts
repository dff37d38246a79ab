import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { chosenIds, chosenOnly, severalOutcome } from './several.ts'
import {
  cents,
  currency,
  date,
  exportQuery,
  id,
  language,
  optionalText,
  requiredText,
  segments,
  sortedPage,
  sortedQuery,
  timestamp,
  version,
} from './wire.ts'

/** What the writer gives; checks of postcode, KvK and btw-id are the server's, by `validators`. */
export const contactInput = v.object({
  kind: v.picklist(['company', 'person']),
  name: requiredText(200),
  attention: optionalText(200),
  street: optionalText(200),
  postcode: optionalText(12),
  city: optionalText(100),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Kies een land')),
  emailAddress: v.nullable(optionalText(254)),
  phone: v.nullable(optionalText(40)),
  kvkNumber: v.nullable(optionalText(20)),
  vatNumber: v.nullable(optionalText(20)),
  iban: v.nullable(optionalText(42)),
  /** Days; null takes the administration's own term. */
  paymentTermDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))),
  vatTreatment: v.picklist(['domestic', 'reverse', 'eu', 'export']),
  note: optionalText(4000),
  /** The group whose price agreements hold for them; empty for none. */
  priceGroup: v.optional(optionalText(60)),
  /** The number of a Dutch government body, which its e-invoices go by. */
  oin: v.optional(v.nullable(optionalText(40))),
  /** Whether mailed invoices go along as e-invoice too. */
  wantsEInvoice: v.optional(v.boolean()),
  /** Whether they are of the same VAT fiscal unit, so that invoices to them bear no VAT. */
  isInVatUnit: v.optional(v.boolean()),
  /** Of the papers and mails they get; Dutch unless said otherwise. */
  language: v.optional(language),
  /** Of what they are invoiced; euros unless said otherwise. */
  currency: v.optional(currency),
})
export type ContactInput = v.InferOutput<typeof contactInput>

export const contact = v.object({
  id,
  ...contactInput.entries,
  priceGroup: v.string(),
  oin: v.nullable(v.string()),
  wantsEInvoice: v.boolean(),
  isInVatUnit: v.boolean(),
  language: language,
  currency: currency,
  archived: v.boolean(),
  version,
})
export type Contact = v.InferOutput<typeof contact>

const contactListItem = v.object({
  id,
  kind: contactInput.entries.kind,
  name: v.string(),
  city: v.string(),
  emailAddress: v.nullable(v.string()),
  openCents: cents,
  lateCents: cents,
  archived: v.boolean(),
})
export type ContactListItem = v.InferOutput<typeof contactListItem>

/** Something that happened with a contact: an invoice of theirs, a payment or a reminder. */
const contactEvent = v.object({
  kind: v.picklist(['final', 'sent', 'bounced', 'viewed', 'paid', 'returned', 'settled', 'reminded']),
  /** In the Netherlands. */
  date,
  /** Of the invoice; null for a reminder, which may be of several. */
  invoiceId: v.nullable(id),
  number: v.nullable(v.string()),
  /** What was paid, taken back by the bank or set off; null for what is no money. */
  amountCents: v.nullable(cents),
})
export type ContactEvent = v.InferOutput<typeof contactEvent>

const sortable = ['name', 'city'] as const
const filter = { archived: v.optional(v.picklist(['true', 'false'])) }

export const contacts = defineArea('contacts', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/contacts',
    summary: 'Contacts by name unless sorted otherwise, with what is open on each',
    query: v.object({ ...sortedQuery(sortable), ...filter }),
    response: v.object({
      ...sortedPage(contactListItem).entries,
      /** How many of a search there are, and what they owe; told with the first page. */
      segments: segments(['active', 'archived'], { openCents: v.nullable(cents), lateCents: v.nullable(cents) }),
    }),
  }),
  export: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/contacts/export',
    summary: 'The contacts of a filter as CSV or XLSX, or those of them that were chosen',
    query: v.object({ ...exportQuery(sortable), ...filter, ...chosenOnly }),
    response: 'file',
    errors: ['export_running'],
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/contacts/{contactId}',
    summary: 'One contact',
    response: v.object({
      ...contact.entries,
      /** The last mail to their address came back. */
      emailBounce: v.nullable(v.object({ at: timestamp, reason: v.string() })),
      /** What they still have to pay. */
      openCents: cents,
    }),
  }),
  activity: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/contacts/{contactId}/activity',
    summary: 'What happened last with the invoices of one contact, newest first',
    response: v.object({
      items: v.array(contactEvent),
      /** The last day on which the bank brought money in of them, and how much; null before that. */
      lastPaid: v.nullable(v.object({ date, amountCents: cents })),
      /** How long after its date an invoice was paid, on average of the last twelve months; null without any. */
      paysAfterDays: v.nullable(v.number()),
    }),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/contacts/create',
    summary: 'Add a contact',
    body: contactInput,
    response: v.object({ id, version }),
    stale: ['contacts'],
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/contacts/{contactId}/save',
    summary: 'Change a contact; final invoices keep what they said',
    body: v.object({ ...contactInput.entries, version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: ['contacts', 'invoices', 'dashboard'],
    idempotent: true,
  }),
  archive: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/contacts/{contactId}/archive',
    summary: 'Put a contact away or take it back',
    body: v.object({ archived: v.boolean(), version }),
    response: v.object({ version }),
    errors: ['version_conflict'],
    stale: ['contacts'],
    idempotent: true,
  }),
  archiveSeveral: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/several-contacts/archive',
    summary: 'Put contacts away or take them back',
    body: v.object({ contactIds: chosenIds('relatie', 'relaties'), archived: v.boolean() }),
    response: severalOutcome,
    stale: ['contacts'],
    idempotent: true,
  }),
})
