import type { AdministrationEntry, RoleEntry } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import type { CurrentUser } from '../../app/session/session.ts'
import { administrationLists } from './administration-rows.ts'

type SubscriptionType = AdministrationEntry['subscription']['type']

interface Given {
  type?: SubscriptionType
  end?: string | null
  isMainUser?: boolean
  left?: boolean
  permissions?: RoleEntry['permissions']
}

const today = '2026-11-21'

function userWith(...given: Given[]): CurrentUser {
  const roles = given.map(({ isMainUser = true, left = false, permissions = ['ADMIN'] }, index): RoleEntry => ({
    id: 100 + index,
    administration_id: index + 1,
    type: 'ADMINISTRATION_ROLE',
    deactivated_timestamp: left ? 1 : null,
    permissions,
    userId: 7,
    is_primary_user: isMainUser,
  }))
  const administrations = given.map(({ type = 'ZZP', end = null }, index): AdministrationEntry => ({
    id: index + 1,
    company: { name: `Bedrijf ${index + 1}` },
    is_accessible_by_klopt: false,
    subscription: {
      type,
      current_period: end === null ? null : { end },
      active_component: { subscription_type: type },
      ends_on: null,
    },
  }))
  return {
    id: 7,
    email_address: 'a@b.example',
    first_name: 'A',
    last_name: 'B',
    firm_id: null,
    last_administration_id: null,
    roles,
    administrations,
  }
}

const rowOf = (given: Given, asked = false) => {
  const notes = new Map(asked ? [[1, 'Een verwijderverzoek wordt verwerkt']] : [])
  const { active, leaving } = administrationLists(userWith(given), notes, today)
  return active[0] ?? leaving[0]
}

test('a plan is chosen here by the main user of a trial that has expired or expires within 30 days', () => {
  expect(rowOf({ type: 'TRIAL' })?.canChoosePlan).toBe(true)
  expect(rowOf({ type: 'TRIAL', end: '2026-12-20' })?.canChoosePlan).toBe(true)
  expect(rowOf({ type: 'TRIAL', end: '2026-12-21' })?.canChoosePlan).toBe(false)
  expect(rowOf({ type: 'TRIAL', isMainUser: false })?.canChoosePlan).toBe(false)
  expect(rowOf({ type: 'GRACE_PERIOD' })?.canChoosePlan).toBe(false)
})

test.each([
  ['NONE', true],
  ['PRESTARTER', true],
  ['TRIAL', true],
  ['GRACE_PERIOD', true],
  ['ZZP', false],
  ['MKB', false],
  ['REWARD', false],
] as const)('the main user can remove an administration of type %s: %s; another user never', (type, canRemove) => {
  expect(rowOf({ type })?.canRemove).toBe(canRemove)
  expect(rowOf({ type }, true)?.canRemove).toBe(false)
  expect(rowOf({ type, isMainUser: false })?.canRemove).toBe(false)
})

test('a row says its subscription, whether one is its main user, and which was opened last', () => {
  const user = { ...userWith({}, { type: 'TRIAL', isMainUser: false }), last_administration_id: 2 }
  const { active } = administrationLists(user, new Map(), today)
  expect(active.map(({ plan, isMainUser, isLast }) => [plan, isMainUser, isLast])).toEqual([
    ['zzp', true, false],
    ['proef', false, true],
  ])
})

test('everybody but the main user can leave', () => {
  expect(rowOf({})?.canLeave).toBe(false)
  expect(rowOf({ isMainUser: false })?.canLeave).toBe(true)
})

test('a removal that was asked has a list of its own and is withdrawn by the main user', () => {
  expect(rowOf({ type: 'TRIAL' }, true)).toMatchObject({
    canCancelRemoval: true,
    notes: ['Proefabonnement is verlopen', 'Een verwijderverzoek wordt verwerkt'],
  })
  expect(rowOf({ isMainUser: false }, true)?.canCancelRemoval).toBe(false)
  const ready = new Map([[1, 'Wordt verwijderd vanaf 1 december 2026']])
  const { active, leaving } = administrationLists(userWith({}, {}), ready, today)
  expect(leaving.map(({ notes }) => notes)).toEqual([['Wordt verwijderd vanaf 1 december 2026']])
  expect(active.map(({ id }) => id)).toEqual([2])
})

test('what one has left is not in the list', () => {
  expect(administrationLists(userWith({ left: true }), new Map(), today)).toEqual({
    active: [],
    examples: [],
    leaving: [],
  })
})

test('while it is not known which are asked to be removed, none can be', () => {
  const { active } = administrationLists(userWith({ type: 'TRIAL' }), undefined, today)
  expect(active.map(({ canRemove }) => canRemove)).toEqual([false])
})

test('examples stand apart: no plan, no end of a trial, and closed from within', () => {
  const user = userWith({}, { type: 'TRIAL', end: '2026-11-22' })
  const administrations = user.administrations?.map((entry) =>
    entry.id === 2 ? { ...entry, is_example: true } : entry,
  )
  const { active, examples } = administrationLists({ ...user, administrations }, new Map(), today)
  expect(active.map(({ id }) => id)).toEqual([1])
  expect(examples).toMatchObject([{ id: 2, plan: 'geen', notes: [], canChoosePlan: false, canRemove: false }])
})

test('what waits is told of running books to who keeps them, not to who writes hours there', () => {
  expect(rowOf({})?.tellsWaiting).toBe(true)
  expect(rowOf({ permissions: ['BOOKING'] })?.tellsWaiting).toBe(true)
  expect(rowOf({ permissions: ['TIME_TRACKING'] })?.tellsWaiting).toBe(false)
  expect(rowOf({ type: 'NONE' })?.tellsWaiting).toBe(false)
  expect(rowOf({}, true)?.tellsWaiting).toBe(false)
})
