import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox('k'.repeat(43))

test('a secret comes back with the same key alone', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSW')
  expect(box.open(sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => createSecretBox('l'.repeat(43)).open(sealed)).toThrow('does not open')
})

test('sealing twice shows nothing in common', () => {
  expect(box.seal('a')).not.toBe(box.seal('a'))
})

test('what was changed does not open', () => {
  const bytes = Buffer.from(box.seal('geheim'), 'base64url')
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => box.open(changed.toString('base64url'))).toThrow('does not open')
  }
  expect(() => box.open('')).toThrow('does not open')
})

test('beside a new key the previous one still opens what it sealed, until that is sealed anew', () => {
  const renewed = createSecretBox('l'.repeat(43), 'k'.repeat(43))
  const sealed = box.seal('geheim')
  expect(renewed.open(sealed)).toBe('geheim')
  const again = renewed.renew(sealed)
  if (again === null) throw new Error('it was not sealed anew')
  expect(renewed.renew(again)).toBeNull()
  expect(createSecretBox('l'.repeat(43)).open(again)).toBe('geheim')
  expect(() => box.open(again)).toThrow('does not open')
  expect(() => renewed.renew(createSecretBox('m'.repeat(43)).seal('geheim'))).toThrow('does not open')
})

test('a signature is of one text and one key; the previous key counts beside a new one', () => {
  const signature = box.sign('retour-1')
  expect(signature).toMatch(/^[0-9a-f]{20}$/)
  expect(box.isSigned('retour-1', signature)).toBe(true)
  const other = createSecretBox('l'.repeat(43))
  expect([
    box.isSigned('retour-2', signature),
    box.isSigned('retour-1', ''),
    other.isSigned('retour-1', signature),
  ]).toEqual([false, false, false])
  expect(createSecretBox('l'.repeat(43), 'k'.repeat(43)).isSigned('retour-1', signature)).toBe(true)
})
