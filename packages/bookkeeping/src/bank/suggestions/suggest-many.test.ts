import { describe, expect, test } from 'vitest'
import { createSuggester } from './suggest.ts'
import { IBAN, item, line } from './suggest.test-support.ts'
import type { OpenItem } from './types.ts'

describe('suggest, 10,000 open items', () => {
  /** Items that count how often a line looks at them. */
  function countingItems(make: (id: number) => OpenItem) {
    const seen = { reads: 0 }
    const items = Array.from({ length: 10_000 }, (_, id) => {
      const own = make(id + 1)
      return {
        ...own,
        get openCents() {
          seen.reads += 1
          return own.openCents
        },
      }
    })
    return { items, seen }
  }

  test('looks at a handful of items for a line that names one', () => {
    const { items, seen } = countingItems((id) =>
      item(id, { openCents: 1000 + id, contactIbans: [`NL${id}`], contactName: `Klant ${id} nummer` }),
    )
    const suggestFor = createSuggester({ openItems: items, rules: [] })
    seen.reads = 0
    const [best] = suggestFor(line({ amountCents: 1000 + 9876, description: '2026-9876', counterpartyIban: 'NL9876' }))
    expect(best).toMatchObject({ certainty: 'certain', openItemId: 9876 })
    expect(seen.reads).toBeLessThan(20)
  })

  test('stays small when all 10,000 are open for the same amount from the same customer', () => {
    const { items, seen } = countingItems((id) => item(id))
    const suggestFor = createSuggester({ openItems: items, rules: [] })
    seen.reads = 0
    expect(
      suggestFor(line({ counterpartyIban: IBAN, counterpartyName: 'Bakkerij Van Dijk' })).length,
    ).toBeLessThanOrEqual(10)
    expect(seen.reads).toBeLessThan(500)
  })

  test('says nothing when thousands are open for the amount of an unknown payer', () => {
    const { items } = countingItems((id) => item(id))
    expect(createSuggester({ openItems: items, rules: [] })(line())).toEqual([])
  })

  test('offers the oldest of more than a handful that all fit amount and account, and is certain of none', () => {
    const items = Array.from({ length: 40 }, (_, index) => item(index + 1))
    const found = createSuggester({ openItems: items, rules: [] })(line({ counterpartyIban: IBAN }))
    expect(found.slice(0, 3)).toMatchObject([1, 2, 3].map((openItemId) => ({ openItemId, certainty: 'likely' })))
  })

  test('says nothing of more than a handful of one account when none fits the amount', () => {
    const items = Array.from({ length: 40 }, (_, index) => item(index + 1, { openCents: 100 + index }))
    expect(createSuggester({ openItems: items, rules: [] })(line({ counterpartyIban: IBAN }))).toEqual([])
  })

  test('still finds the named one among equal amounts', () => {
    const { items } = countingItems((id) => item(id))
    const suggestFor = createSuggester({ openItems: items, rules: [] })
    expect(suggestFor(line({ description: 'fact 2026-7777', counterpartyIban: IBAN }))[0]).toMatchObject({
      openItemId: 7777,
      certainty: 'certain',
    })
  })
})
