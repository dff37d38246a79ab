import { expect, test } from 'vitest'
import { hoursCriterion } from './hours-criterion.ts'

test('1,225 hours a year meet the criterion, direct and indirect together; a second less does not', () => {
  const hour = 3600
  expect(hoursCriterion(1000 * hour, 225 * hour)).toMatchObject({ leftSeconds: 0, isMet: true })
  expect(hoursCriterion(1000 * hour, 225 * hour - 1)).toMatchObject({ leftSeconds: 1, isMet: false })
  expect(hoursCriterion(1300 * hour, 0)).toMatchObject({ leftSeconds: 0, isMet: true })
})
