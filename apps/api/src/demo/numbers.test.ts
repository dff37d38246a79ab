import { iban, vatNumberNl } from '@klopt/validators'
import { expect, test } from 'vitest'
import { demoIban, demoVatNumber } from './numbers.ts'

test('the numbers of made-up companies pass the checks of real ones', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    expect(iban(demoIban('INGB', seed * 7919))).toMatchObject({ ok: true })
    expect(vatNumberNl(demoVatNumber(100_000_000 + seed * 104_729))).toMatchObject({ ok: true })
  }
})
