import { expect, test } from 'vitest'
import { emptyFieldErrors, signInErrors } from './sign-in-errors.ts'

test('nothing is sent while a field is empty', () => {
  expect(emptyFieldErrors({ email_address: ' ', password: '' })).toEqual({
    email_address: 'Vul je e-mailadres in',
    password: 'Vul je wachtwoord in',
  })
  expect(emptyFieldErrors({ email_address: 'a@b.example', password: 'x' })).toEqual({})
})

test('each refusal stands where it can be mended', () => {
  expect(signInErrors({ code: 2002, status: 401, message: 'Fout' })).toEqual({ password: 'Fout' })
  expect(signInErrors({ code: 33009, status: 422, message: 'Adres' })).toEqual({ email_address: 'Adres' })
  expect(signInErrors({ code: 19004, status: 429, message: 'Te vaak' })).toEqual({ form: 'Te vaak' })
  expect(signInErrors({ code: -1, status: 0, message: '' })).toEqual({
    form: 'Er is een netwerkfout opgetreden. Probeer het later opnieuw.',
  })
})
