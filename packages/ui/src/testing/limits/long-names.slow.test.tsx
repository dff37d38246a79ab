import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../../button/button.tsx'
import { Menu } from '../../menu/menu.tsx'
import { Modal } from '../../modal/modal.tsx'
import { findElement } from '../../overlay/find-element.ts'
import { OverlayHost } from '../../overlay/overlay-host.tsx'
import { Pane } from '../../pane/pane.tsx'
import { toast } from '../../toast/toast.ts'
import { overlays } from '../../overlay/overlays.ts'
import { drawn } from '../drawn.ts'
import { sticksOut, unreachableTexts } from '../overflow.ts'
import { specimens } from './specimens.tsx'

const words = 'Stichting Vrienden van het Nationaal Museum van Wereldculturen te Leiden en Berg'
const oneWord = 'Hottentottententententoonstellingsmakersopleidingscentrumdirecteurssecretaresse!'
const nothing = () => {}

test('the names of these tests are 80 characters', () => {
  expect([words.length, oneWord.length]).toEqual([80, 80])
})

describe.each([
  ['of words', words],
  ['without a space', oneWord],
])('a name of 80 characters %s, in 280 px', (_kind, name) => {
  test.each(Object.entries(specimens(name)))(
    '%s stays within its box and can be read whole',
    async (_component, element) => {
      await render(
        <div id="box" style={{ width: 280 }}>
          {element}
        </div>,
      )
      const box = findElement('#box')
      await drawn(box)
      expect(sticksOut(box)).toEqual([])
      expect(unreachableTexts(box)).toEqual([])
    },
  )

  test('dialogs and toasts stay within the window of a phone', async () => {
    await page.viewport(390, 844)
    for (const Dialog of [Modal, Pane]) {
      const screen = await render(
        <Dialog open onClose={nothing} title={name} footer={<Button>{name}</Button>}>
          {name}
        </Dialog>,
      )
      expect(sticksOut(findElement('dialog'))).toEqual([])
      await screen.unmount()
    }
    const screen = await render(<OverlayHost />)
    toast.error(name)
    await expect.element(screen.getByRole('listitem')).toBeVisible()
    expect(sticksOut(document.documentElement)).toEqual([])
    overlays.toasts.clear()
    await page.viewport(1280, 800)
  })
})

describe('a text that is cut off', () => {
  const isShown = () => findElement('#klopt-tooltip').matches(':popover-open')
  beforeEach(async () => {
    await userEvent.hover(document.documentElement, { position: { x: 2, y: 500 } })
  })

  test('shows whole in the tooltip on hover and on focus, and is not said twice', async () => {
    const screen = await render(
      <div style={{ width: 200 }}>
        <Button>{words}</Button>
        <OverlayHost />
      </div>,
    )
    const button = screen.getByRole('button')
    await userEvent.hover(button)
    await expect.poll(isShown).toBe(true)
    expect(findElement('#klopt-tooltip').textContent).toBe(words)
    await userEvent.hover(document.documentElement, { position: { x: 2, y: 500 } })
    await expect.poll(isShown).toBe(false)
    await userEvent.keyboard('{Tab}')
    await expect.poll(isShown).toBe(true)
    await expect.element(button).not.toHaveAttribute('aria-describedby')
  })

  test('shows whole for the item of a menu that the keyboard reached', async () => {
    const screen = await render(
      <>
        <Menu trigger={<button type="button">Acties</button>} items={[{ label: 'Kort' }, { label: words }]} />
        <OverlayHost />
      </>,
    )
    screen.getByRole('button').element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(isShown).toBe(true)
    expect(findElement('#klopt-tooltip').textContent).toBe(words)
  })

  test('has no tooltip where it fits', async () => {
    const screen = await render(
      <>
        <Button>Kort</Button>
        <OverlayHost />
      </>,
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      screen
        .getByRole('button')
        .element()
        .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      vi.advanceTimersByTime(1000)
      expect(isShown()).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })
})
