import { expect, test } from 'vitest'
import { checkPaymentField, filledOf, paymentFormOf } from './payment-form.ts'

const book = (financial_type: string, is_primary: boolean, number: string) => ({
  financial_type,
  is_primary,
  account: { number, name_account_holder: 'E. Verhoeven' },
})

test('the form begins with what is known, else with the primary current account', () => {
  const books = [book('SAVINGS', true, 'NL1'), book('CHECKING', false, 'NL2'), book('CHECKING', true, 'NL3')]
  const emailAddress = 'ik@zon.example'
  expect(paymentFormOf({ known: null, books, emailAddress })).toEqual({
    accountNumber: 'NL3',
    accountHolder: 'E. Verhoeven',
    invoiceEmailAddress: emailAddress,
  })
  expect(paymentFormOf({ known: null, books: [], emailAddress }).accountNumber).toBe('')
  const known = { accountNumber: 'NL9', accountHolder: 'Zon', invoiceEmailAddress: '', mandateReference: 'K' }
  expect(paymentFormOf({ known, books, emailAddress })).toMatchObject({
    accountNumber: 'NL9',
    invoiceEmailAddress: emailAddress,
  })
})

test('fields may stay empty only when the plan costs nothing, and are right when they are filled', () => {
  expect(checkPaymentField('accountNumber', ' ', true)).toBe('Dit veld mag niet leeg zijn')
  expect(checkPaymentField('accountNumber', ' ', false)).toBe(true)
  expect(checkPaymentField('accountNumber', 'NL91 ABNA 0417 1643 01', false)).toBe('Vul een correct rekeningnummer in')
  expect(checkPaymentField('accountNumber', 'NL91 ABNA 0417 1643 00', true)).toBe(true)
  expect(checkPaymentField('invoiceEmailAddress', 'geen adres', false)).toBe('Vul een geldig e-mailadres in')
  expect(checkPaymentField('accountHolder', 'x', true)).toBe(true)
})

test('spaces fill nothing in', () => {
  const empty = { accountNumber: ' ', accountHolder: '', invoiceEmailAddress: '' }
  expect(filledOf(empty)).toBe('nothing')
  expect(filledOf({ ...empty, accountHolder: 'Zon' })).toBe('partly')
  expect(filledOf({ accountNumber: 'NL9', accountHolder: 'Zon', invoiceEmailAddress: 'ik@zon.example' })).toBe('all')
})
