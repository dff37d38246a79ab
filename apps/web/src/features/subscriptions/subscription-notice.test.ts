import type { AdministrationEntry } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { noticeOf } from './subscription-notice.ts'

type Type = AdministrationEntry['subscription']['type']
const notice = (type: Type, end: string | null = null) =>
  noticeOf({ type, current_period: end === null ? null : { end }, active_component: null, ends_on: null }, '2026-11-21')
const readOnly = { isReadOnly: true, text: 'Je kunt alles bekijken, maar niets wijzigen.' }

test('a trial is told from thirty days before its end, and that nothing can be changed once it is over', () => {
  expect(notice('TRIAL', '2026-12-21')).toBeNull()
  expect(notice('TRIAL', '2026-12-20')).toMatchObject({
    isReadOnly: false,
    title: 'Proefabonnement verloopt over 29 dagen',
  })
  expect(notice('TRIAL', '2026-11-21')).toMatchObject({ isReadOnly: false, title: 'Proefabonnement verloopt vandaag' })
  expect(notice('TRIAL', '2026-11-20')).toEqual({ ...readOnly, title: 'Proefabonnement is verlopen' })
  expect(notice('TRIAL')).toEqual({ ...readOnly, title: 'Proefabonnement is verlopen' })
})

test('the grace period and having no subscription are told; a plan is not', () => {
  expect(notice('GRACE_PERIOD')).toEqual({ ...readOnly, title: 'Je abonnement is gestopt' })
  expect(notice('NONE')).toEqual({ ...readOnly, title: 'Je hebt geen abonnement' })
  for (const type of ['ZZP', 'MKB', 'PRESTARTER', 'REWARD'] as const) expect(notice(type, '2026-11-22')).toBeNull()
})
