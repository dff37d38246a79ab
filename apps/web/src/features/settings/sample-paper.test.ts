import { expect, test } from 'vitest'
import { companyProfile } from '../../testing/company-profile.ts'
import { samplePaper } from './sample-paper.ts'

const profile = { ...companyProfile, iban: 'NL20INGB0001234567', invoiceFooter: 'Dank je wel' }

test('the sample follows the layout and adds up', () => {
  const paper = samplePaper(profile, 'data:image/png;base64,AAAA', '2026-11-21')
  expect(paper).toMatchObject({ accentColour: '#7a1f3d', footer: 'Dank je wel', logo: 'data:image/png;base64,AAAA' })
  expect(paper.due.cents).toBe(137_940)
  expect(paper.paymentText).toContain('05-12-2026')
})

test('a company that charges no VAT sees none', () => {
  expect(samplePaper({ ...profile, smallBusinessScheme: true }, null, '2026-11-21').due.cents).toBe(114_000)
})
