import type { CompanyProfile } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { checkPaymentTerm, checkWebsite, fromForm, toForm } from './profile-form.ts'

const profile: CompanyProfile = {
  companyName: 'Studio Noord',
  legalForm: 'zzp',
  street: 'Spaarne 14',
  postcode: '2011 CH',
  city: 'Haarlem',
  country: 'NL',
  kvkNumber: null,
  vatNumber: 'NL002455799B11',
  turnoverTaxNumber: null,
  iban: 'NL20 INGB 0001 2345 67',
  emailAddress: null,
  phone: null,
  website: null,
  accentColour: '#0f5f73',
  invoiceFooter: '',
  invoiceNumberPattern: '{jaar}-{nr:4}',
  paymentTermDays: 14,
  vatFrequency: 'quarter',
  vatScheme: 'accrual',
  vatSchemeFrom: null,
  smallBusinessScheme: false,
  fiscalYearStartMonth: 1,
}

test('a profile that nobody changed goes back as it came', () => {
  expect(fromForm(toForm(profile))).toEqual(profile)
})

test('a field that was emptied is absent, and spaces count as nothing', () => {
  expect(fromForm({ ...toForm(profile), vatNumber: '  ' })).toMatchObject({ vatNumber: null })
})

test('a term of payment is a whole number of days within a year', () => {
  for (const good of ['0', '14', '365']) expect(checkPaymentTerm(good)).toBe(true)
  for (const wrong of ['', '-1', '366', '14,5', 'dertig']) expect(checkPaymentTerm(wrong)).toContain('0 tot en met 365')
})

test('a website is an address that a browser finds, with or without its protocol, or nothing', () => {
  for (const good of ['', ' ', 'www.naam.nl', 'https://naam.nl']) expect(checkWebsite(good)).toBe(true)
  expect(checkWebsite('htp:/x')).toContain('zoals www.naam.nl')
})
