import { expect, test as base, type Page } from '@playwright/test'
import { expectAccessible, type Accessible } from './accessible.ts'
import { password } from './account.ts'
import { movePages } from './another-day.ts'
import { startApp, type RunningApp } from './app.ts'
import { copyDemoWorld, removeFolder } from './demo-world.ts'
import { followRequests } from './settled.ts'
import { failuresIn, onSeveralServers, startOnSeveral } from './several-servers.ts'
import { slowDown } from './slow-machine.ts'

interface WorkerFixtures {
  app: RunningApp
  /** What no other journey says gives it the demo world as it was made, with nothing done in it by others. */
  world: string
}

interface TestFixtures {
  /** Checks the screen as it stands for accessibility, in the theme it has. */
  accessible: Accessible
  /** On several servers a journey in which one of them answered 500 has failed, also when a page asked again. */
  answers: void
}

/**
 * A journey's test: the real app, and a page that fails on a violation of the content security policy, on an
 * error in the console and on a script that throws.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  world: ['shared', { scope: 'worker', option: true }],
  app: [
    async ({}, use) => {
      const folder = await copyDemoWorld()
      const app = await (onSeveralServers ? startOnSeveral(folder) : startApp(folder))
      await use(app)
      await app.stop()
      await removeFolder(folder)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      browser.on('context', (context) => context.on('page', followRequests))
      slowDown(browser)
      movePages(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  page: async ({ page, app }, use, info) => {
    const before = app.log().length
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted ?Type/i.test(message.text())) problems.push(`policy: ${message.text()}`)
    })
    await use(page)
    const written = app.log().slice(before)
    if (info.status !== info.expectedStatus && written !== '') {
      await info.attach('what the server wrote', { body: written, contentType: 'text/plain' })
    }
    expect(problems).toEqual([])
  },
  answers: [
    async ({ app }, use) => {
      const before = app.log().length
      await use()
      expect(failuresIn(app.log().slice(before)), 'calls that were answered 500').toEqual([])
    },
    { auto: onSeveralServers },
  ],
  accessible: async ({ page }, use) => {
    await use((screen, judged) => expectAccessible(page, screen, judged))
  },
})

export { expect } from '@playwright/test'

/**
 * Signs in as one of the demo world's people without opening a page. By the API: the form is walked through in the
 * journeys about signing in.
 */
export async function logIn(page: Page, emailAddress = 'eigenaar@demo.klopt.nl'): Promise<void> {
  const data = { grant_type: 'password', client_identifier: 'web', email_address: emailAddress, password }
  const answer = await page.request.post('/api/authentication/login', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Signs in and opens an address. */
export async function signInAt(page: Page, address: string, emailAddress?: string): Promise<void> {
  await logIn(page, emailAddress)
  await page.goto(address)
}

/** Signs in and opens the start page of whoever it is. */
export async function signIn(page: Page, emailAddress?: string): Promise<void> {
  await signInAt(page, '/start', emailAddress)
  await expect(page).not.toHaveURL(/\/start$|authenticate/)
}

/** Where the demo world's designer keeps its books: the first administration that is made. */
export const studio = '/v2/administrations/1'

/**
 * Signs in as the main user of Studio Noord and opens its dashboard, whatever administration another journey left as
 * the last one.
 */
export async function signInToStudio(page: Page): Promise<void> {
  await signInAt(page, `${studio}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
