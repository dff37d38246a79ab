import { expect, test } from 'vitest'
import { codeOfType } from './code-of-type.ts'

const source = `import type { ReactNode } from 'react'

/** Another one. */
export interface Options {
  a: string
}

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

test('a type is shown as it is declared, with its own comments and nothing around it', () => {
  expect(codeOfType(['', source], 'Option')).toBe(`/** One of many. */
export interface Option<Value = string> {
  /** What it stands for. */
  value: Value
  nested: {
    label: ReactNode
  }
}`)
  expect(codeOfType([source], 'Entry')).toBe("/** What is in a menu. */\nexport type Entry = Option | 'separator'")
  expect(codeOfType([source], 'Nothing')).toBeUndefined()
})
