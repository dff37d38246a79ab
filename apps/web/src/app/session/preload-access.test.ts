import { contract } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { aUser } from '../../testing/a-user.ts'
import { query, queryClient } from '../transport/api.ts'
import { preloadAccess } from './require-entry.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const user = aUser()
const preload = () => preloadAccess({ user }, { administrationId: 4 })
const known = () =>
  queryClient.getQueryData(
    query(contract.users.administrationAccess, { params: { administrationId: 4, userId: 9 } }).queryKey,
  )

test('what a user may do is known before a screen of the administration is drawn', async () => {
  const permissions = [{ type: 'BOOKING', origins: ['ADMINISTRATION_ROLE'] }]
  vi.stubGlobal('fetch', async () => Response.json({ permissions }))
  await preload()
  expect(known()).toMatchObject({ permissions })
})

test('a server that refuses or is away keeps nobody from the frame, which says so', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: 'Nee' }, { status: 503 }))
  await expect(preload()).resolves.toBeUndefined()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(preload()).resolves.toBeUndefined()
  expect(known()).toBeUndefined()
})
