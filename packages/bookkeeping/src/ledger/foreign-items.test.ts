import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOfForeign, foreignOfCents, likelyPaid } from './foreign-items.ts'

test('a part in the currency of an item settles its part of the euros, the last part all that is left', () => {
  // 1,000 dollars, booked as 923.19: 250 are 230.7975.
  const open = { openCents: 923_19, openForeign: 1_000_00 }
  expect(centsOfForeign(open, 250_00)).toBe(230_80)
  expect(centsOfForeign({ openCents: 692_39, openForeign: 750_00 }, 750_00)).toBe(692_39)
  expect(foreignOfCents(open, 100_00)).toBe(108_32)
  expect(foreignOfCents(open, 923_19)).toBe(1_000_00)
})

test('more than is open, the other way round and nothing settle nothing', () => {
  const open = { openCents: 923_19, openForeign: 1_000_00 }
  for (const foreign of [0, -1, 1_000_01]) expect(centsOfForeign(open, foreign)).toBeNull()
  for (const cents of [0, -1, 923_20]) expect(foreignOfCents(open, cents)).toBeNull()
  expect(centsOfForeign({ openCents: 10, openForeign: 10_000_00 }, 1)).toBeNull()
})

test('the last cent goes with the last of the currency alone', () => {
  expect(centsOfForeign({ openCents: 1, openForeign: 150 }, 100)).toBeNull()
  expect(centsOfForeign({ openCents: 2, openForeign: 150 }, 149)).toBe(1)
  expect(foreignOfCents({ openCents: 300, openForeign: 1 }, 299)).toBe(0)
})

test('a credit is settled as an invoice is, the other way round', () => {
  expect(centsOfForeign({ openCents: -923_19, openForeign: -1_000_00 }, -250_00)).toBe(-230_80)
  expect(foreignOfCents({ openCents: -923_19, openForeign: -1_000_00 }, -100_00)).toBe(-108_32)
})

test('in whatever parts it is paid, at whatever rates, nothing is left and the difference is what was booked', () => {
  const payment = fc.record({
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    received: fc.integer({ min: 0, max: 10 ** 7 }),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 8 }),
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.boolean(),
      fc.array(payment, { maxLength: 12 }),
      (cents, foreign, isCredit, payments) => {
        const sign = isCredit ? -1 : 1
        let open = { openCents: sign * cents, openForeign: sign * foreign }
        let differenceCents = 0
        let receivedCents = 0
        const pay = (part: number, received: number) => {
          const settled = centsOfForeign(open, part)
          if (settled === null) return
          open = { openCents: open.openCents - settled, openForeign: open.openForeign - part }
          differenceCents += sign * received - settled
          receivedCents += sign * received
        }
        for (const { share, received } of payments) pay(sign * Math.floor(Math.abs(open.openForeign) * share), received)
        pay(open.openForeign, 1)
        expect(open).toEqual({ openCents: 0, openForeign: 0 })
        expect(differenceCents).toBe(receivedCents - sign * cents)
      },
    ),
  )
})

test('what comes close to the booked euros paid all of it, and what is clearly less a part', () => {
  const open = { openCents: 1_117_06, openForeign: 1_210_00 }
  for (const cents of [1_117_06, 1_090_00, 1_180_00, -1_090_00]) expect(likelyPaid(open, cents)).toBe(1_210_00)
  // Half of its euros is half of its dollars.
  expect(likelyPaid(open, 558_53)).toBe(605_00)
  expect(likelyPaid({ openCents: -1_117_06, openForeign: -1_210_00 }, 558_53)).toBe(-605_00)
})
