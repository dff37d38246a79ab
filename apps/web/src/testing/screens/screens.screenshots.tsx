import { composeStories } from '@storybook/react-vite'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { storyFiles } from './story-files.ts'

const screens = Object.values(storyFiles).flatMap((stories) => Object.entries(composeStories(stories)))

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

describe.each(['light', 'dark'])('in the theme %s', (theme) => {
  describe.each([
    [1440, 1800],
    [768, 2200],
    [390, 2800],
  ])('%i wide', (width, height) => {
    test.each(screens)('%s looks as it did', async (name, Screen) => {
      document.documentElement.dataset['theme'] = theme
      await page.viewport(width, height)
      await render(
        <div data-testid="screen" style={{ height: '100vh', overflow: 'hidden' }}>
          <Screen />
        </div>,
      )
      await expect.poll(() => document.querySelector('h1')).not.toBeNull()
      await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
      await document.fonts.ready
      await expect(page.getByTestId('screen')).toMatchScreenshot(`${name}-${width}-${theme}`, { timeout: 30_000 })
    })
  })
})
