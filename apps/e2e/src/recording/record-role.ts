import { expect, type Page, type Response } from '@playwright/test'
import { settled } from '../support/settled.ts'
import type { Entry } from './roles.ts'

/** What was answered to the screens of a role, by what was asked, with the addresses of the screens. */
export interface Recorded {
  readonly paths: Record<string, string>
  readonly answers: Map<string, unknown>
}

/** On a phone a screen may ask something else; as tall as pictures of them are, so that nothing waits to be scrolled to. */
const [desktop, phone] = [
  { width: 1440, height: 1800 },
  { width: 390, height: 2800 },
]
const NOT_MODIFIED = 304
const patienceMs = 30_000

/** Looks at each screen of a role as it opens, and keeps what the server answers meanwhile. */
export async function recordScreensOf(
  page: Page,
  entry: Entry,
  screens: Readonly<Record<string, string>>,
): Promise<Recorded> {
  const answers = new Map<string, unknown>()
  const paths: Record<string, string> = {}
  const reading: Promise<void>[] = []
  page.on('response', (response) => reading.push(keep(response, answers)))
  for (const [name, path] of Object.entries(screens)) {
    try {
      await open(page, (paths[name] = await pathOf(page, entry, path)))
    } catch (error) {
      // The others are recorded all the same.
      console.error(`${name} was not recorded`, error)
      process.exitCode = 1
    }
  }
  await Promise.all(reading)
  return { paths, answers }
}

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(desktop)
  // A whole load each, so that nothing is left out that an earlier screen asked for.
  await page.goto(path)
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await expect(page.locator('h1').first(), `the heading of ${path}`).toBeAttached({ timeout: patienceMs })
    await expect(page.locator('[aria-busy="true"]'), `what ${path} loads`).toHaveCount(0, { timeout: patienceMs })
    await settled(page, patienceMs)
  }
}

async function keep(response: Response, answers: Map<string, unknown>): Promise<void> {
  const { pathname, search } = new URL(response.url())
  // What is not modified was answered before.
  if (!pathname.startsWith('/api/') || response.status() === NOT_MODIFIED) return
  const body = await bodyOf(response, pathname).catch(() => undefined)
  if (body === undefined) return
  // Nothing is pressed, so that what is posted asks for a preview.
  const asked = response.request().method() === 'POST' ? `POST ${pathname}` : pathname
  // They are of the demo world alone, and say a password.
  if (pathname === '/api/v2/demo-accounts') answers.set(pathname, [])
  else answers.set(asked + search, response.ok() ? body : { refusal: { status: response.status(), body } })
}

/** An answer as it is kept: a file by its bytes, so that a document is there to read. */
async function bodyOf(response: Response, pathname: string): Promise<unknown> {
  const { 'content-type': type = '', 'content-disposition': disposition = '' } = response.headers()
  if (type.includes('json')) return response.json()
  if (!pathname.endsWith('/download')) return undefined
  return { file: { type, disposition, bytes: await response.body() } }
}

/** Where a screen is: below the root of its role where it is not a whole address, with what stands in braces filled in. */
async function pathOf(page: Page, { root, places }: Entry, path: string): Promise<string> {
  let whole = /^[/{]/.test(path) ? path : [root, path].join(/^(\?|$)/.test(path) ? '' : '/')
  // `{Noord Drukwerk}` and `{invitation}` are known on coming in; `{invoices?status=late}` is the first of that list.
  for (let found = /\{([^}]+)\}/.exec(whole); found !== null; found = /\{([^}]+)\}/.exec(whole)) {
    const [braces, name = ''] = found
    const place = places[name] ?? (await firstOf(page, whole.slice(0, found.index), name))
    whole = whole.replace(braces, place)
  }
  return whole
}

async function firstOf(page: Page, before: string, list: string): Promise<string> {
  const books = /^\/v2\/administrations\/\d+/.exec(before)?.[0]
  const address = list.startsWith('/') ? list : `/api${books}/${list}`
  const answer = (await (await page.request.get(address)).json()) as Row[] | Record<string, Row[]>
  // Under whatever name an answer has its list.
  const [row] = Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? [])
  if (row === undefined) throw new Error(`${address} has nothing to show`)
  return String(row.id)
}

interface Row {
  readonly id: number
}
