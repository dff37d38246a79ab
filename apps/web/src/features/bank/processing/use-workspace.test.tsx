// @vitest-environment happy-dom
import { must } from '@klopt/bookkeeping/money'
import type { Suggestion } from '@klopt/api-client/contract'
import { toast } from '@klopt/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../app/transport/api.ts'
import { WithQueries } from '../../../testing/with-queries.tsx'
import { readBankSearch } from '../bank-search.ts'
import { SEARCH_FIELD_ID } from './bank-toolbar.tsx'
import { CHOICE_FIELD_ID } from './line-form.tsx'
import { useWorkspace, type Workspace } from './use-workspace.ts'

beforeEach(() => {
  vi.spyOn(toast, 'success').mockReturnValue('')
  vi.spyOn(toast, 'warning').mockReturnValue('')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const isSo = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })
const office = { id: 3, number: '4100', name: 'Kantoorkosten', rgsCode: null, active: true }
const toOffice: Suggestion = {
  kind: 'rule',
  certainty: 'certain',
  reasons: ['rule'],
  items: [],
  differenceCents: 0,
  differenceKind: null,
  accountId: office.id,
  vatCode: null,
  rule: null,
  bookings: [],
  transfer: null,
  isReturn: false,
  label: 'Kantoorkosten',
}
const booking = { type: 'BOOKING', origins: ['ADMINISTRATION_ROLE'] }
const me = { id: 9, administrations: [{ id: 4, subscription: { type: 'ZZP', current_period: null, ends_on: null } }] }
const lineOf = (id: number, processed = false) => ({
  id,
  version: 1,
  amountCents: -12_100,
  counterpartyName: `Naam ${id}`,
  counterpartyIban: 'NL91ABNA0417164300',
  description: '',
  processed,
  best: null,
})

interface Books {
  readonly ids?: readonly number[]
  readonly permissions?: readonly object[]
  readonly suggestions?: readonly Suggestion[]
}

