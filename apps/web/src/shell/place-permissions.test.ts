import { createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { routeTree } from '../routeTree.gen.ts'
import { bookkeepingPlaces, places } from './menu.ts'
import { permissionsOf } from '../app/session/place-permissions.ts'

const page = Object.assign(new EventTarget(), { origin: 'https://klopt.test' })
vi.stubGlobal('window', page)
vi.stubGlobal('self', page)
const root = '/v2/administrations/$administrationId'

test('what the menu offers to whom is what its addresses ask for', () => {
  for (const { path, permission, alsoFor } of [...places, ...bookkeepingPlaces]) {
    const asked = [permission, ...(alsoFor ? [alsoFor] : [])]
    expect([path, permissionsOf(`${root}/${path}`)]).toEqual([path, asked])
  }
  expect(permissionsOf(`${root}/settings`)).toEqual(['ADMIN'])
})

test('who keeps hours sees their projects, and none from the side of its money', () => {
  expect(permissionsOf(`${root}/projects/`)).toEqual(['TIME_TRACKING'])
  expect(permissionsOf(`${root}/projects/$projectId`)).toEqual(['BOOKING'])
})

test('only what is for everybody in an administration asks for nothing', () => {
  const { routesById } = createRouter({ routeTree })
  const open = Object.values(routesById)
    .filter(({ id }) => id.startsWith('/v2/_signed-in/administrations/$administrationId/'))
    .filter(({ fullPath }) => permissionsOf(fullPath) === null)
    .map(({ fullPath }) => fullPath.slice(root.length + 1))
  expect(open.toSorted()).toEqual(
    ['', 'more', 'removal-requests', 'support/', 'support/$articleId', 'tickets/', 'tickets/$ticketId'].toSorted(),
  )
})
