import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod'
import * as mini from 'zod/mini'
import * as checks from '../index.ts'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { SAMPLES } from '../testing/samples.ts'
import * as zodChecks from './index.ts'

const { iban } = zodChecks
const messagesOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message)

describe('a check', () => {
  const schema = z.object({ account: z.string().check(iban()) })
  test('gives the normalised value', () => {
    expect(schema.parse({ account: 'nl91 abna 0417 1643 00' })).toEqual({ account: 'NL91ABNA0417164300' })
    expectTypeOf<z.infer<typeof schema>>().toEqualTypeOf<{ account: string }>()
  })
  test('gives the exact message, the reason and the path', () => {
    expect(schema.safeParse({ account: 'NL91ABNA0417164301' }).error?.issues).toMatchObject([
      {
        code: 'custom',
        path: ['account'],
        message: 'Vul een correct rekeningnummer in',
        params: { reason: 'checksum', said: { code: 'iban' } },
      },
    ])
  })
  test('does not repeat what was typed in its issue', () => {
    const { error } = schema.safeParse({ account: 'geheim' })
    expect(JSON.stringify(error?.issues)).not.toContain('geheim')
  })
  test('says another text when it is given one', () => {
    expect(messagesOf(z.string().check(iban('No')), 'x')).toEqual(['No'])
    expect(messagesOf(z.string().check(iban(({ reason }) => `${reason}!`)), 'x')).toEqual(['country!'])
  })
  test('stands among others, and in zod/mini', () => {
    const rate = z.number().check(zodChecks.integer(), zodChecks.atMost(100), zodChecks.notZero()).optional()
    expect(rate.parse(21)).toBe(21)
    expect(rate.parse(undefined)).toBeUndefined()
    expect(messagesOf(rate, 101)).toEqual(['Vul een getal in van maximaal 100'])
    const account = mini.optional(mini.string().check(iban()))
    expect(mini.parse(account, 'nl91abna0417164300')).toBe('NL91ABNA0417164300')
    expect(messagesOf(account, 'x')).toEqual(['Vul een correct rekeningnummer in'])
  })
  test('does not compile on a schema of another type', () => {
    // @ts-expect-error: a number is no account
    expect(messagesOf(z.number().check(iban()), 1)).toEqual(['Vul een correct rekeningnummer in'])
  })
})

test.each(Object.entries(SAMPLES))('%s decides as the plain function does', (name, [good, bad]) => {
  const zodCheck: unknown = Reflect.get(zodChecks, name)
  const check: unknown = Reflect.get(checks, name)
  if (typeof zodCheck !== 'function' || typeof check !== 'function') throw new Error(`${name} is missing`)
  const schema = z.unknown().check(zodCheck())
  for (const text of [good, bad]) {
    const checked = check(text)
    const parsed = schema.safeParse(text)
    expect(parsed.success).toBe(text === good)
    expect(checked.ok).toBe(text === good)
    if (checked.ok) expect(parsed.data).toBe(checked.value)
    else expect(parsed.error?.issues[0]).toMatchObject({ message: checked.message, params: { reason: checked.reason } })
  }
})

test('every check of the plain entry that valibot has is here too', async () => {
  const valibot = await import('../valibot/index.ts')
  expect(Object.keys(zodChecks)).toEqual(Object.keys(valibot))
})

test('bounds and dates take their limit, and today when the check is made', () => {
  let today = '2026-11-20'
  const future = z.string().check(zodChecks.inFuture(() => today))
  const past = z.string().check(zodChecks.notInFuture(() => today))
  expect(future.safeParse('2026-11-21').success).toBe(true)
  today = '2026-11-21'
  expect(future.safeParse('2026-11-21').success).toBe(false)
  expect(past.safeParse('2026-11-21').success).toBe(true)
  const refused = [
    messagesOf(z.string().check(zodChecks.notBefore('2026-01-01')), '2025-12-31'),
    messagesOf(z.number().check(zodChecks.greaterThan(3)), 3),
    messagesOf(z.number().check(zodChecks.lessThan(3)), 3),
    messagesOf(z.number().check(zodChecks.atLeast(3)), 2),
    messagesOf(z.string().check(zodChecks.exactLength(3)), 'ab'),
    messagesOf(z.string().check(zodChecks.minimumLength(3)), 'ab'),
  ]
  expect(refused.map((messages) => messages?.length)).toEqual([1, 1, 1, 1, 1, 1])
})

test('uploads keep the type of the files', () => {
  const file = z.object({ name: z.string(), size: z.number(), id: z.string() })
  const schema = z
    .array(file)
    .readonly()
    .check(zodChecks.upload({ maxFiles: 1, types: ['pdf'] }))
  expectTypeOf<z.infer<typeof schema>>().toEqualTypeOf<readonly { name: string; size: number; id: string }[]>()
  expect(schema.parse([{ name: 'bon.pdf', size: 1, id: 'a' }])).toHaveLength(1)
  expect(messagesOf(schema, [])).toEqual(['Geen bestand gekozen.'])
})

afterEach(() => z.config({ customError: undefined }))

test('zod says it in the language that is set, and other issues keep their message', () => {
  const schema = z.string().check(iban())
  z.config({ customError: zodChecks.sayIn(en) })
  expect(messagesOf(schema, 'x')).toEqual(['Enter a correct account number (IBAN)'])
  expect(messagesOf(z.number(), 'x')).toEqual(['Invalid input: expected number, received string'])
  z.config({ customError: zodChecks.sayIn(de) })
  expect(messagesOf(schema, 'x')).toEqual(['Gib eine richtige Kontonummer (IBAN) ein'])
  expect(messagesOf(z.string().check(iban('No')), 'x')).toEqual(['No'])
})
