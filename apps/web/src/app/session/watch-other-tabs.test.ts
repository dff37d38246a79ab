import { expect, test } from 'vitest'
import { decodeReturnTarget } from './return-target.ts'
import { targetAfterChange } from './watch-other-tabs.ts'

test('after signing out elsewhere a tab goes to the login page, and back to where it was', () => {
  const url = new URL(targetAfterChange(7, null, '/v2/administrations/3/bank?state=x') ?? '', 'https://klopt.test')
  expect(url.pathname).toBe('/v2/authenticate')
  expect(decodeReturnTarget(url.searchParams.get('r') ?? '')).toBe('/v2/administrations/3/bank?state=x')
})

test('after somebody else signed in a tab starts afresh', () => {
  expect(targetAfterChange(7, 8, '/v2/administrations/3/bank')).toBe('/start')
})

test('nothing changes for a tab of the same user, or of nobody', () => {
  expect(targetAfterChange(7, 7, '/v2')).toBe(null)
  expect(targetAfterChange(null, 7, '/v2/authenticate')).toBe(null)
  expect(targetAfterChange(null, null, '/v2/authenticate')).toBe(null)
})
