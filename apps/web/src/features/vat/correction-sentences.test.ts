import { expect, test } from 'vitest'
import { netSentence, signedCents } from './correction-sentences.ts'

const returned = { kind: 'return', at: 0, payableEuros: 330 } as const

test('1,260.00 to pay less 21.00 to deduct is what 5g changes by', () => {
  expect(signedCents(126_000)).toBe('+1.260,00')
  expect(signedCents(-2_100)).toBe('−21,00')
  expect(signedCents(0)).toBe('0,00')
  expect(netSentence({ vatCents: 123_900, differenceEuros: 1_239, correctedEuros: 1_569, compared: returned })).toEqual(
    { isExact: true, text: 'klopt met 5g: 1.569 − 330' },
  )
})

test('where whole euros make it another amount it says so, also after money that was to come back', () => {
  const compared = { ...returned, payableEuros: -500 }
  expect(netSentence({ vatCents: 10_550, differenceEuros: 105, correctedEuros: -395, compared })).toEqual({
    isExact: false,
    text: 'in 5g, op hele euro’s: −395 + 500',
  })
})
