// @vitest-environment happy-dom
import { contract } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../transport/calls.ts'
import { guardCustomer } from './customer-guard.ts'

const page = '/v2/customer-dashboard/aaa'
const location = { pathname: page, href: page }
const navigate = vi.fn(async () => {})
guardCustomer({ navigate, state: { location } })

afterEach(() => {
  vi.unstubAllGlobals()
  navigate.mockClear()
  location.pathname = page
})

async function refused(status: number, code: number): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ code, message: 'Nee' }, { status }))
  const asked = api.call(contract.customerDashboard.get, { params: { token: 'aaa' } })
  await expect(asked).rejects.toMatchObject({ status, code })
}

test('a link that is over leads to the page that asks for a new one', async () => {
  await refused(401, 204_000)
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: `${page}/request`, replace: true, ignoreBlocker: true })
})

test('the page that asks shows what it was refused itself, and what is no matter of links leads nowhere', async () => {
  await refused(403, 204_002)
  await refused(401, 2006)
  location.pathname = `${page}/request`
  await refused(401, 204_001)
  expect(navigate).not.toHaveBeenCalled()
})
