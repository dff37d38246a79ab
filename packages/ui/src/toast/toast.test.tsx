import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findElement } from '../overlay/find-element.ts'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { overlays } from '../overlay/overlays.ts'
import { expectAccessible } from '../testing/axe.ts'
import { toast } from './toast.ts'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  // Somewhere no toast ever is.
  await userEvent.hover(document.documentElement, { position: { x: 2, y: 2 } })
})
afterEach(() => {
  vi.useRealTimers()
  overlays.toasts.clear()
})

const setUp = async () => {
  const screen = await render(<OverlayHost />)
  const region = screen.getByRole('region', { name: 'Meldingen' })
  const items = () => region.getByRole('listitem')
  /** The browser says what lies under the pointer with its next picture, and time goes at once in these tests. */
  const expectHovered = async (isHovered: boolean) => {
    await expect.poll(() => region.element().matches(':hover')).toBe(isHovered)
  }
  const leave = async () => {
    await userEvent.hover(document.documentElement, { position: { x: 2, y: 2 } })
    await expectHovered(false)
  }
  return { screen, items, expectHovered, leave }
}

test('the live regions are there before the first toast, and speak it', async () => {
  const { screen } = await setUp()
  const polite = screen.getByRole('log', { name: 'Meldingen' })
  const assertive = screen.getByRole('log', { name: 'Foutmeldingen' })
  const before = [polite.element(), assertive.element()]
  toast.success('Factuur verstuurd')
  toast.error('Versturen mislukt')
  await expect.element(polite).toHaveTextContent('Factuur verstuurd')
  await expect.element(assertive).toHaveTextContent('Versturen mislukt')
  expect([polite.element(), assertive.element()]).toEqual(before)
})

test('is clean for axe in all four kinds', async () => {
  const { items } = await setUp()
  toast.success('Factuur verstuurd', { action: { label: 'Bekijken', onPress: () => {} } })
  toast.warning('Er is geen verbinding')
  toast.info('De koersen zijn opgehaald')
  toast.error('Versturen mislukt')
  await expect.element(items().nth(3)).toBeVisible()
  await expectAccessible()
})

test('stands 32 px from the edge and 24 px from the next', async () => {
  const { items } = await setUp()
  toast.success('Een')
  toast.success('Twee')
  await expect.element(items().nth(1)).toBeVisible()
  const [first, second] = items()
    .elements()
    .map((item) => item.getBoundingClientRect())
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(24)
  expect(window.innerHeight - (second?.bottom ?? 0)).toBe(32)
})

test('goes after 8000 ms', async () => {
  const { items } = await setUp()
  toast.success('Bewaard')
  await expect.element(items()).toBeVisible()
  vi.advanceTimersByTime(7800)
  expect(overlays.toasts.getToasts()).toHaveLength(1)
  vi.advanceTimersByTime(200)
  expect(overlays.toasts.getToasts()).toHaveLength(0)
  await expect.element(items()).not.toBeInTheDocument()
})

test('is looked at every 200 ms, and only while there is one', async () => {
  const repeat = vi.spyOn(globalThis, 'setInterval')
  const { items } = await setUp()
  expect(repeat).not.toHaveBeenCalled()
  toast.success('Bewaard')
  await expect.element(items()).toBeVisible()
  expect(repeat.mock.calls.map(([, everyMs]) => everyMs)).toEqual([200])
  overlays.toasts.clear()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  repeat.mockRestore()
})

test('a fifth takes the place of the oldest', async () => {
  const { items } = await setUp()
  for (const text of ['Een', 'Twee', 'Drie', 'Vier', 'Vijf']) toast.success(text)
  await expect.element(items().nth(3)).toBeVisible()
  expect(
    items()
      .elements()
      .map((item) => item.querySelector('p')?.textContent),
  ).toEqual(['Twee', 'Drie', 'Vier', 'Vijf'])
})

test('waits while it is hovered, and goes on afterwards', async () => {
  const { items, expectHovered, leave } = await setUp()
  toast.success('Bewaard')
  await userEvent.hover(items())
  await expectHovered(true)
  vi.advanceTimersByTime(20_000)
  await expect.element(items()).toBeVisible()
  await leave()
  vi.advanceTimersByTime(8000)
  await expect.element(items()).not.toBeInTheDocument()
})

