import { composeStories } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { themeNames } from '../themes/tokens.ts'
import { specimens } from './limits/specimens.tsx'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../examples/*.stories.tsx', { eager: true })
const examples = Object.entries(files).flatMap(([path, file]) =>
  Object.values(composeStories(file) as Record<string, ComponentType>).map((Story): [string, ReactNode] => [
    path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'),
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
  test.each<[string, ReactNode]>([...examples, ['components', sheet]])('%s looks as it did', async (name, screen) => {
    document.documentElement.dataset['theme'] = theme
    await page.viewport(1280, 1400)
    await render(<div data-testid="screen">{screen}</div>)
    await document.fonts.ready
    await expect(page.getByTestId('screen')).toMatchScreenshot(`${name}-${theme}`)
  })
})
