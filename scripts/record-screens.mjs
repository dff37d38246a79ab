#!/usr/bin/env node
/**
 * Records what a running server answers to the screens of `apps/web/src/testing/screens`, for their stories:
 * `node scripts/record-screens.mjs <site> <e-mail> <password>`. They are of the examples of whoever that is. Done again when screens ask for something else.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromiumLaunchOptions } from './chromium.mjs'

const folder = join(import.meta.dirname, '../apps/web/src/testing/screens')
const require = createRequire(join(import.meta.dirname, '../apps/e2e/package.json'))
const screens = require(join(folder, 'screens.json'))
const [site, email, password] = process.argv.slice(2)
if (!password) {
  console.error('Noem de site, een e-mailadres en een wachtwoord.')
  process.exit(1)
}

const browser = await require('@playwright/test').chromium.launch(await chromiumLaunchOptions())
try {
  await record(await browser.newPage({ baseURL: site, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' }))
} finally {
  await browser.close()
}

async function record(page) {
  await page.goto('/v2/authenticate')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/v2/authenticate'))
  const opened = await page.request.post('/api/v2/administrations/example', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  const { redirect_url } = await opened.json()
  const root = redirect_url.replace(/\/dashboard$/, '')
  const answers = {}
  const paths = {}
  const reading = []
  page.on('response', (response) => reading.push(keep(response, answers)))
  for (const [name, path] of Object.entries(screens)) {
    paths[name] = `${root}/${await withId(page, root, path)}`
    // A whole load each, so that nothing is left out that an earlier screen asked for.
    await page.goto(paths[name])
    await page.locator('main h1').first().waitFor()
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    await page.waitForLoadState('networkidle')
  }
  await Promise.all(reading)
  const sorted = Object.fromEntries(Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const recorded = { at: new Date().toISOString(), paths, answers: sorted }
  writeFileSync(join(folder, 'recorded.json'), `${JSON.stringify(recorded, null, 1)}\n`)
}

async function keep(response, answers) {
  const { pathname, search } = new URL(response.url())
  if (!pathname.startsWith('/api/') || !response.ok()) return
  const body = await bodyOf(response, pathname).catch(() => undefined)
  // Nothing is pressed, so that what is posted asks for a preview.
  const isPreview = response.request().method() === 'POST'
  if (body !== undefined) answers[`${isPreview ? 'POST ' : ''}${pathname}${search}`] = body
}

/** An answer as it is kept: a file by its bytes, so that a document is there to read. */
async function bodyOf(response, pathname) {
  const { 'content-type': type, 'content-disposition': disposition } = response.headers()
  if (type?.includes('json')) return response.json()
  if (!pathname.endsWith('/download')) return undefined
  const base64 = (await response.body()).toString('base64')
  return { file: { type, disposition, base64 } }
}

/** The first of a list in the place of its name. */
async function withId(page, root, path) {
  const name = /\{(.+)\}/.exec(path)?.[1]
  if (name === undefined) return path
  const answer = await page.request.get(`${root.replace('/v2/', '/api/v2/')}/${name}`)
  const { items } = await answer.json()
  return path.replace(`{${name}}`, String(items[1].id))
}
