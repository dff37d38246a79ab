import type { CompanyProfile } from '@klopt/api-client/contract'

/** The details of a company of one that fills in only what it must. */
export const companyProfile: CompanyProfile = {
  companyName: 'Studio Noord',
  legalForm: 'zzp',
  street: 'Spaarne 14',
  postcode: '2011 CH',
  city: 'Haarlem',
  country: 'NL',
  kvkNumber: null,
  vatNumber: null,
  turnoverTaxNumber: null,
  iban: null,
  emailAddress: null,
  phone: null,
  website: null,
  accentColour: '#7a1f3d',
  invoiceFooter: '',
  invoiceNumberPattern: '{jaar}-{nr:4}',
  paymentTermDays: 14,
  vatFrequency: 'quarter',
  vatStartsOn: null,
  vatEndsOn: null,
  vatScheme: 'accrual',
  vatSchemeFrom: null,
  smallBusinessScheme: false,
  fiscalYearStartMonth: 1,
}
