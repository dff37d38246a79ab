import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from './axe.ts'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })

for (const [path, file] of Object.entries(files)) {
  const stories = composeStories(file) as Record<string, ComponentType>
  for (const [name, Story] of Object.entries(stories)) {
    test(`${path.slice(3)}: ${name} shows without a fault and is clean for axe in every theme`, async () => {
      const { container } = await render(<Story />)
      expect(container.childElementCount + document.querySelectorAll('dialog, [popover]').length).toBeGreaterThan(0)
      await expectAccessible()
    })
  }
}
