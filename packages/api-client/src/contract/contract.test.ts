import { expect, test } from 'vitest'
import { errorCatalogue } from '../errors/index.ts'
import { contract, pathParamNames, type NamedDeclaration } from './index.ts'

const allCalls = Object.values(contract).flatMap((area) => Object.values<NamedDeclaration>(area))

test('every call says where it stands in the contract', () => {
  for (const [area, calls] of Object.entries(contract)) {
    for (const [key, call] of Object.entries<NamedDeclaration>(calls)) {
      expect([call.area, call.name]).toEqual([area, `${area}.${key}`])
    }
  }
})

test('no two calls share a method and path', () => {
  const routes = allCalls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(routes).size).toBe(routes.length)
})

test('reads carry no body and make nothing stale; writes are the only ones with an idempotency key', () => {
  for (const call of allCalls) {
    if (call.method === 'POST') continue
    expect({ name: call.name, body: call.body, stale: call.stale, idempotent: call.idempotent }).toEqual({
      name: call.name,
      body: null,
      stale: [],
      idempotent: false,
    })
  }
})

test('calls of an administration name it in their path', () => {
  for (const call of allCalls) {
    if (call.path.includes('/administrations/{')) expect(pathParamNames(call.path)[0]).toBe('administrationId')
  }
})

test('every code of the catalogue stands for one error and has a message', () => {
  const codes = Object.values(errorCatalogue).map((entry) => entry.code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const entry of Object.values(errorCatalogue)) {
    expect(entry.message.length).toBeGreaterThan(10)
    expect(entry.status).toBeGreaterThanOrEqual(400)
  }
})

/** Writes that make no cached answer stale, each with its reason. */
const leavesNothingStale: Record<string, string> = {
  'account.startTwoFactor': 'nothing changes until a code proves the secret',
  'account.endAllSessions': 'the session ends, and everything cached with it',
  'articles.preview': 'only looks',
  'authentication.login': 'the cache is emptied for the one who comes in',
  'authentication.loginWithSingleSignInToken': 'the cache is emptied for the one who comes in',
  'authentication.verifySecondFactor': 'the cache is emptied for the one who comes in',
  'authentication.forgotPassword': 'sends a mail',
  'authentication.resetPassword': 'nobody is signed in',
  'authentication.logout': 'the session ends, and everything cached with it',
  'bank.preview': 'only looks',
  'bank.postingPreview': 'only looks',
  'bank.previewNewRule': 'only looks',
  'bank.previewRule': 'only looks',
  'bank.processCertain': 'a job does it: whoever follows it reads anew once it is done',
  'customerDashboard.payments': 'only looks',
  'customerDashboard.request': 'sends a mail',
  'customerEstimates.price': 'only looks',
  'customerEstimates.view': 'that it was seen is shown to the owner alone',
  'customerDashboard.view': 'that it was seen is shown to the owner alone',
  'estimates.sendTest': 'sends a mail to who asks',
  'firmTemplates.preview': 'only looks',
  'documents.beginUpload': 'nothing is there until it is completed',
  'errorReports.report': 'whoever reports an error never sees the list of them',
  'invoices.sendTest': 'sends a mail to who asks',
  'onlinePayments.notify': 'the provider calls, which keeps nothing of what is answered',
  'onlinePayments.start': 'nothing is paid yet, and the customer leaves for the page of the provider',
  'registrations.register': 'sends a mail',
  'registrations.confirm': 'the cache is emptied for the one who comes in',
  'support.screenshare': 'a screen-sharing session is in no cached answer',
}

test('every write names the areas it makes stale, or is listed with the reason why there are none', () => {
  const silent = allCalls
    .filter((call) => call.method === 'POST' && call.response !== 'file' && call.stale.length === 0)
    .map(({ name }) => name)
  expect(silent.toSorted()).toEqual(Object.keys(leavesNothingStale).toSorted())
})

test('every area that a write makes stale has an answer to make stale', () => {
  const areas = new Set(allCalls.filter((call) => call.method === 'GET').map(({ area }) => area))
  for (const call of allCalls) {
    for (const area of call.stale) expect(areas, `${call.name} makes ${area} stale`).toContain(area)
  }
})

test('downloads are POST calls, and change nothing that is cached', () => {
  for (const call of allCalls) {
    if (call.response === 'file')
      expect({ name: call.name, method: call.method }).toEqual({ name: call.name, method: 'POST' })
  }
})
