import { expect, test } from 'vitest'
import { isLoginPage } from './screen-sharing.ts'

test.each(['/v2/authenticate', '/v2/authenticate/', '/login', '/inloggen', '/v2/inloggen/stap'])(
  'nothing is shared at %s',
  (path) => expect(isLoginPage(path)).toBe(true),
)

test.each(['/', '/v2/administrations/1/dashboard', '/v2/admin', '/v2/authenticated-users', '/v2/loginnaam'])(
  'sharing goes on at %s',
  (path) => expect(isLoginPage(path)).toBe(false),
)
