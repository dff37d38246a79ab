import { expect, test } from 'vitest'
import { bytesOf, fixture } from '../testing/fixture.ts'
import { readBankFile } from '../read-bank-file.ts'
import { balanceOf } from './balance.ts'

test('a balance of nothing has no sign, whichever side it is on', () => {
  expect(balanceOf('D260305EUR0,00')).toEqual({ date: '2026-03-05', currency: 'EUR', cents: 0 })
  expect(balanceOf('D260305EUR0,01')?.cents).toBe(-1)
})

test('a statement that closes in another currency than it opened in is refused', () => {
  const text = new TextDecoder().decode(fixture('ing.mt940')).replace(/(:62F:[CD]\d{6})EUR/, '$1USD')
  expect(readBankFile(bytesOf(text))).toMatchObject({
    ok: false,
    message: expect.stringContaining('een bedrag in USD'),
  })
})
