import { expect, test } from 'vitest'
import { companyProfile } from '../../testing/company-profile.ts'
import { checkPaymentTerm, checkWebsite, fromForm, toForm } from './profile-form.ts'

const profile = {
  ...companyProfile,
  vatNumber: 'NL002455799B11',
  iban: 'NL20 INGB 0001 2345 67',
  accentColour: '#0f5f73',
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
