import { expect, test } from 'vitest'
import { copiesIn, copiesRule } from './copies.ts'

test('addresses are read with whatever stands between them', () => {
  expect(copiesIn(' a@b.nl, c@d.nl;e@f.nl\ng@h.nl ')).toEqual(['a@b.nl', 'c@d.nl', 'e@f.nl', 'g@h.nl'])
  expect(copiesIn(' , ')).toEqual([])
})

test('nobody has to get a copy, and an address that is none is named', () => {
  expect(copiesRule('')).toBe(true)
  expect(copiesRule('a@b.nl, c@d.nl')).toBe(true)
  expect(copiesRule('a@b.nl, jan')).toBe('jan is geen e-mailadres. Zet een komma tussen twee adressen')
  expect(copiesRule(Array.from({ length: 11 }, (_, index) => `a${index}@b.nl`).join())).toBe(
    'Gebruik hoogstens 10 adressen',
  )
})
