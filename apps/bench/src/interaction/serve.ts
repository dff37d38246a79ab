import { createTestServer, type KloptTestServer, type TestUser } from '@klopt/api/testing'
import type pg from 'pg'
import type { Browser } from 'playwright'
import { buildBare, buildWebApp } from '../login-page/build.ts'
import { startPostgres } from '../measure/postgres.ts'
import { resource, temporaryFolder } from '../measure/resources.ts'
import { startBrowser } from '../ui/open-page.ts'
import { bareApp } from './bare-app.ts'

/** Our app and the bare one, each from a real server on one database, and a browser to look at them. */
export async function serveBoth() {
  const folder = await temporaryFolder()
  const postgres = await startPostgres()
  const { connection } = postgres
  const ours = await serve(connection, await buildWebApp(folder.path))
  const bare = await serve(connection, await buildBare(folder.path, bareApp))
  const browser = await startBrowser()
  return resource({ ours, bare, connection, browser: browser.browser }, async () => {
    await browser[Symbol.asyncDispose]()
    for (const server of [ours, bare]) await server.stop()
    await postgres[Symbol.asyncDispose]()
    await folder[Symbol.asyncDispose]()
  })
}

const serve = (connection: pg.ClientConfig, webFolder: string) =>
  createTestServer({ connection, forBenchmark: true, webFolder })

/** A page with the user's session, at a path. */
export async function openAs(browser: Browser, server: KloptTestServer, user: TestUser, path: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'nl-NL' })
  const { cookies } = await server.world.as(user)
  // A browser takes localhost for secure, but a cookie that is given to it has to come from https.
  const url = server.url.replace('http:', 'https:')
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url, secure: true })))
  const page = await context.newPage()
  await page.goto(`${server.url}${path}`)
  return page
}
