import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../../examples/*.stories.tsx', { eager: true })
const screens = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(composeStories(file) as Record<string, ComponentType>).map(
    ([name, Story]) => [`${path.split('/').at(-1)}: ${name}`, Story] as const,
  ),
)
const root = document.documentElement

afterEach(async () => {
  root.style.fontSize = ''
  await page.viewport(1280, 800)
})

describe.each(screens)('%s', (_name, Story) => {
  test.each([
    ['at 200% on 1280 px, which is 640 px', 640, 400],
    ['at 400% on 1280 px, which is 320 px', 320, 256],
  ])('%s, has nothing to scroll sideways', async (_zoom, width, height) => {
    await page.viewport(width, height)
    await render(<Story />)
    expect(root.scrollWidth).toBeLessThanOrEqual(width)
  })

  test('with letters twice as large has nothing to scroll sideways', async () => {
    root.style.fontSize = '200%'
    await render(<Story />)
    expect(root.scrollWidth).toBeLessThanOrEqual(1280)
  })
})
