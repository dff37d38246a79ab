import { beforeEach, expect, test } from 'vitest'
import { asLeft, forgetLeft, rememberLeft } from './left-addresses.ts'

beforeEach(forgetLeft)

test('the way back leads to a list as it was left last', () => {
  rememberLeft({ pathname: '/v2/administrations/1/contacts', href: '/v2/administrations/1/contacts?search=bakker' })
  rememberLeft({ pathname: '/v2/administrations/1/contacts', href: '/v2/administrations/1/contacts?search=kok' })
  expect(asLeft('/v2/administrations/1/contacts')).toBe('/v2/administrations/1/contacts?search=kok')
})

test('a list of other books, or one that was not seen, is as it begins', () => {
  rememberLeft({ pathname: '/v2/administrations/1/contacts', href: '/v2/administrations/1/contacts?search=bakker' })
  expect(asLeft('/v2/administrations/2/contacts')).toBe('/v2/administrations/2/contacts')
})

test('what somebody searched for is not the next one’s', () => {
  rememberLeft({ pathname: '/v2/administrations/1/tickets', href: '/v2/administrations/1/tickets?search=geheim' })
  forgetLeft()
  expect(asLeft('/v2/administrations/1/tickets')).toBe('/v2/administrations/1/tickets')
})
