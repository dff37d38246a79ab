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

test('proposes nothing a cent beside, and a name alone makes it no more than possible', () => {
  expect(judge(paid(51_101), items).some(({ kind }) => kind === 'combination')).toBe(false)
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
