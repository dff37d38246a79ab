import { contract } from '@klopt/api-client/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { actingUserIn, actingUserOf, forgetRoleOutside, selectRole } from './acting-as.ts'
import { query } from '../transport/api.ts'
import { api } from '../transport/calls.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
const sent: Headers[] = []
vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
  sent.push(new Headers(headers))
  return Response.json([])
})
const bookkeeper = { administrationId: 4, userId: 9, permissions: ['ACCOUNTING'], type: 'FINANCIAL_PLANNER' } as const
const inside = { params: { administrationId: 4 } }
const outside = { params: { administrationId: 5 } }

beforeEach(() => {
  selectRole({ ...bookkeeper, permissions: [...bookkeeper.permissions] })
  sent.length = 0
})

test('every call of the administration says as whom it is made, and no call of another one does', async () => {
  await api.call(contract.bank.books, inside)
  await api.call(contract.documents.renewInbox, inside)
  await api.call(contract.bank.books, outside)
  await api.call(contract.users.me, { query: {} })
  expect(sent.map((headers) => headers.get('X-Acting-As'))).toEqual(['9', '9', null, null])
})

test('who there is to choose from is asked with one’s own eyes', () => {
  expect(actingUserOf(contract.administrations.roles, inside.params)).toBe(null)
})

test('what one sees as somebody is kept apart from what one sees oneself', () => {
  const asBookkeeper = query(contract.bank.books, inside).queryKey
  const elsewhere = query(contract.bank.books, outside).queryKey
  selectRole(null)
  expect(query(contract.bank.books, inside).queryKey).not.toEqual(asBookkeeper)
  expect(query(contract.bank.books, outside).queryKey).toEqual(elsewhere)
})

test('a role of another administration is forgotten on entering, one of this administration stays', () => {
  forgetRoleOutside(4)
  expect(actingUserIn(4)).toBe(9)
  forgetRoleOutside(5)
  expect(stored.size).toBe(0)
})
