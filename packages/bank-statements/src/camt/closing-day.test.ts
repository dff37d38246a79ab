import { expect, test } from 'vitest'
import { readBankFile } from '../read-bank-file.ts'
import { bytesOf } from '../testing/fixture.ts'
import { v02 } from './camt.test-support.ts'

test('a statement closes on the day of its closing balance, where that is after its last line', () => {
  const closes = (xml: string) => {
    const result = readBankFile(bytesOf(xml))
    return result.ok ? result.statements[0]?.closesOn : result.reason
  }
  const closedOn = (day: string) =>
    v02.replace(/(<Cd>CLBD<\/Cd>(?:(?!<\/Bal>)[^])*?<Dt><Dt>)\d{4}-\d\d-\d\d/, `$1${day}`)
  expect(closes(v02)).toBeUndefined()
  expect(closes(closedOn('2026-03-31'))).toBe('2026-03-31')
  expect(closes(closedOn('2026-03-01'))).toBeUndefined()
})
