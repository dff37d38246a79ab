import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { startApp, type RunningApp } from './app.ts'
import { copyDemoWorld, removeFolder } from './demo-world.ts'

interface WorkerFixtures {
  app: RunningApp
}

interface TestFixtures {
  /** Checks the screen as it stands for accessibility, in the theme it has. */
  accessible: (screen: string) => Promise<void>
}

/**
 * A journey's test: the real app, and a page that fails on a violation of the content security policy, on an
 * error in the console and on a script that throws.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    async ({}, use) => {
      const folder = await copyDemoWorld()
      const app = await startApp(folder)
      await use(app)
      await app.stop()
      await removeFolder(folder)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  page: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted ?Type/i.test(message.text())) problems.push(`policy: ${message.text()}`)
    })
    await use(page)
    expect(problems).toEqual([])
  },
  accessible: async ({ page }, use) => {
    await use(async (screen) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
      expect(found, `accessibility of ${screen}`).toEqual([])
    })
  },
})

export { expect } from '@playwright/test'

/** Signs in as one of the demo world's people. */
export async function signIn(page: Page, emailAddress = 'eigenaar@demo.klopt.nl'): Promise<void> {
  await page.goto('/v2/authenticate')
  await page.getByLabel('E-mailadres').fill(emailAddress)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Klopt-demo-2026!')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).not.toHaveURL(/authenticate/)
}

/** Where the demo world's designer keeps its books: the first administration that is made. */
export const studio = '/v2/administrations/1'

/**
 * Signs in as the main user of Studio Noord and opens its dashboard, whatever administration another journey left as
 * the last one.
 */
export async function signInToStudio(page: Page): Promise<void> {
  await signIn(page)
  await page.goto(`${studio}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
