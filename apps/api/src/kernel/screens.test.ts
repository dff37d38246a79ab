import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screenPath, screens } from './screens.ts'

const source = join(import.meta.dirname, '..')

test('each screen that the server leads to stands in the route tree of the web app', () => {
  const tree = readFileSync(join(source, '../../web/src/routeTree.gen.ts'), 'utf8')
  const routes = /FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1]
  const paths = [...(routes ?? '').matchAll(/'([^']+)':/g)].map(([, path]) => path)
  expect(paths.length).toBeGreaterThan(50)
  expect(Object.values(screens).filter((path) => !paths.includes(path))).toEqual([])
})

test('its ids take their places, and what the screen reads stands behind it', () => {
  expect(screenPath('login', {})).toBe('/v2/authenticate')
  expect(screenPath('invoice', { administrationId: 3, invoiceId: 8 })).toBe('/v2/administrations/3/invoices/8')
  expect(screenPath('invitation', { administrationId: 3, invitationId: 8 }, { key: 'a b' })).toBe(
    '/v2/administrations/3/invitations/8?key=a+b',
  )
  // @ts-expect-error the id of the invoice is missing
  expect(() => screenPath('invoice', { administrationId: 3 })).not.toThrow()
})

test('the address of a screen is written nowhere else', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && path !== join('kernel', 'screens.ts'),
  )
  const byHand = files.filter((path) => /['"`]\/?(?:v2|tickets)\/(?!\*)/.test(readFileSync(join(source, path), 'utf8')))
  expect(files.length).toBeGreaterThan(300)
  expect(byHand).toEqual([])
})
