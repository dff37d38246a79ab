import { password } from '@klopt/validators'
import { expect, test } from 'vitest'
import { COMMON_WORDS } from './common-words.ts'
import { isCommonPassword } from './is-common-password.ts'

test.each([
  'P@ssw0rd',
  'Passw0rd!',
  'Password1!',
  'Pa$$w0rd123',
  'Welkom01!',
  'Welkom@12345',
  'W3lk0m!!!',
  'Wachtwoord1!',
  'Zomer2026!',
  'Summer2024!',
  'Qwerty123!',
  'Qwer1234!',
  'Abcd1234!',
  'Admin@123',
  '1qaz@WSX',
  '!QAZ2wsx',
  'Klopt2026!',
  'Boekhouding#1',
  '2026!Factuur',
  'Ａｄｍｉｎ@123',
])('%s meets the rules of the product and is refused all the same', (given) => {
  expect(isCommonPassword(given)).toBe(true)
})

test.each([
  'Klopt-demo-2026!',
  'Drie paarden 7 in de wei!',
  'xK9$mPq2vL',
  'Marieke#83720419',
  'Welkom-bij-onze-bakkerij-3',
  'Zon!',
  '1!',
  '',
])('%s is not one that many have', (given) => {
  expect(isCommonPassword(given)).toBe(false)
})

test('every word of the list is refused as people make it meet the rules: thousands of passwords', () => {
  const words = COMMON_WORDS.split(/\s+/).filter((word) => /^[a-z]/.test(word))
  const made = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}123!`).filter((text) => password(text).ok)
  expect(made.length).toBeGreaterThan(3_000)
  expect(made.filter((text) => !isCommonPassword(text))).toEqual([])
})

test('a long password of signs is looked at in no time to speak of', () => {
  expect(isCommonPassword('!'.repeat(200))).toBe(false)
  expect(isCommonPassword(`${'!?'.repeat(50)}a${'?!'.repeat(50)}`)).toBe(false)
})
