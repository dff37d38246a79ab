// Written from the contract by `npm run in -- @klopt/api-client run calls`.
import type { authentication as declared } from '../../contract/areas.ts'
import { defineCalls } from '../define-calls.ts'

export const authentication = /* @__PURE__ */ defineCalls<typeof declared>('authentication', {
  login: { method: 'POST', path: '/api/authentication/login' },
  loginWithSingleSignInToken: { method: 'POST', path: '/api/authentication/login-with-single-sign-in-token' },
  verifySecondFactor: { method: 'POST', path: '/api/authentication/verify-2fa-code' },
  forgotPassword: { method: 'POST', path: '/api/authentication/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/authentication/reset-password' },
  logout: { method: 'POST', path: '/api/authentication/logout' },
  demoAccounts: { method: 'GET', path: '/api/v2/demo-accounts', policy: 'NEVER' },
})
