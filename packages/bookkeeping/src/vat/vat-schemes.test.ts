import { addDays } from '@klopt/validators'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_SCHEME_DAY, vatSchemeOn, withVatScheme, type VatScheme, type VatSchemeSpan } from './vat-schemes.ts'

const always: VatSchemeSpan[] = [{ from: FIRST_SCHEME_DAY, scheme: 'accrual' }]
const anyDay = fc.nat(9000).map((days) => addDays(FIRST_SCHEME_DAY, days))
const anySpan = fc.record({ from: anyDay, scheme: fc.constantFrom<VatScheme>('accrual', 'cash') })

test('a scheme holds from its first day, and taking it back on that day leaves nothing of it', () => {
  const cash = withVatScheme(always, { from: '2026-10-01', scheme: 'cash' })
  expect([vatSchemeOn(cash, '2026-09-30'), vatSchemeOn(cash, '2026-10-01')]).toEqual(['accrual', 'cash'])
  expect(withVatScheme(cash, { from: '2026-10-01', scheme: 'accrual' })).toEqual(always)
})

test('a change decides every day from its own on, and no day before it', () => {
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 5 }), anySpan, anyDay, (changes, last, day) => {
      const known = changes.reduce(withVatScheme, always)
      const changed = withVatScheme(known, last)
      expect(vatSchemeOn(changed, day)).toBe(day < last.from ? vatSchemeOn(known, day) : last.scheme)
      // Spans follow each other and differ.
      for (const [index, span] of changed.entries()) {
        const next = changed[index + 1]
        if (next) expect([span.from < next.from, span.scheme !== next.scheme]).toEqual([true, true])
      }
    }),
  )
})
