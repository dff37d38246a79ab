import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IBAN, item, judge, line, rule } from './suggest.test-support.ts'
import type { Suggestion } from './suggestion.ts'

const other = 'DE89370400440532013000'
const amount = fc.constantFrom(-12_100, -5_000, 5_000, 12_100)
const iban = fc.constantFrom(IBAN, other, null)
const name = fc.constantFrom('Telecom Voorbeeld', 'Bakkerij Van Dijk', null)
const anItem = fc.record({
  kind: fc.constantFrom('receivable' as const, 'payable' as const),
  number: fc.constantFrom('ABO-2026-0911', 'ABO-2026-11', '2026-0911', 'W2026-0911', '2026-0912', '12'),
  contactName: name,
  contactIbans: fc.constantFrom([], [IBAN], [other]),
  openCents: fc.constantFrom(12_100, 5_000, -5_000),
})
const items = fc.array(anItem, { maxLength: 4 }).map((all) => all.map((more, index) => item(index + 1, more)))
const aLine = fc
  .record({ amountCents: amount, counterpartyIban: iban, counterpartyName: name })
  .map((more) => line(more))
const text = fc.constantFrom(
  '2026-0911',
  'ABO-2026-0911',
  '2026-11',
  'factuur 12',
  '2026-0911, 2026-0912',
  'F2026-0911',
)

test('is certain of an open item only when its amount agrees, and its number, its reference or its IBAN', () => {
  fc.assert(
    fc.property(aLine, items, text, (bankLine, openItems, description) => {
      for (const { kind, certainty, reasons } of judge({ ...bankLine, description }, openItems)) {
        if (certainty !== 'certain' || kind === 'rule' || kind === 'account') continue
        expect(reasons).toContain('amount')
        expect(reasons.some((reason) => ['number', 'reference', 'iban'].includes(reason))).toBe(true)
      }
    }),
  )
})

test('never lets a part of a number put an open item before a rule or what was booked before', () => {
  const rules = fc.constantFrom(
    [],
    [rule(1, { counterpartyIban: IBAN })],
    [rule(1, { counterpartyName: 'Telecom Voorbeeld', direction: 'in' })],
  )
  const history = fc.array(
    fc
      .record({
        amountCents: amount,
        counterpartyIban: iban,
        counterpartyName: name,
        accountId: fc.constantFrom(4500, 4510),
      })
      .map((booked) => ({ ...booked, vatCode: null })),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(aLine, items, rules, history, (bankLine, openItems, ownRules, ownHistory) => {
      const more = { rules: ownRules, history: ownHistory }
      const prefixed = openItems.map((each) => ({ ...each, number: 'ABO-2026-0911' }))
      const without = judge(bankLine, prefixed, more)
      const withPart = judge({ ...bankLine, description: '2026-0911' }, prefixed, more)
      expect(withPart.filter(isBooking)).toEqual(without.filter(isBooking))
      for (const booking of withPart.filter(isBooking)) {
        const before = idsBefore(without, booking)
        for (const id of idsBefore(withPart, booking)) expect(before).toContain(id)
      }
    }),
  )
})

const isBooking = ({ kind }: Suggestion) => kind === 'rule' || kind === 'account'

/** The open items that stand before a booking; of equal bookings before the last. */
function idsBefore(suggestions: readonly Suggestion[], booking: Suggestion): number[] {
  const end = suggestions.findLastIndex((each) => JSON.stringify(each) === JSON.stringify(booking))
  return suggestions.slice(0, end).flatMap((each) => (each.kind === 'open_item' ? [each.openItemId] : []))
}
