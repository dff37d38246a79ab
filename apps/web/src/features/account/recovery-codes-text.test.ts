import { recoveryCode } from '@klopt/validators'
import { expect, test } from 'vitest'
import { groupCode, recoveryCodesText } from './recovery-codes-text.ts'

test('a code in groups is still that code to the field that asks for it', () => {
  expect(groupCode('ABCD2345EFGH6789')).toBe('ABCD 2345 EFGH 6789')
  expect(recoveryCode(groupCode('ABCD2345EFGH6789'))).toEqual({ ok: true, value: 'ABCD2345EFGH6789' })
})

test('the file says whose codes they are and has each on a line of its own', () => {
  const lines = recoveryCodesText(['ABCD2345EFGH6789', 'ZZZZ2345EFGH6789'], 'a@b.example').split('\r\n')
  expect(lines[0]).toContain('a@b.example')
  expect(lines.slice(3)).toEqual(['ABCD 2345 EFGH 6789', 'ZZZZ 2345 EFGH 6789', ''])
})
