import { composeStories, type Meta } from '@storybook/react-vite'
import { configure, userEvent, within } from 'storybook/test'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from './axe.ts'

type StoryFile = Parameters<typeof composeStories>[0]

/** A story as Storybook composes it: what it shows, and what is done with it when it has a `play`. */
type Composed = ComponentType & { play?: (context: Partial<PlayContext>) => Promise<void> }
type PlayContext = Parameters<NonNullable<Meta['play']>>[0]

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })

// A machine that is busy is no fault of a story.
configure({ asyncUtilTimeout: 10_000 })

for (const [path, file] of Object.entries(files)) {
  const stories = composeStories(file) as Record<string, Composed>
  for (const [name, Story] of Object.entries(stories)) {
    const does = Story.play ? 'does what it promises' : 'shows without a fault'
    test(`${path.slice(3)}: ${name} ${does} and is clean for axe in every theme`, async () => {
      const { container } = await render(<Story />)
      expect(container.childElementCount + document.querySelectorAll('dialog, [popover]').length).toBeGreaterThan(0)
      await Story.play?.({ canvasElement: container, canvas: within(container), userEvent: userEvent.setup() })
      await expectAccessible()
    })
  }
}
