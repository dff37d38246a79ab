import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import * as checks from '../index.ts'
import { SAMPLES } from '../testing/samples.ts'
import * as actions from './index.ts'

describe('an action', () => {
  const schema = v.object({ account: v.pipe(v.string(), actions.iban()) })
  test('gives the normalised value', () => {
    expect(v.parse(schema, { account: 'nl91 abna 0417 1643 00' })).toEqual({ account: 'NL91ABNA0417164300' })
    expectTypeOf<v.InferOutput<typeof schema>>().toEqualTypeOf<{ account: string }>()
  })
  test('gives the exact message, the reason and the path', () => {
    const { issues, success } = v.safeParse(schema, { account: 'NL91ABNA0417164301' })
    expect(success).toBe(false)
    expect(issues).toMatchObject([
      { type: 'iban', kind: 'transformation', message: 'Vul een correct rekeningnummer in', reason: 'checksum' },
    ])
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['account'])
  })
  test('says another text when it is given one', () => {
    const login = v.pipe(v.string(), actions.email('Voer alsjeblieft een geldig e-mailadres in.'))
    expect(v.safeParse(login, 'piet').issues?.[0].message).toBe('Voer alsjeblieft een geldig e-mailadres in.')
  })
  test('takes unknown input and never throws', () => {
    for (const input of [null, undefined, 1n, Symbol('x'), {}, [], () => 1]) {
      expect(v.safeParse(v.pipe(v.unknown(), actions.vatNumber()), input).success).toBe(false)
    }
  })
  test('stands in a pipe between others', () => {
    const rate = v.pipe(v.number(), actions.integer(), actions.atLeast(1), actions.atMost(100), actions.notZero())
    expect(v.parse(rate, 21)).toBe(21)
    expect(v.safeParse(rate, 0).issues?.[0].message).toBe('Vul een getal in van minimaal 1')
    expectTypeOf<v.InferOutput<typeof rate>>().toEqualTypeOf<number>()
  })
})

test.each(Object.entries(SAMPLES))('%s decides as the plain function does', (name, [good, bad]) => {
  const action: unknown = Reflect.get(actions, name)
  const check: unknown = Reflect.get(checks, name)
  if (typeof action !== 'function' || typeof check !== 'function') throw new Error(`${name} is missing`)
  const schema = v.pipe(v.unknown(), action())
  for (const text of [good, bad]) {
    const checked = check(text)
    const parsed = v.safeParse(schema, text)
    expect(parsed.success).toBe(checked.ok)
    expect(checked.ok).toBe(text === good)
    if (checked.ok) expect(parsed.output).toBe(checked.value)
    else expect(parsed.issues?.[0]).toMatchObject({ message: checked.message, reason: checked.reason })
  }
})

test('bounds and dates take their limit, and today when the check is made', () => {
  let today = '2026-11-20'
  const future = v.pipe(
    v.string(),
    actions.inFuture(() => today),
  )
  expect(v.is(future, '2026-11-21')).toBe(true)
  today = '2026-11-21'
  expect(v.is(future, '2026-11-21')).toBe(false)
  expect(
    v.is(
      v.pipe(
        v.string(),
        actions.notInFuture(() => today),
      ),
      '2026-11-21',
    ),
  ).toBe(true)
  expect(v.is(v.pipe(v.string(), actions.notBefore('2026-01-01')), '2025-12-31')).toBe(false)
  expect(v.is(v.pipe(v.number(), actions.greaterThan(3)), 3)).toBe(false)
  expect(v.is(v.pipe(v.number(), actions.lessThan(3)), 2)).toBe(true)
  expect(v.is(v.pipe(v.string(), actions.exactLength(3)), 'abc')).toBe(true)
  expect(v.is(v.pipe(v.string(), actions.minimumLength(3)), 'ab')).toBe(false)
})

test('uploads keep the type of the files', () => {
  const file = v.object({ name: v.string(), size: v.number(), id: v.string() })
  const schema = v.pipe(v.array(file), v.readonly(), actions.upload({ maxFiles: 1, types: ['pdf'] }))
  expectTypeOf<v.InferOutput<typeof schema>>().toEqualTypeOf<readonly { name: string; size: number; id: string }[]>()
  expect(v.is(schema, [{ name: 'bon.pdf', size: 1, id: 'a' }])).toBe(true)
  expect(v.safeParse(schema, []).issues?.[0].message).toBe('Geen bestand gekozen.')
})
