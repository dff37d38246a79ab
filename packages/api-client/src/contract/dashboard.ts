import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, id } from './wire.ts'

export const dashboard = defineArea('dashboard', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/dashboard',
    summary: 'Bank, open invoices, VAT to set aside, profit by month and what to do now',
    query: v.object({ year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))) }),
    response: v.object({
      /** The fiscal year of the figures, and that of today; each named by the calendar year in which it ends. */
      year: v.number(),
      thisYear: v.number(),
      fiscalYearStartMonth: v.number(),
      bank: v.object({
        balanceCents: cents,
        name: v.nullable(v.string()),
        lastDate: v.nullable(date),
        books: v.number(),
      }),
      receivable: v.object({ openCents: cents, count: v.number(), lateCents: cents, lateCount: v.number() }),
      vat: v.object({
        /** What the periods up to today come to and is not paid yet; negative is to be got back. */
        setAsideCents: cents,
        /** The part of it that was filed already. */
        filedCents: cents,
        /** The oldest period to file, and until when. */
        periodLabel: v.string(),
        dueDate: date,
        /** What the savings accounts hold, that of the most by its name and IBAN; null where there is none. */
        savings: v.nullable(v.object({ balanceCents: cents, name: v.string(), iban: v.nullable(v.string()) })),
      }),
      profit: v.object({ thisYearCents: cents, lastYearCents: cents, changePercent: v.nullable(v.number()) }),
      months: v.array(v.object({ month: v.string(), revenueCents: cents, costsCents: cents })),
      todo: v.array(
        v.object({
          kind: v.picklist([
            'bank_consent',
            'bank_lines',
            'documents',
            'payables',
            'late_invoice',
            'bad_debt',
            'customer_credit',
            'left_claims',
            'unpaid_purchase',
            'failed_mail',
            'held_template',
            'held_asset',
            'held_recurring',
            'cancel_request',
            'customer_changed',
            'questions',
            'approval',
            'drafts',
            'vat_return',
            'vat_refund',
            'small_business_limit',
          ]),
          title: v.string(),
          detail: v.string(),
          /** A path of the web app. */
          href: v.string(),
        }),
      ),
      latestInvoices: v.array(
        v.object({
          id,
          number: v.nullable(v.string()),
          contactName: v.nullable(v.string()),
          date,
          status: v.string(),
          /** Whether its last mail came back. */
          isBounced: v.boolean(),
          grossCents: cents,
        }),
      ),
      /** The newest day up to which every bank line is processed; null without bank lines. */
      processedUntil: v.nullable(date),
    }),
  }),
})
