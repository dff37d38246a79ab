import { expect, test } from 'vitest'
import {
  emptyFieldErrors,
  isBlocked,
  isLinkInvalid,
  messageOf,
  mustStartAgain,
  signInErrors,
} from './sign-in-errors.ts'

const failure = (code: number, status: number, message = 'Fout') => ({ code, status, message })

test('nothing is sent while a field is empty', () => {
  expect(emptyFieldErrors({ email_address: ' ', password: '' })).toEqual({
    email_address: 'Vul je e-mailadres in',
    password: 'Vul je wachtwoord in',
  })
  expect(emptyFieldErrors({ email_address: 'a@b.example', password: 'x' })).toEqual({})
})

test('each refusal stands where it can be mended', () => {
  expect(signInErrors(failure(2002, 401))).toEqual({ password: 'Fout' })
  expect(signInErrors(failure(33009, 422))).toEqual({ email_address: 'Fout' })
  expect(signInErrors(failure(19004, 429))).toEqual({ form: 'Fout' })
  expect(signInErrors(failure(2018, 403))).toEqual({ form: 'Fout', tone: 'info' })
})

test('a lost connection has the words of the login form', () => {
  const words = 'Er is een netwerkfout opgetreden. Probeer het later opnieuw.'
  expect(messageOf(failure(-1, 0))).toBe(words)
  expect(signInErrors(failure(-1, 0))).toEqual({ form: words })
  expect(messageOf(failure(500, 500))).toBe('Fout')
})

test('only the codes that end a step lead away from it', () => {
  expect([19004, 19005, 19006, 19009].filter((code) => mustStartAgain(failure(code, 422)))).toEqual([19006, 19009])
  expect([2002, 19004].filter((code) => isBlocked(failure(code, 429)))).toEqual([19004])
  expect([2013, 2014, 2015].filter((code) => isLinkInvalid(failure(code, 400)))).toEqual([2013])
})
