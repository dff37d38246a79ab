import { composeStories } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { themeNames } from '../themes/tokens.ts'
import { specimens } from './limits/specimens.tsx'

type StoryFile = Parameters<typeof composeStories>[0]
type Composed = ComponentType & { tags?: string[] }

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true })
/** What is done with a story shows nothing of its own. */
const isShown = ({ tags = [] }: Composed) => !tags.includes('!autodocs')
const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(composeStories(file) as Record<string, Composed>)
    .filter(([, Story]) => isShown(Story))
    .map(([name, Story]): [string, ReactNode] => [
      `${path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1')}-${name}`,
      <Story key="story" />,
    ]),
)
const sheet = (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 24, padding: 24 }}>
    {Object.entries(specimens('Gemeente Haarlem'))
      // It is as high as the window.
      .filter(([name]) => name !== 'SideMenu')
      .map(([name, element]) => (
        <div key={name}>{element}</div>
      ))}
  </div>
)

afterEach(async () => {
  delete document.documentElement.dataset['theme']
  await page.viewport(1280, 800)
})

describe.each(themeNames)('in the theme %s', (theme) => {
  test.each<[string, ReactNode]>([...stories, ['components', sheet]])('%s looks as it did', async (name, story) => {
    document.documentElement.dataset['theme'] = theme
    await page.viewport(1280, 900)
    // As high as the window, so that what lies over the page is in the picture too.
    await render(<div style={{ minHeight: 868 }}>{story}</div>)
    await document.fonts.ready
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${theme}`)
  })
})
