import { expect, test } from 'vitest'
import { consentByDefault, formTitle, kindChoices, kindOfTag, questionTags, tagOfKind } from './ticket-kinds.ts'

test('an idea is tag 7, an error tag 6, and a question has no tag of its own', () => {
  expect(kindChoices.map(({ kind }) => tagOfKind(kind))).toEqual([7, 6, null])
  expect(questionTags.map(({ tag }) => tag)).toEqual([1, 2, 3])
})

test('every tag leads back to the kind it was chosen under', () => {
  expect(([1, 2, 3, 6, 7] as const).map(kindOfTag)).toEqual(['question', 'question', 'question', 'issue', 'idea'])
})

test('the form is called after what it is about', () => {
  expect(formTitle(6)).toBe('Foutmelding')
  expect(formTitle(3)).toBe('Vraag over abonnement')
  expect(formTitle(null)).toBe('Vraag')
})

test('consent is on for all but an idea, and never for who may not give it', () => {
  expect(([1, 2, 3, 6, 7, null] as const).map((tag) => consentByDefault(tag, true))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(([1, 2, 3, 6, 7, null] as const).some((tag) => consentByDefault(tag, false))).toBe(false)
})
