import { test } from 'vitest'
import { expectAnyToBeDrawnEqually } from './invoice-layout.test-support.ts'

test('an invoice of which widths are known is drawn as one that is laid out to find them, whatever its texts', () => {
  expectAnyToBeDrawnEqually(150)
})
