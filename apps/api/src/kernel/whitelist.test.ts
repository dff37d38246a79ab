import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createWhitelist } from './whitelist.ts'

test('only what the schema names is copied, at every depth', () => {
  const copy = createWhitelist(
    v.object({
      id: v.number(),
      lines: v.array(v.object({ text: v.string(), note: v.nullable(v.object({ by: v.string() })) })),
      byYear: v.record(v.string(), v.object({ cents: v.number() })),
    }),
  )
  const secret = { password_hash: 'x' }
  expect(
    copy({
      id: 1,
      lines: [
        { text: 'a', note: { by: 'b', ...secret }, ...secret },
        { text: 'c', note: null },
      ],
      byYear: { 2026: { cents: 5, ...secret } },
      ...secret,
    }),
  ).toEqual({
    id: 1,
    lines: [
      { text: 'a', note: { by: 'b' } },
      { text: 'c', note: null },
    ],
    byYear: { 2026: { cents: 5 } },
  })
})

test('of a union the branch that the value satisfies is copied, and nothing when there is none', () => {
  const copy = createWhitelist(
    v.variant('kind', [
      v.object({ kind: v.literal('a'), left: v.number() }),
      v.object({ kind: v.literal('b'), right: v.number() }),
    ]),
  )
  expect(copy({ kind: 'b', right: 2, left: 1, secret: 3 })).toEqual({ kind: 'b', right: 2 })
  expect(copy({ kind: 'c', secret: 3 })).toBeUndefined()
})

test('an entry that is left out stays out, null stays null', () => {
  const copy = createWhitelist(v.object({ a: v.optional(v.string()), b: v.nullable(v.string()) }))
  expect(copy({ b: null })).toEqual({ b: null })
})

test('a schema that is met again, as each server of a process does with its routes, is not walked again', () => {
  const schema = v.object({ id: v.number() })
  expect(createWhitelist(schema)).toBe(createWhitelist(schema))
})
