// @vitest-environment happy-dom
import { contract } from '@klopt/api-client/contract'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readStored, writeStored } from '../storage.ts'
import { cacheOwner, query, queryClient, setCacheOwner } from '../transport/api.ts'
import { api } from '../transport/calls.ts'
import { useKeepInput } from './kept-input.ts'
import { decodeReturnTarget } from './return-target.ts'
import { guardSession, targetAfter } from './session-guard.ts'

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

describe('a call that is refused', () => {
  const params = { administrationId: 4, contactId: 9 }
  const contact = query(contract.contacts.get, { params })
  const ofOther = query(contract.contacts.get, { params: { ...params, administrationId: 5 } })
  const here = '/v2/administrations/4/contacts/9'
  const navigate = vi.fn(async () => {})
  guardSession({ navigate, state: { location: { pathname: here, href: here } } })

  beforeEach(() => {
    navigate.mockClear()
    setCacheOwner(7)
    writeStored('kept-input', null)
    for (const { queryKey } of [contact, ofOther]) queryClient.setQueryData([...queryKey], { name: 'Bakkerij Smit' })
  })
  afterEach(() => vi.unstubAllGlobals())

  /** Any call that the server refuses so. */
  async function refused(status: number, code: number): Promise<void> {
    vi.stubGlobal('fetch', async () => Response.json({ code, message: 'Nee' }, { status }))
    await expect(api.call(contract.contacts.get, { params })).rejects.toMatchObject({ status })
  }

  const seen = () => [contact, ofOther].map(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined)

  test('a session that ended takes along what was seen, keeps what was typed, and leads to the login page unasked', async () => {
    renderHook(() => useKeepInput('contact', () => ({ name: 'Bakkerij de Vries' })))
    await refused(401, 2006)
    expect(cacheOwner()).toBeNull()
    expect(seen()).toEqual([false, false])
    expect(readStored('kept-input')).toMatchObject({
      userId: 7,
      inputs: { '/#contact': { name: 'Bakkerij de Vries' } },
    })
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        href: expect.stringContaining('/v2/authenticate?'),
        replace: true,
        ignoreBlocker: true,
      }),
    )
  })

  test('access that ended takes along the books of that customer alone, and asks about what was typed', async () => {
    await refused(403, 3023)
    await vi.waitFor(() => expect(seen()).toEqual([false, true]), { timeout: 10_000 })
    expect(cacheOwner()).toBe(7)
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ href: expect.stringContaining('/access?'), ignoreBlocker: false }),
    )
  })

  test('any other refusal leaves all as it is', async () => {
    await refused(422, 90_001)
    expect(cacheOwner()).toBe(7)
    expect(seen()).toEqual([true, true])
    expect(navigate).not.toHaveBeenCalled()
  })
})
