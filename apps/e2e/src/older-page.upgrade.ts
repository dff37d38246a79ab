import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startApp } from './support/app.ts'
import { removeFolder, untilInboxIsRead } from './support/demo-world.ts'
import { expect, signInAt, studio as root, test as base } from './support/journey.ts'
import { settled } from './support/settled.ts'

const before = process.env['UPGRADE_FROM']
if (before === undefined)
  throw new Error('UPGRADE_FROM names the repository of the version before, installed and built')

/** The server of the version before with its own build of the web app, on a demo world that it made. */
const test = base.extend({
  app: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'klopt-e2e-'))
      const app = await startApp(folder, {}, join(before, 'apps/api/src/main.ts'))
      await untilInboxIsRead(app.url)
      await use(app)
      await app.stop()
      await removeFolder(folder)
    },
    { scope: 'worker', timeout: 400_000 },
  ],
})

/** What goes wrong in a page from now on, and what it loads anew. */
function follow(page: Page) {
  const seen = { loads: 0, gone: 0, refused: [] as string[] }
  page.on('load', () => (seen.loads += 1))
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/') && response.status() === 404) seen.gone += 1
    if (pathname.startsWith('/api/') && response.status() >= 400) seen.refused.push(`${response.status()} ${pathname}`)
  })
  return seen
}

const openByMenu = async (page: Page, name: string) => {
  // Pressed without a pointer above it, which would have asked for the part before.
  await page.getByRole('link', { name, exact: true }).first().dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await settled(page)
}

test('a page of the version before goes on with the server of this one', async ({ app, page }) => {
  await signInAt(page, `${root}/invoices`)
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  await settled(page)

  // As an upgrade of one server goes: the old one ends, the new one begins at the same address with the same data.
  await app.stop()
  const next = await startApp(app.dataDir, { PORT: new URL(app.url).port })
  try {
    const seen = follow(page)
    await page.getByRole('searchbox').first().fill('bos')
    await settled(page)
    expect([seen.loads, seen.refused]).toEqual([0, []])

    // It loads itself once where a part of it is gone, and not where both versions have that part.
    for (const name of ['Relaties', 'Facturen']) await openByMenu(page, name)
    expect([seen.loads, seen.refused]).toEqual([seen.gone > 0 ? 1 : 0, []])
  } finally {
    await next.stop()
  }
})
