import type { CompanyProfile } from '@klopt/api-client/contract'
import { website } from '@klopt/validators'
import { verdict } from '../forms/field-rules.ts'

/** The profile as fields have it: text everywhere, null nowhere. */
export type ProfileForm = {
  [K in keyof CompanyProfile]: CompanyProfile[K] extends string | null
    ? null extends CompanyProfile[K]
      ? string
      : CompanyProfile[K]
    : CompanyProfile[K] extends number
      ? string
      : CompanyProfile[K]
}

const mayBeAbsent = [
  'kvkNumber',
  'vatNumber',
  'turnoverTaxNumber',
  'iban',
  'emailAddress',
  'phone',
  'website',
  'vatSchemeFrom',
] as const

/** What the fields begin with. */
export function toForm(profile: CompanyProfile): ProfileForm {
  return {
    ...profile,
    kvkNumber: profile.kvkNumber ?? '',
    vatNumber: profile.vatNumber ?? '',
    turnoverTaxNumber: profile.turnoverTaxNumber ?? '',
    iban: profile.iban ?? '',
    emailAddress: profile.emailAddress ?? '',
    phone: profile.phone ?? '',
    website: profile.website ?? '',
    vatSchemeFrom: profile.vatSchemeFrom ?? '',
    paymentTermDays: String(profile.paymentTermDays),
    fiscalYearStartMonth: String(profile.fiscalYearStartMonth),
  }
}

/** What goes over the wire: what was left empty is absent. */
export function fromForm(form: ProfileForm): CompanyProfile {
  const absent = Object.fromEntries(mayBeAbsent.map((name) => [name, form[name].trim() || null]))
  return {
    ...form,
    ...(absent as Pick<CompanyProfile, (typeof mayBeAbsent)[number]>),
    paymentTermDays: Number(form.paymentTermDays),
    fiscalYearStartMonth: Number(form.fiscalYearStartMonth),
  }
}

/** Why a payment term is none, or true. */
export function checkPaymentTerm(text: string): string | true {
  return (/^\d{1,3}$/.test(text.trim()) && Number(text) <= 365) || 'Vul een aantal dagen in van 0 tot en met 365'
}

/** Why a website is none, or true; it may be left empty. */
export const checkWebsite = (text: string): string | true => text.trim() === '' || verdict(website(text))
