import { composeStories } from '@storybook/react-vite'
import { userEvent as storyUser, within } from 'storybook/test'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as stories from '../document-viewer.stories.tsx'
import { expectAccessible } from './axe.ts'
import { button, paintedPage } from './show.tsx'

const withPages = ['WaardenOvernemen', 'VijfhonderdPaginas', 'Werking']

for (const [name, Story] of Object.entries(composeStories(stories))) {
  const does = Story.play ? 'does what it promises' : 'shows without a fault'
  test(`${name} ${does} and is clean for axe in every theme`, async () => {
    const { container } = await render(<Story />)
    if (withPages.includes(name)) await paintedPage(1)
    await expect.element(page.getByRole('region', { name: /^Document / })).toBeVisible()
    await Story.play?.({ canvasElement: container, canvas: within(container), userEvent: storyUser.setup() })
    await expectAccessible()
  })
}

test('miniatures, search and a menu on a phone are clean for axe too', async () => {
  await page.viewport(390, 844)
  const { VijfhonderdPaginas } = composeStories(stories)
  await render(<VijfhonderdPaginas />)
  await paintedPage(1)
  await button('Zoeken').click()
  await page.getByRole('searchbox').fill('pagina 50')
  await expect.poll(() => document.querySelectorAll('[data-match]').length).toBeGreaterThan(0)
  await button('Meer').click()
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Miniaturen' }).click()
  await expect.element(page.getByRole('group', { name: 'Miniaturen' })).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await userEvent.keyboard('{Escape}')
  await page.viewport(1280, 800)
})
