import * as v from 'valibot'
import { LEGAL_FORMS } from './choices.ts'
import { date, optionalText, paperLayout, requiredText } from './wire.ts'

/** The part of the settings that an invoice and the books depend on. */
export const companyProfile = v.object({
  companyName: requiredText(200),
  legalForm: v.picklist(LEGAL_FORMS),
  street: optionalText(200),
  postcode: optionalText(12),
  city: optionalText(100),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  kvkNumber: v.nullable(v.string()),
  vatNumber: v.nullable(v.string()),
  /** The number of the tax office (omzetbelastingnummer); not on invoices. */
  turnoverTaxNumber: v.nullable(v.string()),
  iban: v.nullable(v.string()),
  emailAddress: v.nullable(v.string()),
  phone: v.nullable(optionalText(40)),
  website: v.nullable(optionalText(200)),
  accentColour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'Kies een kleur')),
  /** How new invoices and estimates are laid out. Left out, it stays. */
  paperLayout: v.optional(paperLayout),
  invoiceFooter: optionalText(1000),
  invoiceNumberPattern: requiredText(40),
  paymentTermDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  vatFrequency: v.picklist(['month', 'quarter', 'year']),
  /** The first day that VAT is declared of, the start of a period; null: what was booked first decides. Left out, it stays. */
  vatStartsOn: v.optional(v.nullable(date)),
  /** The last day that VAT is owed of, when the business ends; null while it goes on. Left out, it stays. */
  vatEndsOn: v.optional(v.nullable(date)),
  /** Whether it is of a VAT fiscal unit: its return is a worksheet, not to be handed in by itself. Left out, it stays. */
  isInVatUnit: v.optional(v.boolean()),
  /** How the margin of used goods is reckoned; null while nobody has said it. Left out, it stays. */
  marginMethod: v.optional(v.nullable(v.picklist(['article', 'article_after_notice', 'period']))),
  /** The day on which the inspector was told; of `article_after_notice` alone. Left out, it stays. */
  marginNoticeOn: v.optional(v.nullable(date)),
  /** Whether VAT counts at the invoice (accrual) or at its payment (cash, the kasstelsel). */
  vatScheme: v.picklist(['accrual', 'cash']),
  /** The first day of the VAT period from which that holds; null when it always did. */
  vatSchemeFrom: v.nullable(date),
  smallBusinessScheme: v.boolean(),
  /** The month that the fiscal year begins in: 1 for a calendar year. */
  fiscalYearStartMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
})
export type CompanyProfile = v.InferOutput<typeof companyProfile>
