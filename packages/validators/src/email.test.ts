import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { email } from './email.ts'
import { STRANGERS } from './testing/arbitraries.ts'

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABC0123456789')
const atom = fc.stringMatching(/^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]{1,12}$/)
const label = fc.tuple(letter, fc.stringMatching(/^[a-z0-9-]{0,10}$/), letter).map((parts) => parts.join(''))
const address = fc
  .tuple(fc.array(atom, { minLength: 1, maxLength: 3 }), fc.array(label, { minLength: 1, maxLength: 3 }))
  .map(([local, domain]) => `${local.join('.')}@${domain.join('.')}.nl`)

describe('email', () => {
  test('accepts every address of plain parts, and lower-cases its domain alone', () => {
    fc.assert(
      fc.property(address, fc.constantFrom('', ' ', '\u00a0', '   '), (text, spaces) => {
        const at = text.lastIndexOf('@')
        const value = text.slice(0, at) + text.slice(at).toLowerCase()
        expect(email(spaces + text + spaces)).toEqual({ ok: true, value })
      }),
    )
    expect(email('Jan.Jansen+klopt@Bakkerij.Example')).toEqual({ ok: true, value: 'Jan.Jansen+klopt@bakkerij.example' })
    expect(email('info@xn--caf-dma.nl').ok).toBe(true)
    expect(email('info@klopt.xn--p1ai').ok).toBe(true)
  })
  test('refuses a character outside ASCII anywhere', () => {
    fc.assert(
      fc.property(
        address,
        fc.nat(),
        fc.constantFrom(...STRANGERS.filter((stranger) => stranger !== '_')),
        (text, place, stranger) => {
          const at = place % (text.length + 1)
          expect(email(text.slice(0, at) + stranger + text.slice(at)).ok).toBe(false)
        },
      ),
    )
  })
  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['jan', 'format'],
    ['@klopt.nl', 'format'],
    ['jan@', 'format'],
    ['jan@klopt', 'format'],
    ['jan@klopt.n', 'format'],
    ['jan@klopt.123', 'format'],
    ['jan@@klopt.nl', 'format'],
    ['jan klopt@klopt.nl', 'format'],
    ['.jan@klopt.nl', 'format'],
    ['jan.@klopt.nl', 'format'],
    ['jan..j@klopt.nl', 'format'],
    ['jan@-klopt.nl', 'format'],
    ['jan@klopt-.nl', 'format'],
    ['jan@klopt..nl', 'format'],
    ['jan@klopt_x.nl', 'format'],
    ['jan@[127.0.0.1]', 'format'],
    ['"jan"@klopt.nl', 'format'],
    ['jan@klopt.nl\n', 'format'],
    ['jan@klopt.nl,piet@klopt.nl', 'format'],
    ['Jan <jan@klopt.nl>', 'format'],
    [`${'a'.repeat(65)}@klopt.nl`, 'format'],
    [`jan@${'a'.repeat(64)}.nl`, 'format'],
    [undefined, 'format'],
  ])('refuses %j because of its %s', (input, reason) => {
    expect(email(input)).toMatchObject({ ok: false, reason, message: 'Vul een geldig e-mailadres in' })
  })
  test('takes 254 characters and no more', () => {
    const long = (length: number) => `a@${'b.'.repeat(length)}nl`.slice(-length).replace(/^../, 'a@')
    expect(email(long(254)).ok).toBe(true)
    expect(email(long(256))).toMatchObject({ ok: false, reason: 'length' })
  })
})
