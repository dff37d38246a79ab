import { composeStories } from '@storybook/react-vite'
import type { CDPSession } from '@vitest/browser-playwright'
import type { ComponentType } from 'react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })

/** Half of 44, less what rounding takes. */
const REACH_PX = 21.5
const PRESSED =
  'button:enabled, a[href], input:enabled:not([type=hidden]), textarea:enabled, select:enabled, summary, [role=tab], [role=option], [role=menuitem]'

const touch = async (enabled: boolean) => {
  const session: CDPSession = cdp()
  await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })
}
beforeAll(() => touch(true))
beforeEach(() => page.viewport(390, 844))
afterAll(() => touch(false))

test('the browser says that it is touched, or nothing below would be seen', () => {
  expect(matchMedia('(pointer: coarse)').matches).toBe(true)
})

for (const [path, file] of Object.entries(files)) {
  const stories = composeStories(file) as Record<string, ComponentType>
  for (const [name, Story] of Object.entries(stories)) {
    test(`${path.slice(3)}: ${name} has 44 px for a finger, whatever is pressed`, async () => {
      // Away from the edges of the screen, where a finger has no place.
      const { container } = await render(
        <div style={{ paddingBlock: 60 }}>
          <Story />
        </div>,
      )
      await expect.poll(() => tooSmall(container)).toEqual([])
    })
  }
}

/** What a finger of 44 px, put in its middle, would miss above or below. */
function tooSmall(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>(PRESSED)].flatMap((element) => {
    const target = targetOf(element)
    target.scrollIntoView({ block: 'center', inline: 'center' })
    const { x, y, width, height } = target.getBoundingClientRect()
    if (width < 4 || height < 4 || isInText(target)) return []
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    const hits = (dy: number) => {
      const hit = document.elementFromPoint(middleX, middleY + dy)
      return (
        hit !== null &&
        (target.contains(hit) || hit.contains(target) || hit.closest('label') === element.closest('label'))
      )
    }
    if (!hits(0) || (hits(-REACH_PX) && hits(REACH_PX))) return []
    return [
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 30)} ${Math.round(height)}`,
    ]
  })
}

/** A box that is ticked is pressed by its label. */
const targetOf = (element: HTMLElement): HTMLElement => element.closest('label') ?? element

/** A link in a sentence is as high as its line (WCAG 2.5.8 leaves those out). */
const isInText = (element: HTMLElement): boolean => getComputedStyle(element).display === 'inline'