test('waits while something in it has focus', async () => {
  const { screen, items } = await setUp()
  toast.success('Bewaard')
  const cross = screen.getByRole('button', { name: 'Sluit notificatie' })
  await expect.element(cross).toBeVisible()
  findElement('button[aria-label="Sluit notificatie"]').focus()
  vi.advanceTimersByTime(20_000)
  await expect.element(items()).toBeVisible()
  findElement('button[aria-label="Sluit notificatie"]').blur()
  vi.advanceTimersByTime(8000)
  await expect.element(items()).not.toBeInTheDocument()
})

test('the others go on when one is closed under the pointer', async () => {
  const { screen, items, leave } = await setUp()
  toast.success('Een')
  toast.success('Twee')
  await userEvent.click(screen.getByRole('button', { name: 'Sluit notificatie' }).first())
  await expect.element(items()).toHaveTextContent('Twee')
  await leave()
  vi.advanceTimersByTime(8000)
  await expect.element(items()).not.toBeInTheDocument()
})

test('closing one with the keyboard leaves focus on the next, and at the end where it was', async () => {
  const screen = await render(
    <>
      <input aria-label="Naam" />
      <OverlayHost />
    </>,
  )
  const field = screen.getByLabelText('Naam')
  await userEvent.click(field)
  toast.success('Een')
  toast.success('Twee')
  const crosses = screen.getByRole('button', { name: 'Sluit notificatie' })
  await expect.element(crosses.nth(1)).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(crosses.first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(crosses).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
})

test('what can be taken back says so by itself', async () => {
  const undo = vi.fn()
  const { screen, items } = await setUp()
  toast.success('Regel verwijderd', { undo })
  await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(undo).toHaveBeenCalledTimes(1)
  await expect.element(items()).not.toBeInTheDocument()
})

test('an action does its work and closes its toast', async () => {
  const { screen, items } = await setUp()
  const onPress = vi.fn()
  toast.success('Regel verwijderd', { action: { label: 'Ongedaan maken', onPress } })
  await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(onPress).toHaveBeenCalledTimes(1)
  await expect.element(items()).not.toBeInTheDocument()
})

test('something that goes on is said for as long as it does, and then how it ended, in the same place', async () => {
  const { screen, items } = await setUp()
  const { promise, resolve } = Promise.withResolvers<number>()
  const returned = toast.promise(promise, {
    pending: 'Versturen…',
    success: (count) => `${count} facturen verstuurd`,
    error: 'Versturen mislukt',
  })
  toast.success('Iets anders')
  await expect.element(items().first()).toHaveTextContent('Versturen…')
  await expectAccessible()
  vi.advanceTimersByTime(20_000)
  await expect.element(items()).toHaveTextContent('Versturen…')
  const spoken = screen.getByRole('log', { name: 'Meldingen' })
  const before = spoken.element().firstElementChild
  resolve(3)
  await expect.element(items()).toHaveTextContent('3 facturen verstuurd')
  expect(await returned).toBe(3)
  await expect.element(spoken).toHaveTextContent('3 facturen verstuurd')
  // Another element: a screen reader speaks what is added and not what is changed.
  expect(spoken.element().firstElementChild).not.toBe(before)
  vi.advanceTimersByTime(8000)
  await expect.element(items()).not.toBeInTheDocument()
})

test('what went wrong is said by the reason, and interrupts', async () => {
  const { screen, items } = await setUp()
  const { promise, reject } = Promise.withResolvers<void>()
  const returned = toast.promise(promise, {
    pending: 'Versturen…',
    success: 'Verstuurd',
    error: (reason) => `Mislukt: ${reason instanceof Error ? reason.message : ''}`,
  })
  reject(new Error('geen verbinding'))
  await expect(returned).rejects.toThrow('geen verbinding')
  await expect.element(items()).toHaveTextContent('Mislukt: geen verbinding')
  await expect.element(screen.getByRole('log', { name: 'Foutmeldingen' })).toHaveTextContent('Mislukt: geen verbinding')
})

test('how something ended is said even when somebody closed that it went on', async () => {
  const { screen, items } = await setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  void toast.promise(promise, { pending: 'Versturen…', success: 'Verstuurd', error: 'Mislukt' })
  await userEvent.click(screen.getByRole('button', { name: 'Sluit notificatie' }))
  await expect.element(items()).not.toBeInTheDocument()
  resolve()
  await expect.element(items()).toHaveTextContent('Verstuurd')
})
