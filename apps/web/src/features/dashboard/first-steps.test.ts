import { expect, test } from 'vitest'
import { doneCount, leftSentence, nextStep } from './first-steps.ts'

const nothing = {
  companyDetails: false,
  logoAndColour: false,
  bankAccount: false,
  firstInvoice: false,
  firstImport: false,
  isDismissed: false,
}

test('who begins has done one step of five: the account', () => {
  expect(doneCount(nothing)).toBe(1)
  expect(leftSentence(nothing)).toBe('Nog vier stappen, samen zo’n vijf minuten.')
  const almost = { ...nothing, companyDetails: true, logoAndColour: true, bankAccount: true }
  expect(leftSentence(almost)).toBe('Nog één stap.')
})

test('after a step comes what is left behind it, and then what was put off', () => {
  expect(nextStep(nothing)).toBe('companyDetails')
  expect(nextStep(nothing, 'companyDetails')).toBe('logoAndColour')
  expect(nextStep({ ...nothing, bankAccount: true }, 'logoAndColour')).toBe('firstInvoice')
  expect(nextStep({ ...nothing, bankAccount: true }, 'firstInvoice')).toBe('companyDetails')
  const all = { ...nothing, companyDetails: true, logoAndColour: true, bankAccount: true, firstInvoice: true }
  expect(nextStep(all)).toBeUndefined()
})
