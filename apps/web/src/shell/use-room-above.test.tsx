// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRoomAbove } from './use-room-above.ts'

/** What observes sizes, as the browser has it: the test says when one has changed. */
class Sizes {
  static last: Sizes | undefined
  readonly seen = new Set<Element>()
  readonly changed: () => void
  constructor(changed: () => void) {
    this.changed = changed
    Sizes.last = this
  }
  observe(element: Element) {
    this.seen.add(element)
  }
  disconnect() {
    this.seen.clear()
  }
}

let top = 120
beforeEach(() => {
  top = 120
  vi.stubGlobal('ResizeObserver', Sizes)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function offset(this: HTMLElement) {
    return this.tagName === 'MAIN' ? top : 20
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Frame({ isBannerShown }: { isBannerShown: boolean }) {
  const content = useRoomAbove()
  return (
    <div>
      <header>Balk</header>
      {isBannerShown && <aside>Bericht</aside>}
      <main ref={content} />
    </div>
  )
}

const room = () => screen.getByRole('main').style.getPropertyValue('--room-above')
const seen = () => [...(Sizes.last?.seen ?? [])].map(({ tagName }) => tagName)

test('a screen knows how much stands above it, also after that has changed its size', () => {
  render(<Frame isBannerShown={false} />)
  expect(room()).toBe('100px')
  expect(seen()).toEqual(['HEADER'])
  top = 90
  Sizes.last?.changed()
  expect(room()).toBe('70px')
})

test('a banner that comes is reckoned with, and watched; one that went is not', async () => {
  const { rerender } = render(<Frame isBannerShown={false} />)
  top = 160
  await act(async () => rerender(<Frame isBannerShown />))
  await vi.waitFor(() => expect(room()).toBe('140px'))
  expect(seen()).toEqual(['HEADER', 'ASIDE'])
  top = 120
  await act(async () => rerender(<Frame isBannerShown={false} />))
  await vi.waitFor(() => expect(room()).toBe('100px'))
  expect(seen()).toEqual(['HEADER'])
})

test('a frame that is left watches nothing any more', () => {
  const stop = vi.spyOn(MutationObserver.prototype, 'disconnect')
  const { unmount } = render(<Frame isBannerShown />)
  unmount()
  expect(seen()).toEqual([])
  expect(stop).toHaveBeenCalledOnce()
})
