import { expect, test } from 'vitest'
import { decodeReturnTarget } from './return-target.ts'
import { targetAfter } from './session-guard.ts'

test('a 401 leads to the login page and back to where the user was', () => {
  const target = targetAfter(
    { code: 2006, status: 401 },
    '/v2/administrations/3/bank',
    '/v2/administrations/3/bank?state=waiting',
  )
  const url = new URL(target ?? '', 'https://klopt.test')
  expect(url.pathname).toBe('/v2/authenticate')
  expect(url.searchParams.get('message')).toBe('session_invalid')
  expect(decodeReturnTarget(url.searchParams.get('r') ?? '')).toBe('/v2/administrations/3/bank?state=waiting')
})

test('a 401 on the login and invitation pages stays there', () => {
  expect(targetAfter({ code: 2002, status: 401 }, '/v2/authenticate', '/v2/authenticate')).toBe(null)
  expect(targetAfter({ code: 2003, status: 401 }, '/v2/administrations/3/invitations/x', '')).toBe(null)
})

test('an expired or invalid customer link leads to the page that asks for a new one', () => {
  for (const code of [204000, 204001]) {
    expect(targetAfter({ code, status: 401 }, '/v2/customer-dashboard/abc/invoices', '')).toBe(
      '/v2/customer-dashboard/abc/request',
    )
  }
})

test('3022 and 3023 lead to the access screen of what was asked for', () => {
  expect(targetAfter({ code: 3022, status: 403 }, '/v2/firms/8', '/v2/firms/8')).toBe(
    '/v2/admin/firms/8/access?redirect-url=%2Fv2%2Ffirms%2F8',
  )
  expect(targetAfter({ code: 3023, status: 403 }, '/v2/administrations/4/bank', '/x')).toBe(
    '/v2/admin/administrations/4/access?redirect-url=%2Fx',
  )
  expect(targetAfter({ code: 3023, status: 403 }, '/v2/admin', '/v2/admin')).toBe(
    '/v2/admin/access?redirect-url=%2Fv2%2Fadmin',
  )
})

test('the page that asks for a new customer link and the access screens show their own errors', () => {
  expect(targetAfter({ code: 204000, status: 401 }, '/v2/customer-dashboard/abc/request', '')).toBe(null)
  for (const path of ['/v2/admin/access', '/v2/admin/firms/8/access', '/v2/admin/administrations/4/access']) {
    expect(targetAfter({ code: 3023, status: 403 }, path, path)).toBe(null)
  }
})

test('other errors lead nowhere', () => {
  expect(targetAfter({ code: 90001, status: 422 }, '/v2/administrations/4/bank', '')).toBe(null)
})
