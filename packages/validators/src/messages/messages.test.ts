import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { atLeast, atMost, bsn, email, exactLength, iban, messageIn, notBefore, upload, vatNumber } from '../index.ts'
import * as actions from '../valibot/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const refused = [
  iban('x'),
  bsn('1'),
  email('x'),
  atLeast(1, 2.5),
  atMost(9, 2),
  exactLength('ab', 3),
  notBefore('2026-01-01', '2026-02-03'),
  vatNumber('GB1'),
  upload([{ name: 'a.exe', size: 1 }], { types: ['pdf', 'png'], maxSizeMb: 2.5 }),
  upload([], { maxFiles: 1 }),
]
const said = (messages: typeof en) => refused.map((checked) => (checked.ok ? null : messageIn(checked, messages)))

test('what is refused is said in English', () => {
  expect(said(en)).toEqual([
    'Enter a correct account number (IBAN)',
    'Enter a valid Dutch citizen service number (BSN)',
    'Enter a valid e-mail address',
    'Enter a number of at least 2.5',
    'Enter a number of at most 2',
    'Enter exactly 3 characters',
    'The date cannot be before February 3, 2026',
    'Invalid country code (such as BE, DE, ES, ...)',
    'The file is not of the right type. Only pdf and png (up to 2.5 MB) can be used.',
    'No file chosen.',
  ])
})

test('and in German', () => {
  expect(said(de).slice(3, 7)).toEqual([
    'Gib eine Zahl von mindestens 2,5 ein',
    'Gib eine Zahl von höchstens 2 ein',
    'Gib genau 3 Zeichen ein',
    'Das Datum kann nicht vor dem 3. Februar 2026 liegen',
  ])
})

test('every message of a catalogue says something', () => {
  const params = { limit: 2, length: 2, date: '2026-01-01', maxFiles: 2, maxSizeMb: 2, count: 2, types: [] }
  for (const messages of [en, de]) {
    for (const say of Object.values(messages)) expect(say(params)).toMatch(/\p{L}{3}.*\p{L}|\d/u)
  }
})

afterEach(() => v.deleteGlobalMessage())
const messageOf = (schema: v.GenericSchema, config?: v.Config<v.BaseIssue<unknown>>) =>
  v.safeParse(schema, 'x', config).issues?.[0].message

test('valibot is told in the language that was set for all, for a parse or for an action', () => {
  const schema = v.pipe(v.string(), actions.iban())
  expect(messageOf(schema)).toBe('Vul een correct rekeningnummer in')
  expect(messageOf(schema, { message: actions.sayIn(de) })).toBe('Gib eine richtige Kontonummer (IBAN) ein')
  v.setGlobalMessage(actions.sayIn(en))
  expect(messageOf(schema)).toBe('Enter a correct account number (IBAN)')
  expect(messageOf(v.number())).toBe('Invalid type: Expected number but received "x"')
  expect(
    messageOf(
      v.pipe(
        v.string(),
        actions.iban((issue) => `${issue.reason}!`),
      ),
    ),
  ).toBe('country!')
  expect(messageOf(v.pipe(v.string(), actions.iban('No')))).toBe('No')
})

test('a pipe with a check is a Standard Schema', async () => {
  const schema = v.pipe(v.string(), actions.iban())
  const result = await schema['~standard'].validate('NL91ABNA0417164301')
  expect(result.issues?.map(({ message }) => message)).toEqual(['Vul een correct rekeningnummer in'])
})
