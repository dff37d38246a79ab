import { defineCall } from '@klopt/api-client/schemas'
import * as v from 'valibot'
import { administration, staff, unverifiedStaff } from '../kernel/access.ts'
import { route } from '../kernel/route.ts'
import type { TestClient } from '../testing/index.ts'

const done = v.object({ actingAs: v.nullable(v.number()) })
const write = (name: string) =>
  defineCall({
    method: 'POST',
    base: 'v2',
    path: `/administrations/{administrationId}/${name}` as '/administrations/{administrationId}/x',
    summary: 'A write',
    response: done,
  })
export const changeBooks = write('change-books')
export const changeUsers = write('change-users')
export const note = write('note')
export const readUsers = defineCall({
  method: 'GET',
  base: 'v2',
  path: '/administrations/{administrationId}/read-users',
  summary: 'A read',
  response: done,
})
export const ofStaff = defineCall({ method: 'GET', base: 'v2', path: '/staff-only', summary: 'Staff', response: done })
export const toVerify = defineCall({
  method: 'GET',
  base: 'v2',
  path: '/staff-verify',
  summary: 'Before',
  response: done,
})

const writes = (call: typeof changeBooks, permission: 'BOOKING' | 'ADMIN', allowedWhenViewing = false) =>
  route(call, {
    access: administration(permission),
    allowedWhenViewing,
    async handle({ audit, actingAsUserId }) {
      audit('change', call.path, null)
      return { actingAs: actingAsUserId }
    },
  })
/** Calls of books and of staff, as the server would have them. */
export const routes = [
  writes(changeBooks, 'BOOKING'),
  writes(changeUsers, 'ADMIN'),
  writes(note, 'BOOKING', true),
  route(readUsers, { access: administration('ADMIN'), handle: async () => ({ actingAs: null }) }),
  route(ofStaff, { access: staff, handle: async () => ({ actingAs: null }) }),
  route(toVerify, { access: unverifiedStaff, handle: async () => ({ actingAs: null }) }),
]

interface Options {
  readonly administrationId?: number
  readonly actingAs?: number | string
}
/** The code of an answer, or its status when it has none. */
export async function outcome(
  client: TestClient,
  call: { path: string; method: 'GET' | 'POST' },
  options: Options = {},
) {
  const { administrationId, actingAs } = options
  const answer = await client.send(
    call,
    { params: administrationId === undefined ? {} : { administrationId } },
    actingAs === undefined ? {} : { headers: { 'x-acting-as': String(actingAs) } },
  )
  return (answer.body as { code?: number } | null)?.code ?? answer.status
}
