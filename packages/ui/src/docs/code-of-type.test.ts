import { expect, test } from 'vitest'
import { codeOfTypes } from './code-of-type.ts'

const source = `import type { ReactNode } from 'react'

/** Another one. */
export interface Options extends Common {
  /** Not an Entry. */
  a: readonly Option[]
  tone: Tone
}
export type Tone = (typeof tones)[number]

/** One of many. */
export interface Option<Value = string> {
  /** What it stands for. */
  value: Value
  nested: {
    label: ReactNode
  }
}

/** What is in a menu. */
export type Entry = Option | 'separator'
const next = 1
`
const option = `/** One of many. */
export interface Option<Value = string> {
  /** What it stands for. */
  value: Value
  nested: {
    label: ReactNode
  }
}`

test('a type is shown as it is declared, with its own comments and nothing around it', () => {
  expect(codeOfTypes(['', source], ['Option'])).toEqual([option])
  expect(codeOfTypes([source], ['Nothing'])).toEqual([])
})

test('what a type is made of is shown with it, once, and wherever it is declared', () => {
  expect(codeOfTypes([source], ['Entry'])).toEqual([
    "/** What is in a menu. */\nexport type Entry = Option | 'separator'",
    option,
  ])
  const common = '/** What all have. */\nexport interface Common {\n  b: Option\n}'
  const [options = '', ...others] = codeOfTypes([source, common], ['Options', 'Option'])
  expect(options).toMatch(/^\/\*\* Another one[^]*readonly Option\[\][^]*\}$/)
  expect(others).toEqual([option, common])
})
