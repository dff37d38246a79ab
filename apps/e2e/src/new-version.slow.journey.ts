import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { expect, signInAt, studio as root, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

/** Where the parts of the new version are: a build names each by what is in it, so that none has the name of before. */
const NEW = '/assets-of-next/'

/** From now on the server is of a new version: parts by their old names are gone, and its pages ask for others. */
async function replaceVersion(page: Page): Promise<void> {
  const gone = { status: 404, contentType: 'text/plain', body: 'Niet gevonden' }
  await page.route('**/assets/**', (route) => route.fulfill(gone))
  await page.route(`**${NEW}**`, (route) => fulfillRenamed(route, route.request().url().replace(NEW, '/assets/')))
  await page.route(
    ({ pathname }) => pathname.startsWith('/v2/'),
    (route) =>
      route.request().resourceType() === 'document' ? fulfillRenamed(route, route.request().url()) : route.continue(),
  )
}

async function fulfillRenamed(route: Route, url: string): Promise<void> {
  const response = await route.fetch({ url })
  const headers = response.headers()
  if (!/html|javascript|css/.test(headers['content-type'] ?? '')) return route.fulfill({ response })
  const text = await response.text()
  const policy = headers['content-security-policy']
  return route.fulfill({
    response,
    headers: { ...headers, ...(policy && { 'content-security-policy': renamedPolicy(policy, text) }) },
    body: renamed(text),
  })
}

const renamed = (text: string): string => text.replaceAll(/(["'(/])assets\//g, `$1${NEW.slice(1)}`)

/** What stands in a page may run by its hash alone. */
const renamedPolicy = (policy: string, html: string): string =>
  [...html.matchAll(/<(?:script|style)[^>]*>([^]*?)<\/(?:script|style)>/g)].reduce(
    (said, [, part = '']) => said.replace(hashOf(part), hashOf(renamed(part))),
    policy,
  )

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Whether the page runs the new version. */
const isOfNext = (page: Page) =>
  page.evaluate((folder) => performance.getEntriesByType('resource').some(({ name }) => name.includes(folder)), NEW)

test('a page of the version before goes on, and loads itself once for the part that is gone', async ({ page }) => {
  await signInAt(page, `${root}/invoices`)
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  await settled(page)
  await replaceVersion(page)
  let loads = 0
  page.on('load', () => (loads += 1))

  // What the page has goes on, with the new server.
  await page.getByRole('searchbox').first().fill('bos')
  await settled(page)
  expect([await isOfNext(page), loads]).toEqual([false, 0])

  // Pressed without a pointer above it, which would have asked for the part before.
  await page.getByRole('link', { name: 'Relaties', exact: true }).first().dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Relaties' })).toBeVisible()
  await expect.poll(() => isOfNext(page)).toBe(true)
  expect(loads).toBe(1)

  await page.getByRole('link', { name: 'Facturen', exact: true }).first().dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  await settled(page)
  expect(loads).toBe(1)
})
