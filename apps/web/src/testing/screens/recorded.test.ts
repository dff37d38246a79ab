import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { RouteId } from '../../app/routing/address.ts'
import { routeTree } from '../../routeTree.gen.ts'
import { loadRecording, type Role } from './recordings.ts'
import screens from './screens.json'
import { storyFiles } from './story-files.ts'

/** What shows nothing that a story could, and why. */
const withoutStory: Partial<Record<RouteId, string>> = {
  '/': 'leads on',
  '/start': 'leads on',
  '/v2/': 'leads on',
  '/tickets/': 'leads on',
  '/tickets/$ticketId': 'leads on',
  '/v2/_signed-in/administrations/': 'leads nowhere',
  '/v2/_signed-in/administrations/$administrationId/': 'leads on',
  '/v2/_signed-in/admin/screen-sharing/$screenShareId': 'a screen that somebody shares at the moment, over a socket',
}

const roles = Object.keys(screens) as Role[]
const router = createRouter({ routeTree, history: createMemoryHistory() })
const stories = Object.values(storyFiles).flatMap(({ default: _meta, ...named }) => Object.entries(named))

test.each(roles)('every screen of the role %s has a story, and every story a recording', async (role) => {
  const names = Object.keys(screens[role])
  const told = stories.filter(([, { args }]) => args.role === role).map(([name]) => name)
  expect(told.toSorted()).toEqual(names.toSorted())
  expect(Object.keys((await loadRecording(role)).paths)).toEqual(names)
})

test('a story has the name of its screen, and a picture of it has no other', () => {
  const names = stories.map(([name]) => name)
  expect(stories.map(([, { args }]) => args.name)).toEqual(names)
  expect(new Set(names).size).toBe(names.length)
})

test('every screen that has an address has a story, or a reason for having none', async () => {
  const paths = (await Promise.all(roles.map(loadRecording))).flatMap((recording) => Object.values(recording.paths))
  const pathnames = paths.map((path = '') => new URL(path, 'http://localhost').pathname)
  const shown = new Set(pathnames.map((pathname) => router.getMatchedRoutes(pathname)[2]?.id))
  const all = Object.values(router.routesById).filter(({ children }) => children === undefined)
  const missing = all.map(({ id }) => id).filter((id) => !shown.has(id) && !(id in withoutStory))
  expect(missing).toEqual([])
  expect(Object.keys(withoutStory).filter((id) => shown.has(id))).toEqual([])
})

test('a document on a screen has its file, to be read as on a server', async () => {
  const { answers } = await loadRecording('owner')
  const files = Object.keys(answers).filter((asked) => asked.includes('/files/') && asked.endsWith('/download'))
  expect(files.length).toBeGreaterThan(0)
})

test('nothing that was recorded lets anybody in', async () => {
  const recordings = await Promise.all(roles.map(loadRecording))
  for (const recording of recordings) {
    // A picture is longer than any token, and has anything in it.
    const text = JSON.stringify(recording, (_, value: unknown) =>
      typeof value === 'string' && value.length > 1000 ? '' : value,
    )
    expect(text).not.toMatch(/(?<![\w-])[\w-]{43}(?![\w-])/)
    expect(text).not.toMatch(/JBSWY3DPEHPK3PXP|Klopt-demo-2026/)
  }
})
