import { expect, test } from 'vitest'
import { companyProfile } from '../../testing/company-profile.ts'
import { sampleInvoiceView } from './sample-invoice-view.ts'

const profile = { ...companyProfile, iban: 'NL20INGB0001234567', invoiceFooter: 'Dank je wel' }

test('the sample follows the layout and adds up', () => {
  const view = sampleInvoiceView(profile, 'data:image/png;base64,AAAA', '2026-11-21')
  expect(view).toMatchObject({ accentColour: '#7a1f3d', footer: 'Dank je wel', logo: 'data:image/png;base64,AAAA' })
  expect(view.due.amount).toBe('€\xa01.379,40')
  expect(view.paymentText).toContain('05-12-2026')
})

test('the sample is laid out as the company chose', () => {
  expect(sampleInvoiceView(profile, null, '2026-11-21').layout).toBe('classic')
  expect(sampleInvoiceView({ ...profile, paperLayout: 'spacious' }, null, '2026-11-21').layout).toBe('spacious')
})

test('a company that charges no VAT sees none', () => {
  expect(sampleInvoiceView({ ...profile, smallBusinessScheme: true }, null, '2026-11-21').due.amount).toBe(
    '€\xa01.140,00',
  )
})
