import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recoveryCode, twoFactorCode } from './codes.ts'
import { password, passwordChecklist, passwordRepeat } from './password.ts'
import { asTyped, charactersOf, digits, withStranger } from './testing/arbitraries.ts'

const MESSAGE = 'Het wachtwoord voldoet niet aan alle eisen'

describe('password', () => {
  test('accepts what meets every rule of the checklist and gives it back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const met = passwordChecklist(text).every((check) => check.met)
        expect(password(text).ok).toBe(met)
      }),
    )
    for (const text of ['Geheim-2026', 'Ää1!ÄäÄä', ' Aa1! Aa1! ', 'Klopt-demo-2026!', 'Aa1€aaaa', '😀Aa1aaaa']) {
      expect(password(text)).toEqual({ ok: true, value: text })
    }
  })
  test.each([
    ['Aa1!aaa', 'length', 'length'],
    ['AA1!AAAA', 'format', 'lowercase'],
    ['aa1!aaaa', 'format', 'uppercase'],
    ['Aaa!aaaa', 'format', 'digit'],
    ['Aa1aaaaa', 'format', 'special'],
    ['Aa1 aaaa', 'format', 'special'],
    ['Aa1😀aaa', 'length', 'length'],
  ])('refuses %j because of its %s: rule %s alone is not met', (text, reason, rule) => {
    expect(password(text)).toMatchObject({ ok: false, reason, message: MESSAGE })
    expect(
      passwordChecklist(text)
        .filter((check) => !check.met)
        .map((check) => check.rule),
    ).toEqual([rule])
  })
  test('shows the five rules in Dutch', () => {
    expect(passwordChecklist('').map((check) => [check.label, check.met])).toEqual([
      ['Minimaal 8 tekens', false],
      ['Een kleine letter', false],
      ['Een hoofdletter', false],
      ['Een cijfer', false],
      ['Een speciaal teken', false],
    ])
  })
  test('the repeat must be the same', () => {
    expect(passwordRepeat('Geheim-2026', 'Geheim-2026')).toEqual({ ok: true, value: 'Geheim-2026' })
    expect(passwordRepeat('geheim-2026', 'Geheim-2026')).toMatchObject({
      ok: false,
      reason: 'mismatch',
      message: 'Het wachtwoord komt niet overeen',
    })
    expect(password('')).toMatchObject({ reason: 'required' })
    expect(password(null)).toMatchObject({ reason: 'format' })
  })
})

describe('codes', () => {
  const recovery = charactersOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 16)
  test('are accepted as they are typed', () => {
    fc.assert(
      fc.property(asTyped(digits(6)), asTyped(recovery), (code, rescue) => {
        expect(twoFactorCode(code.typed)).toEqual({ ok: true, value: code.text })
        expect(recoveryCode(rescue.typed)).toEqual({ ok: true, value: rescue.text })
      }),
    )
    expect(recoveryCode('klop-tdem-o202-6abc')).toEqual({ ok: true, value: 'KLOPTDEMO2026ABC' })
  })
  test('are refused with the exact messages', () => {
    const sixDigits = { ok: false, message: 'De code moet 6 cijfers lang zijn' }
    const sixteen = { ok: false, message: 'De code moet precies 16 karakters lang zijn' }
    for (const text of ['', '12345', '1234567'])
      expect(twoFactorCode(text)).toMatchObject({ ...sixDigits, reason: 'length' })
    for (const text of ['12345a', '123456\n', 123456])
      expect(twoFactorCode(text)).toMatchObject({ ...sixDigits, reason: 'format' })
    for (const text of ['', 'KLOPT']) expect(recoveryCode(text)).toMatchObject({ ...sixteen, reason: 'length' })
    for (const text of ['KLOPTDEMO2026AB!', null])
      expect(recoveryCode(text)).toMatchObject({ ...sixteen, reason: 'format' })
  })
  test('refuse characters that do not belong', () => {
    fc.assert(
      fc.property(withStranger(digits(6)), withStranger(recovery), (code, rescue) => {
        expect(twoFactorCode(code).ok).toBe(false)
        expect(recoveryCode(rescue).ok).toBe(false)
      }),
    )
  })
})
