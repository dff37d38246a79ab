import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Modal } from '../modal/modal.tsx'
import { findElement } from '../overlay/find-element.ts'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { overlays } from '../overlay/overlays.ts'
import { expectAccessible } from '../testing/axe.ts'
import { Trash2 } from 'lucide-react'
import { Tooltip } from './tooltip.tsx'

const text = 'Alleen de hoofdgebruiker kan de toestemming wijzigen'
const isShown = () => findElement('#klopt-tooltip').matches(':popover-open')

beforeEach(async () => {
  await userEvent.hover(document.documentElement, { position: { x: 2, y: 500 } })
})
afterEach(() => {
  vi.useRealTimers()
})

async function setUp() {
  const screen = await render(
    <StrictMode>
      <Tooltip content={text}>
        <Button>Toestemming</Button>
      </Tooltip>
      <Button>Ernaast</Button>
      <OverlayHost />
    </StrictMode>,
  )
  return { screen, trigger: screen.getByRole('button', { name: 'Toestemming' }) }
}

test('shows 100 ms after the pointer arrives, and not before', async () => {
  const { trigger } = await setUp()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  trigger.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  vi.advanceTimersByTime(99)
  expect(isShown()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isShown()).toBe(true)
})

test('shows on hover, describes its trigger, stays while it is hovered itself, and goes', async () => {
  const { screen, trigger } = await setUp()
  await userEvent.hover(trigger)
  await expect.poll(isShown).toBe(true)
  await expect.element(trigger).toHaveAccessibleDescription(text)
  expect(findElement('#klopt-tooltip').hasAttribute('aria-hidden')).toBe(false)
  await expectAccessible()
  await userEvent.hover(findElement('#klopt-tooltip'))
  expect(isShown()).toBe(true)
  await userEvent.hover(screen.getByRole('button', { name: 'Ernaast' }))
  await expect.poll(isShown).toBe(false)
  await expect.element(trigger).not.toHaveAttribute('aria-describedby')
})

test('names a key that works there, and takes it away where there is none', async () => {
  const screen = await render(
    <>
      <Tooltip content="9 boekingen" keyHint="Enter opent">
        <Button>11.047,00</Button>
      </Tooltip>
      <Tooltip content="Zonder toets">
        <Button>0,00</Button>
      </Tooltip>
      <OverlayHost />
    </>,
  )
  await userEvent.hover(screen.getByRole('button', { name: '11.047,00' }))
  await expect.poll(isShown).toBe(true)
  expect(findElement('#klopt-tooltip kbd').textContent).toBe('Enter')
  await expect.element(screen.getByText('opent')).toBeVisible()
  await userEvent.hover(screen.getByRole('button', { name: '0,00', exact: true }))
  await expect.poll(() => findElement('#klopt-tooltip').firstElementChild?.textContent).toBe('Zonder toets')
  await expect.element(screen.getByText('opent')).not.toBeVisible()
})

test('shows on keyboard focus, with the description at once', async () => {
  const { trigger } = await setUp()
  await userEvent.keyboard('{Tab}')
  await expect.element(trigger).toHaveFocus()
  await expect.element(trigger).toHaveAccessibleDescription(text)
  await expect.poll(isShown).toBe(true)
  await userEvent.keyboard('{Tab}')
  await expect.poll(isShown).toBe(false)
})

test('Escape dismisses it and nothing else, and it stays away', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <>
      <Modal open onClose={onClose} title="Titel">
        <Tooltip content={text}>
          <Button>Toestemming</Button>
        </Tooltip>
      </Modal>
      <OverlayHost />
    </>,
  )
  await userEvent.hover(screen.getByRole('button', { name: 'Toestemming' }))
  await expect.poll(isShown).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(isShown()).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('is at most 400 px wide and six lines high', async () => {
  const screen = await render(
    <>
      <Tooltip content={'Een lange opmerking die doorgaat. '.repeat(40)}>
        <Button>Lang</Button>
      </Tooltip>
      <OverlayHost />
    </>,
  )
  await userEvent.hover(screen.getByRole('button'))
  await expect.poll(isShown).toBe(true)
  expect(findElement('#klopt-tooltip').getBoundingClientRect().width).toBeLessThanOrEqual(400)
  expect(findElement('#klopt-tooltip span').getBoundingClientRect().height).toBeLessThanOrEqual(6 * 20)
})

test('tells why a disabled control is disabled, with the keyboard too', async () => {
  const screen = await render(
    <>
      <Tooltip content={text} forDisabled>
        <Button disabled>Toestemming</Button>
      </Tooltip>
      <OverlayHost />
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('group')).toHaveAccessibleDescription(text)
  await expect.poll(isShown).toBe(true)
})

test('one element serves every tooltip, and only the one that is shown is kept in place', async () => {
  const screen = await render(
    <>
      {['Een', 'Twee', 'Drie'].map((name) => (
        <Tooltip key={name} content={`Uitleg bij ${name}`}>
          <Button>{name}</Button>
        </Tooltip>
      ))}
      <OverlayHost />
    </>,
  )
  for (const name of ['Een', 'Twee', 'Drie']) {
    await userEvent.hover(screen.getByRole('button', { name }))
    await expect.poll(() => findElement('#klopt-tooltip').textContent).toBe(`Uitleg bij ${name}`)
    await expect.poll(isShown).toBe(true)
    expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1)
    expect(overlays.getLayers().map(({ kind }) => kind)).toEqual(['tooltip'])
  }
})

test('does not say the name of an icon twice', async () => {
  const screen = await render(
    <>
      <Tooltip content="Verwijderen">
        <IconButton icon={Trash2} label="Verwijderen" />
      </Tooltip>
      <OverlayHost />
    </>,
  )
  await userEvent.hover(screen.getByRole('button'))
  await expect.poll(isShown).toBe(true)
  await expect.element(screen.getByRole('button')).not.toHaveAttribute('aria-describedby')
  // Its words would stand outside every landmark of the page, and say nothing new.
  expect(findElement('#klopt-tooltip').getAttribute('aria-hidden')).toBe('true')
})

test('follows a text that changes, and goes with a trigger that goes', async () => {
  function Copy() {
    const [step, setStep] = useState(0)
    return step > 1 ? null : (
      <Tooltip content={step === 0 ? 'Kopieer' : 'Gekopieerd'}>
        <button type="button" onClick={() => setStep(step + 1)}>
          IBAN
        </button>
      </Tooltip>
    )
  }
  const screen = await render(
    <>
      <Copy />
      <OverlayHost />
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.poll(isShown).toBe(true)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => findElement('#klopt-tooltip').textContent).toBe('Gekopieerd')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('IBAN')).not.toBeInTheDocument()
  await expect.poll(isShown).toBe(false)
  expect(overlays.getLayers()).toEqual([])
})

test('a thousand of them add no listener and one attribute each', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => index)
  const onDocument = vi.spyOn(EventTarget.prototype, 'addEventListener')
  await render(
    <>
      {rows.map((row) => (
        <Tooltip key={row} content={`Opmerking ${row}`}>
          <button type="button">Knop {row}</button>
        </Tooltip>
      ))}
    </>,
  )
  const onButtons = onDocument.mock.contexts.filter((target) => target instanceof HTMLButtonElement)
  onDocument.mockRestore()
  expect(onButtons).toHaveLength(0)
  expect(document.querySelectorAll('button[data-klopt-tooltip]')).toHaveLength(1000)
})
