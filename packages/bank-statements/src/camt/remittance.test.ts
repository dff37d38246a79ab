import { expect, test } from 'vitest'
import type { Element } from './element.ts'
import { descriptionOf } from './remittance.ts'

const element = (name: string, text: string, children: Element[] = []): Element => ({
  name,
  text,
  attributes: {},
  children,
})
const written = (...texts: readonly string[]) =>
  descriptionOf(
    element('Ntry', ''),
    element('TxDtls', '', [
      element(
        'RmtInf',
        '',
        texts.map((text) => element('Ustrd', text)),
      ),
    ]),
  )

test('a text of 140 characters runs on into the next in mid-word, a shorter one ends with its word', () => {
  expect(written('x'.repeat(140), 'verder')).toBe(`${'x'.repeat(140)}verder`)
  expect(written('x'.repeat(139), 'verder')).toBe(`${'x'.repeat(139)} verder`)
})

test('what takes two places in a string is one character', () => {
  expect(written(`${'x'.repeat(138)}🚲`, 'verder')).toBe(`${'x'.repeat(138)}🚲 verder`)
  expect(written(`${'x'.repeat(139)}🚲`, 'verder')).toBe(`${'x'.repeat(139)}🚲verder`)
})
