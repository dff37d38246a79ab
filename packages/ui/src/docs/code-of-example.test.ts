import { expect, test } from 'vitest'
import { codeOfExample } from './code-of-example.ts'

test('an example is shown as an application writes it', () => {
  const source = `import { useState } from 'react'
import { Select } from '../select/select.tsx'
import type { Option, OptionValue } from '../select/option.ts'
import type { Usage } from '../docs/usage.ts'

export const usage: Usage = {
  use: ['One.'],
  keys: {
    Enter: 'chooses',
  },
}

export const Example = () => <Select />
`
  expect(codeOfExample(source)).toBe(`import { Select, type Option, type OptionValue } from '@klopt/ui'
import { useState } from 'react'

export const Example = () => <Select />`)
})
