import { test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { UsageFile } from '../docs/usage.ts'
import { expectAccessible } from './axe.ts'

const files = import.meta.glob<UsageFile>('../**/*.usage.tsx', { eager: true })

test.each(Object.entries(files))('the example of %s is clean for axe in every theme', async (_path, { Example }) => {
  await render(<Example />)
  await expectAccessible()
})
