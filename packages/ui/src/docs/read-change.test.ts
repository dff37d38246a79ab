import { expect, test } from 'vitest'
import { readChange } from './read-change.ts'

const isComponent = (name: string) => ['Tree', 'Slider'].includes(name)

test('a changeset is read with what it names first', () => {
  const source = "---\n'@klopt/ui': minor\n---\n\n`Option` of a `Tree`, beside a `Slider`.\n"
  expect(readChange(source, isComponent)).toEqual({
    bump: 'minor',
    text: '`Option` of a `Tree`, beside a `Slider`.',
    component: 'Tree',
  })
})

test('one of two packages is read, one of another is not', () => {
  const both = "---\n'@klopt/ui': patch\n'@klopt/validators': minor\n---\n\nDates.\n"
  expect(readChange(both, isComponent)).toEqual({ bump: 'patch', text: 'Dates.', component: undefined })
  expect(readChange("---\n'@klopt/validators': minor\n---\n\nDates.\n", isComponent)).toBeUndefined()
})
