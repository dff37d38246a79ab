import { expect, test } from 'vitest'
import { signAt } from './amount.ts'
import type { Element } from './element.ts'

const entry = (indicator?: string): Element => ({
  name: 'Ntry',
  text: '',
  attributes: {},
  children: indicator === undefined ? [] : [{ name: 'CdtDbtInd', text: indicator, attributes: {}, children: [] }],
})

test('in is plus and out is minus, whatever it would be otherwise', () => {
  expect(signAt(entry('CRDT'), -1)).toBe(1)
  expect(signAt(entry('DBIT'), 1)).toBe(-1)
})

test('where it is left out it is as told, and refused where nothing was told', () => {
  expect(signAt(entry(), -1)).toBe(-1)
  expect(() => signAt(entry())).toThrow('de richting ""')
})

test('a direction that is none is refused by its name, also where one was told', () => {
  expect(() => signAt(entry('XXXX'), 1)).toThrow('de richting "XXXX"')
})
