import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { customerEstimate } from './customer-estimates.ts'
import { customerSubscription } from './customer-subscriptions.ts'
import { paperContent } from './paper-content.ts'
import { cents, currency, date, id, language, minorUnits, requiredText } from './wire.ts'

/** How an invoice stands, in the words of who has to pay it. */
export const customerInvoiceStatus = v.picklist(['open', 'late', 'partly_paid', 'paid', 'credited', 'written_off'])

const money = { currency, decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)) }

export const customerInvoice = v.object({
  /** Of an invoice of an earlier package that of its open item. */
  id,
  kind: v.picklist(['invoice', 'credit_invoice', 'earlier']),
  number: v.string(),
  invoiceDate: date,
  dueDate: date,
  status: customerInvoiceStatus,
  grossCents: cents,
  /** Negative: still to be paid back. */
  openCents: cents,
  /** Costs and interest that a demand asks beside it, paid together with it; no part of `openCents`. */
  claimsCents: cents,
  /**
   * Of an invoice in another currency: which, with how many decimals, and what it is and has open in the smallest unit of
   * that; null for euros.
   */
  foreign: v.nullable(
    v.object({
      ...money,
      grossAmount: minorUnits,
      openAmount: minorUnits,
    }),
  ),
  /** When nothing was left to pay; null while something is, or without a payment. */
  paidOn: v.nullable(date),
})
export type CustomerInvoice = v.InferOutput<typeof customerInvoice>

/** What is paid together. */
export const chosenInvoices = v.pipe(
  v.object({
    invoiceIds: v.pipe(v.array(id), v.maxLength(100)),
    /** Of invoices of an earlier package. */
    openItemIds: v.optional(v.pipe(v.array(id), v.maxLength(100))),
  }),
  v.check(({ invoiceIds, openItemIds = [] }) => invoiceIds.length + openItemIds.length > 0, 'Kies een factuur'),
)
export type ChosenInvoices = v.InferOutput<typeof chosenInvoices>

/** Everything one needs to pay by bank. */
export const bankPayment = v.object({
  name: v.string(),
  iban: v.string(),
  amountCents: cents,
  /** What is paid in another currency, in the smallest unit of that; null for euros. */
  foreign: v.nullable(v.object({ ...money, amount: minorUnits })),
  /** What the payer writes with it. */
  reference: v.string(),
  /** What the QR code carries; null where it does not fit one, or is not of euros. */
  epcPayload: v.nullable(v.string()),
})
export type BankPayment = v.InferOutput<typeof bankPayment>

export const customerPage = v.object({
  seller: v.object({
    name: v.string(),
    emailAddress: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    website: v.nullable(v.string()),
    /** `#rrggbb` */
    accentColour: v.string(),
    /** The picture itself, as a `data:` address. */
    logo: v.nullable(v.string()),
    /** Whether one can pay by bank. */
    takesBankPayments: v.boolean(),
    /** Whether one can pay online, by a provider. */
    takesOnlinePayments: v.boolean(),
  }),
  customer: v.object({ name: v.string(), kind: v.picklist(['company', 'person']), language }),
  /** The owner looks at it as the customer sees it. */
  isPreview: v.boolean(),
  /** The civil date there. */
  today: date,
  /** What is owed together, with costs and interest that were asked; negative where money comes back. */
  openCents: cents,
  /** What they paid too much, which is paid back or goes off an invoice; taken off `openCents`. */
  creditCents: cents,
  /** Newest first; those that are open all, of the others the newest hundred, and what is owed of an earlier package. */
  invoices: v.array(customerInvoice),
  /** Of those of an earlier package the open items that have a PDF. */
  earlierPdfs: v.array(id),
  /** Those that were sent, newest first. */
  estimates: v.array(customerEstimate),
  /** What is invoiced again and again, the next first. */
  subscriptions: v.array(customerSubscription),
})
export type CustomerPage = v.InferOutput<typeof customerPage>

const statementLine = v.object({
  date,
  kind: v.picklist(['invoice', 'credit_invoice', 'payment', 'opening']),
  number: v.string(),
  /** What it adds to what is owed; a payment takes from it. */
  amountCents: cents,
  balanceCents: cents,
})
export type AccountStatementLine = v.InferOutput<typeof statementLine>

const ROOT = '/customer-dashboard/{token}' as const
const oneInvoice = `${ROOT}/invoices/{invoiceId}` as const
const entering = ['customer_token_invalid', 'customer_token_expired'] as const
const ofDocument = [...entering, 'customer_no_access', 'customer_not_found'] as const

/** The page of a customer, who has no account: `{token}` is its public name, a cookie of it alone lets in. */
export const customerDashboard = defineArea('customerDashboard', {
  open: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/open`,
    summary: 'Exchange the key of a mailed link for a cookie of this page alone',
    body: v.object({ key: requiredText(100) }),
    /** What the link was mailed with, and the page itself, which is asked for no more: a phone far away waits once. */
    response: v.object({ invoiceId: v.nullable(id), estimateId: v.nullable(id), page: customerPage }),
    errors: ['customer_token_invalid', 'customer_token_expired', 'rate_limited'],
    stale: ['customerDashboard'],
  }),
  request: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/request`,
    summary: 'Mail a new link, where the address is one that documents go to; the answer does not tell',
    body: v.object({ emailAddress: requiredText(254) }),
    errors: ['email_invalid'],
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'Who it is of, and what is open and paid',
    response: customerPage,
    errors: entering,
    policy: 'ALWAYS',
  }),
  invoice: defineCall({
    method: 'GET',
    base: 'v2',
    path: oneInvoice,
    summary: 'The paper of one invoice, and how to pay what is open of it',
    response: v.object({
      ...customerInvoice.entries,
      paper: paperContent,
      payment: v.nullable(bankPayment),
      /** Whether it can be downloaded as e-invoice. */
      hasEInvoice: v.boolean(),
    }),
    errors: ofDocument,
  }),
  view: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${oneInvoice}/view`,
    summary: 'Tell that this invoice was on the screen of the customer',
    errors: [...ofDocument, 'customer_only_viewing'],
  }),
  pdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${oneInvoice}/pdf`,
    summary: 'Download the PDF of an invoice',
    response: 'file',
    errors: ofDocument,
  }),
  eInvoice: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${oneInvoice}/e-invoice`,
    summary: 'Download an invoice as e-invoice (UBL 2.1)',
    response: 'file',
    errors: [...ofDocument, 'no_e_invoice'],
  }),
  earlierPdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/earlier-invoices/{openItemId}/pdf`,
    summary: 'Download the PDF of an invoice of an earlier package',
    response: 'file',
    errors: ofDocument,
  }),
  statement: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/statement`,
    summary: 'Statement of account: invoices and payments from a day on, with what was owed after each',
    query: v.object({ from: v.optional(date) }),
    response: v.object({ from: date, lines: v.array(statementLine), balanceCents: cents }),
    errors: entering,
  }),
  payments: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/payments`,
    summary: 'How to pay one or more invoices by bank in one payment, with one reference',
    body: chosenInvoices,
    response: bankPayment,
    errors: [...ofDocument, 'customer_cannot_pay'],
  }),
})
