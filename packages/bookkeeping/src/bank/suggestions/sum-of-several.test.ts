import { expect, test } from 'vitest'
import { IBAN, item, judge, line } from './suggest.test-support.ts'

const priced = (id: number, openCents: number) => item(id, { openCents, grossCents: openCents })
const paid = (amountCents: number) => line({ amountCents, counterpartyIban: IBAN, description: 'Betaling' })
const items = [priced(1, 10_000), priced(2, 20_500), priced(3, 41_100)]

test('finds the only invoices of a contact that are exactly the amount, and is not certain of it', () => {
  expect(judge(paid(51_100), items)[0]).toEqual({
    kind: 'combination',
    certainty: 'likely',
    reasons: ['amount', 'iban'],
    items: [
      { openItemId: 1, settleCents: 10_000 },
      { openItemId: 3, settleCents: 41_100 },
    ],
  })
})

test('takes no choice for the right one where two fit', () => {
  const found = judge(paid(30_500), [...items, priced(4, 20_500)])
  expect(found.find(({ kind }) => kind === 'combination')?.certainty).toBe('possible')
})

test('proposes nothing where no small difference explains it, and a name alone makes it no more than possible', () => {
  expect(judge(paid(51_201), items).some(({ kind }) => kind === 'combination')).toBe(false)
  expect(judge(paid(50_299), items).some(({ kind }) => kind === 'combination')).toBe(false)
  const named = { ...paid(51_100), counterpartyIban: null, counterpartyName: 'Bakkerij Van Dijk B.V.' }
  expect(judge(named, items)).toContainEqual(expect.objectContaining({ kind: 'combination', certainty: 'possible' }))
})

test('leaves more than twelve items, several contacts and one that fits by itself to what it was', () => {
  const many = Array.from({ length: 13 }, (_, index) => priced(index + 1, 10_000 + 2 ** index))
  expect(judge(paid(20_003), many).some(({ kind }) => kind === 'combination')).toBe(false)
  expect(judge(paid(20_003), many.slice(1)).some(({ kind }) => kind === 'combination')).toBe(false)
  expect(judge(paid(20_003), many.slice(0, 12))[0]).toMatchObject({ kind: 'combination', certainty: 'likely' })
  const others = [...items.slice(0, 2), item(3, { openCents: 41_100, contactName: 'Een ander' })]
  expect(judge(paid(51_100), others).some(({ kind }) => kind === 'combination')).toBe(false)
  expect(judge(paid(51_100), [...items, priced(4, 51_100)]).some(({ kind }) => kind === 'combination')).toBe(false)
})

test('pays purchases together as well', () => {
  const bills = [1, 2].map((id) => item(id, { kind: 'payable', openCents: id * 1_000 }))
  expect(judge(paid(-3_000), bills)[0]).toMatchObject({
    kind: 'combination',
    items: [{ settleCents: -1_000 }, { settleCents: -2_000 }],
  })
})

const combinationOf = (line: ReturnType<typeof paid>, open = items) =>
  judge(line, open).find(({ kind }) => kind === 'combination')

test('finds several that a small difference, a discount or costs make of the amount, and never is certain', () => {
  expect(combinationOf(paid(51_050))).toEqual({
    kind: 'combination',
    certainty: 'likely',
    reasons: ['iban'],
    items: [
      { openItemId: 1, settleCents: 10_000 },
      { openItemId: 3, settleCents: 41_100 },
    ],
    difference: { kind: 'small', cents: -50 },
  })
  expect(combinationOf(paid(51_200))).toMatchObject({ difference: { kind: 'small', cents: 100 } })
  // 2% of 511,00 is 10,22.
  expect(combinationOf(paid(50_078))).toMatchObject({
    certainty: 'likely',
    difference: { kind: 'discount', cents: -1_022 },
  })
  const abroad = { ...paid(49_900), description: 'Invoices november, charges SHA' }
  expect(combinationOf(abroad)).toMatchObject({ certainty: 'possible', difference: { kind: 'costs', cents: -1_200 } })
  expect(combinationOf(paid(49_900))).toBeUndefined()
})

test('what is exact goes before what is near, and one invoice that is near leaves no sums', () => {
  expect(combinationOf(paid(51_100), [...items, priced(4, 41_050)])).toMatchObject({
    reasons: ['amount', 'iban'],
    items: [{ openItemId: 1 }, { openItemId: 3 }],
  })
  expect(combinationOf(paid(51_050), [...items, priced(4, 51_000)])).toBeUndefined()
  expect(combinationOf(paid(51_050), [...items, priced(4, 41_000)])?.certainty).toBe('possible')
})

test('of more than six invoices a sum that comes near says nothing', () => {
  const seven = Array.from({ length: 7 }, (_, index) => priced(index + 1, 10_000 + 300 * 2 ** index))
  expect(combinationOf(paid(20_850), seven)).toBeUndefined()
  expect(combinationOf(paid(20_850), seven.slice(0, 6))).toMatchObject({ difference: { kind: 'small', cents: -50 } })
})

test('invoices that are named with a small difference are likely', () => {
  const named = { ...paid(51_050), description: 'Facturen 2026-0001 en 2026-0003' }
  expect(combinationOf(named)).toMatchObject({
    certainty: 'likely',
    reasons: ['number'],
    difference: { kind: 'small', cents: -50 },
  })
})

test('a discount that we take of a supplier is money less out, and costs of a bank are more', () => {
  const bills = [1, 2].map((id) => item(id, { kind: 'payable', openCents: id * 10_000 }))
  expect(combinationOf(paid(-29_400), bills)).toMatchObject({ difference: { kind: 'discount', cents: 600 } })
  expect(combinationOf({ ...paid(-30_750), description: 'incl. bankkosten' }, bills)).toMatchObject({
    difference: { kind: 'costs', cents: -750 },
  })
  expect(combinationOf({ ...paid(-30_600), counterpartyIban: null }, bills)).toBeUndefined()
})
