import { makeTemporaryFolder } from '@klopt/api/temporary-folder'
import { chromium, type Browser } from '@playwright/test'
import { chromiumLaunchOptions } from '../../../../scripts/chromium.mjs'
import { movePages } from '../support/another-day.ts'
import { startApp, type RunningApp } from '../support/app.ts'
import { untilInboxIsRead } from '../support/demo-world.ts'
import { followRequests } from '../support/settled.ts'
import { readScreens, writeRecording } from './files.ts'
import { recordScreensOf } from './record-role.ts'
import { entries } from './roles.ts'

/**
 * Records what a server with the demo world answers to the screens of `apps/web/src/testing/screens`, as each of its
 * people, for their stories. Some of them make what a later one finds: an invitation, a link for a customer.
 *
 * @param wanted the roles to record, all when none is named
 */
export async function recordScreens(wanted: readonly string[]): Promise<void> {
  const folder = await makeTemporaryFolder()
  const app = await startApp(folder.path)
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    movePages(browser)
    await untilInboxIsRead(app.url)
    for (const [role, screens] of Object.entries(readScreens())) {
      await recordRole(browser, app, role, wanted.length === 0 || wanted.includes(role) ? screens : {})
    }
  } finally {
    await browser.close()
    await app.stop()
    await folder.remove()
  }
}

async function recordRole(
  browser: Browser,
  app: RunningApp,
  role: string,
  screens: Readonly<Record<string, string>>,
): Promise<void> {
  const enter = entries[role]
  if (enter === undefined) throw new Error(`How to come in as ${role} is not known`)
  const context = await browser.newContext({
    baseURL: app.url,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    // What a list of sessions says of this browser.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  })
  const page = await context.newPage()
  followRequests(page)
  // Also who is not wanted: what they make is found by others.
  const entry = await enter(page, app)
  if (Object.keys(screens).length > 0)
    writeRecording(role, await recordScreensOf(page, entry, screens), entry.secrets ?? [])
  await context.close()
}
