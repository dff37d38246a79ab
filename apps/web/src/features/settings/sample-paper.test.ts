import type { CompanyProfile } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { samplePaper } from './sample-paper.ts'

const profile: CompanyProfile = {
  companyName: 'Studio Noord',
  legalForm: 'zzp',
  street: 'Spaarne 14',
  postcode: '2011 CH',
  city: 'Haarlem',
  country: 'NL',
  kvkNumber: null,
  vatNumber: null,
  turnoverTaxNumber: null,
  iban: 'NL20INGB0001234567',
  emailAddress: null,
  phone: null,
  website: null,
  accentColour: '#7a1f3d',
  invoiceFooter: 'Dank je wel',
  invoiceNumberPattern: '{jaar}-{nr:4}',
  paymentTermDays: 14,
  vatFrequency: 'quarter',
  vatScheme: 'accrual',
  vatSchemeFrom: null,
  smallBusinessScheme: false,
  fiscalYearStartMonth: 1,
}

test('the sample follows the layout and adds up', () => {
  const paper = samplePaper(profile, 'data:image/png;base64,AAAA', '2026-11-21')
  expect(paper).toMatchObject({ accentColour: '#7a1f3d', footer: 'Dank je wel', logo: 'data:image/png;base64,AAAA' })
  expect(paper.due.cents).toBe(137_940)
  expect(paper.paymentText).toContain('05-12-2026')
})

test('a company that charges no VAT sees none', () => {
  expect(samplePaper({ ...profile, smallBusinessScheme: true }, null, '2026-11-21').due.cents).toBe(114_000)
})
