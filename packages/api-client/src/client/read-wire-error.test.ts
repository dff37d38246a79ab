import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wireError } from '../errors/wire-error.ts'
import { readWireError } from './read-wire-error.ts'

const readable = { code: 2002, message: 'Dit klopt niet.' }

test.each([
  readable,
  { ...readable, message: '' },
  { ...readable, fields: {} },
  { ...readable, fields: { password: 'Te kort.' } },
  { ...readable, details: null },
  { ...readable, details: [{ line: 1 }], added: true },
])('what the schema of the wire lets through is read: %j', (body) => {
  expect(readWireError(body)).toEqual(v.parse(wireError, body))
})

test.each([
  null,
  undefined,
  'Dit klopt niet.',
  42,
  true,
  [],
  {},
  { code: 2002 },
  { message: 'Dit klopt niet.' },
  { ...readable, code: '2002' },
  { ...readable, code: Number.NaN },
  { ...readable, message: null },
  { ...readable, fields: null },
  { ...readable, fields: 'password' },
  { ...readable, fields: { password: 8 } },
])('what the schema refuses is not read either: %j', (body) => {
  expect(v.is(wireError, body)).toBe(false)
  expect(readWireError(body)).toBeNull()
})