/** The lines of a bank book on the screen, each with what is proposed for it; and what was written. */
async function working({ ids = [1, 2], permissions = [booking], suggestions = [toOffice] }: Books = {}) {
  const booked = new Set<number>()
  const written: { what: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    const { pathname: path } = new URL(address, 'https://klopt.test')
    if (method === 'POST') {
      const [id, what] = path.split('/').slice(-2)
      if (what === 'process') booked.add(Number(id))
      else booked.delete(Number(id))
      written.push({ what: `${id}/${what}`, body: JSON.parse(body as string) })
      return Response.json({ id: Number(id), version: 2 })
    }
    if (path.endsWith('/users/me')) return Response.json(me)
    const waiting = ids.filter((id) => !booked.has(id)).map((id) => lineOf(id))
    if (path.endsWith('/bank/transactions'))
      return Response.json({ items: waiting, nextCursor: null, waiting: waiting.length, certain: 0 })
    const id = /bank\/transactions\/(\d+)$/.exec(path)?.[1]
    if (id !== undefined) return Response.json({ ...lineOf(Number(id)), suggestions })
    return Response.json(path.includes('ccounts') ? [office] : { permissions })
  })
  const seen = vi.fn<(state: Workspace) => void>()
  const onLast = vi.fn()
  function Screen() {
    const list = useRef<HTMLTableElement>(null)
    const state = useWorkspace({ administrationId: 4, journalId: 2, search: readBankSearch({}), list, onLast })
    const { lines, line } = state
    useEffect(() => seen(state))
    return (
      <>
        <input id={SEARCH_FIELD_ID} aria-label="Zoeken" />
        <input id={CHOICE_FIELD_ID} aria-label="Waarop" />
        <table ref={list}>
          <tbody>
            {lines.lines.map(({ id }) => (
              <tr key={id} tabIndex={-1} aria-current={id === line?.id} data-testid={id}>
                <td>{id}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )
  }
  render(<Screen />, { wrapper: WithQueries })
  const now = () => must(seen.mock.lastCall, 'the screen')[0]
  await isSo(() => {
    expect(now().line?.id).toBe(ids[0])
    expect(now().chosen.isReady).toBe(true)
    expect(now().writeBlock).toBe(permissions.length > 0 ? null : 'permission')
  })
  const press = (key: string, more: object = {}) =>
    act(async () => void fireEvent.keyDown(document.body, { key, ...more }))
  return { now, press, written, onLast }
}

const focused = () => document.activeElement

test('Enter books what is proposed, and the focus goes on with the next line', async () => {
  const { now, press, written, onLast } = await working()
  await press('Enter')
  await isSo(() => expect(now().line?.id).toBe(2))
  expect(written).toMatchObject([{ what: '1/process', body: { version: 1, createRule: false } }])
  expect(toast.success).toHaveBeenCalledWith(expect.stringContaining('Kantoorkosten'), expect.anything())
  await isSo(() => expect(focused()).toBe(screen.getByTestId(2)))
  expect(onLast).not.toHaveBeenCalled()
})

test('after the last line there is nothing to go on with, which is said', async () => {
  const { press, onLast } = await working({ ids: [1] })
  await press('Enter')
  await isSo(() => expect(onLast).toHaveBeenCalledOnce())
})

test('what was booked is taken back by Ctrl and Z, is chosen again, and its draft is a new one', async () => {
  const { now, press, written } = await working({ ids: [1, 2, 3] })
  await press('s')
  await press('Enter')
  await isSo(() => expect(now().line?.id).toBe(2))
  await isSo(() => expect(now().booking.isBusy).toBe(false))
  await press('ArrowDown')
  expect(now().line?.id).toBe(3)
  await press('z', { ctrlKey: true })
  await isSo(() => expect(now().line?.id).toBe(1))
  expect(written.at(-1)).toEqual({ what: '1/undo', body: { version: 2 } })
  expect(now().chosen.draft.isSplit).toBe(false)
  await isSo(() => expect(focused()).toBe(screen.getByTestId(1)))
})

test('arrows move the choice and the focus along the lines', async () => {
  const { now, press } = await working()
  await press('ArrowDown')
  expect(now().line?.id).toBe(2)
  expect(focused()).toBe(screen.getByTestId(2))
  await press('ArrowUp')
  expect(now().line?.id).toBe(1)
  expect(focused()).toBe(screen.getByTestId(1))
})

test('where nothing is chosen Enter asks for it at the field, and sends nothing', async () => {
  const { now, press, written } = await working({ suggestions: [] })
  expect(now().isAttempted).toBe(false)
  await press('Enter')
  expect(now().isAttempted).toBe(true)
  expect(focused()).toBe(screen.getByLabelText('Waarop'))
  expect(written).toEqual([])
})

test('S divides a line and puts it together again, with the focus where one chooses', async () => {
  const { now, press } = await working()
  await press('s')
  expect(now().chosen.draft.isSplit).toBe(true)
  expect(focused()).toBe(screen.getByLabelText('Waarop'))
  act(() => screen.getByLabelText('Waarop').blur())
  await press('s')
  expect(now().chosen.draft.isSplit).toBe(false)
})

test('R has a rule made of the booking, and a second R not', async () => {
  const { now, press, written } = await working()
  await press('r')
  expect(now().chosen.draft.createsRule).toBe(true)
  await press('r')
  expect(now().chosen.draft.createsRule).toBe(false)
  await press('r')
  await press('Enter')
  await isSo(() => expect(written).toMatchObject([{ body: { createRule: true } }]))
})

test('a line that is divided, or has nothing chosen, makes no rule', async () => {
  const { now, press } = await working({ suggestions: [] })
  await press('r')
  expect(now().chosen.draft.createsRule).toBe(false)
})

test('/ goes to the search field', async () => {
  const { press } = await working()
  await press('/')
  expect(focused()).toBe(screen.getByLabelText('Zoeken'))
})

test('who may not book moves through the lines, and no key changes anything', async () => {
  const { now, press, written } = await working({ permissions: [] })
  for (const key of ['Enter', 's', 'r']) await press(key)
  await press('z', { ctrlKey: true })
  expect(now().chosen.draft).toMatchObject({ isSplit: false, createsRule: false })
  expect(now().isAttempted).toBe(false)
  expect(toast.warning).not.toHaveBeenCalled()
  await press('ArrowDown')
  expect(now().line?.id).toBe(2)
  expect(written).toEqual([])
})
