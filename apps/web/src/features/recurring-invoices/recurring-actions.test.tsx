// @vitest-environment happy-dom
import type { RecurringInvoice } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../app/transport/api.ts'
import { showActions, shownButtons } from '../../testing/show-actions.tsx'
import { useRecurringActions } from './recurring-actions.tsx'

const block = vi.hoisted(() => ({ now: null as null | undefined }))
vi.mock(import('../../app/session/use-write-block.ts'), () => ({ useWriteBlock: () => block.now }))

beforeEach(() => void vi.spyOn(toast, 'success').mockReturnValue(''))
afterEach(() => {
  cleanup()
  block.now = null
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const running: Partial<RecurringInvoice> = {
  id: 4,
  version: 2,
  status: 'active',
  cancellation: null,
  serviceUntil: null,
}
const cancellation = { at: 1_790_000_000, reason: '' }

/** The buttons of the header, and those of the notice above `layers`. */
function show(changes: Partial<RecurringInvoice>) {
  const recurring = { ...running, ...changes } as RecurringInvoice
  return showActions(
    () => {
      const { answers, ...deeds } = useRecurringActions({ administrationId: 1, recurring, onChanged: () => {} })
      return { ...deeds, more: [], layers: <div data-testid="notice">{answers}</div> }
    },
    () => Response.json({ version: 3 }),
  )
}
const inNotice = () =>
  [...document.querySelectorAll('[data-testid=notice] button')].map(({ textContent }) => textContent)

test('one that runs is paused to be changed, or ended', () => {
  show({})
  expect(shownButtons()).toEqual(['Beëindigen', 'Pauzeren en wijzigen'])
})

test('until it is known whether it may be pressed the main button has the very place it will have', () => {
  const placeOf = () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Pauzeren en wijzigen',
    )
    return button?.parentElement?.cloneNode(false)
  }
  show({ cancellation })
  const known = placeOf()
  cleanup()
  block.now = undefined
  show({ cancellation })
  expect(placeOf()).toEqual(known)
})

test('where its customer wants to stop, the notice that says so has both answers', async () => {
  const { sent, press } = show({ cancellation })
  expect(shownButtons()).toEqual(['Pauzeren en wijzigen', 'Beëindigen', 'Laten doorlopen'])
  expect(inNotice()).toEqual(['Beëindigen', 'Laten doorlopen'])
  await press('Laten doorlopen')
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('De herhaalfactuur loopt door'))
  expect(sent).toMatchObject([{ body: { version: 2 } }])
})

test('of a consumer, who stops by law, it is seen alone', () => {
  show({ cancellation, serviceUntil: '2026-12-31' })
  expect(inNotice()).toEqual(['Opzegging gezien'])
})
