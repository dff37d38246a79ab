import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { idParams, readId, subjectParams } from './id-params.ts'

const { parse, stringify } = idParams('contactId')

test('an id of an address is a number for the screen, and the same address again', () => {
  expect(parse({ contactId: '42' })).toEqual({ contactId: 42 })
  expect(stringify({ contactId: 42 })).toEqual({ contactId: '42' })
})

test('each of several ids is read, and nothing else of the address', () => {
  const params = idParams('administrationId', 'invitationId')
  const texts = { administrationId: '7', invitationId: '8', other: '9' }
  expect(params.parse(texts)).toEqual({ administrationId: 7, invitationId: 8 })
})

test.each(['', '0', '-1', '1.5', '1e3', '007', ' 7', '7 ', 'new', '1'.repeat(16), '٣'])(
  'an address that says %j names no row: there is no such page',
  (text) => {
    let thrown: unknown
    try {
      readId(text)
    } catch (error) {
      thrown = error
    }
    expect(isNotFound(thrown)).toBe(true)
  },
)

test('what does not exist yet has an address too', () => {
  const subject = subjectParams('invoiceId')
  expect(subject.parse({ invoiceId: 'new' })).toEqual({ invoiceId: 'new' })
  expect(subject.parse({ invoiceId: '42' })).toEqual({ invoiceId: 42 })
  expect(subject.stringify({ invoiceId: 'new' })).toEqual({ invoiceId: 'new' })
})

test('the largest id that an address takes is still exact', () => {
  expect(readId('9'.repeat(15))).toBe(999_999_999_999_999)
})
