import { expect, test } from 'vitest'
import { contract as declared, type NamedDeclaration } from '../contract/index.ts'
import { contract } from './index.ts'

/** What whoever makes a call needs of it. */
const partOf = ({ method, path, policy, stale, idempotent, isFile, area, name }: NamedDeclaration) => ({
  method,
  path,
  policy,
  stale,
  idempotent,
  isFile,
  area,
  name,
})

test('the calls are those of the contract, and carry no schemas; `pnpm --filter @klopt/api-client run calls` writes them', () => {
  const expected = Object.entries(declared).map(([area, calls]) => {
    const parts = Object.entries<NamedDeclaration>(calls).map(([key, call]) => [key, partOf(call)])
    return [area, Object.fromEntries(parts)]
  })
  expect({ ...contract }).toEqual(Object.fromEntries(expected))
})
