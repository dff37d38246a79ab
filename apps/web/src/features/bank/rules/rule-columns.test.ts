import { expect, test } from 'vitest'
import { ruleColumns } from './rule-columns.tsx'

test('on a tablet a rule still says what it looks at and what it does', () => {
  const kept = ruleColumns.filter(({ priority = 1 }) => priority === 1).map(({ header }) => header)
  expect(kept).toEqual(['Plaats', 'Naam', 'Als', 'Dan'])
})
