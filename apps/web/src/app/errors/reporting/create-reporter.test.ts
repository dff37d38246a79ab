import { ApiError } from '@klopt/api-client'
import type { BrowserError } from '@klopt/api-client/contract'
import { beforeEach, expect, test } from 'vitest'
import { createReporter, type ReporterOptions } from './create-reporter.ts'

const sent: BrowserError[] = []
beforeEach(() => void (sent.length = 0))
const reporter = (options: Partial<ReporterOptions> = {}) =>
  createReporter({
    sampleRate: async () => 1,
    send: async (report) => void sent.push(report),
    random: () => 0,
    userAgent: 'Mozilla/5.0 Firefox/140.0',
    release: '0.1.0',
    ...options,
  })
const broken = (message = 'x is not a function') => new TypeError(message)

test('an error is told with where it broke and the version', async () => {
  await reporter().report(broken(), '/v2/administrations/1/bank')
  expect(sent).toMatchObject([
    {
      name: 'TypeError',
      message: 'x is not a function',
      status: null,
      code: null,
      requestId: null,
      path: '/v2/administrations/1/bank',
      release: '0.1.0',
    },
  ])
  expect(sent[0]?.stack).toContain('create-reporter.test.ts')
})

test('an answer of the server is told by its status and code, and the number of the call that failed', async () => {
  const requestId = 'f81d4fae-7dec-4d12-a765-00a0c91e6bf6'
  await reporter().report(new ApiError({ code: 500, status: 500, message: 'Er ging iets fout', requestId }), '/v2')
  expect(sent).toMatchObject([{ name: 'ApiError', status: 500, code: 500, requestId }])
})

test('what somebody typed stays in the page', async () => {
  const error = new SyntaxError(`Unexpected token, "geheim" is not valid JSON of jan@voorbeeld.example`)
  await reporter().report(error, '/v2/reset-password?token=abc')
  expect(JSON.stringify(sent)).not.toMatch(/geheim|jan@|token=/)
})

test('only the part that the server wants is told, by chance', async () => {
  let asked = 0
  const chances = [0.04, 0.06]
  const sampled = reporter({
    sampleRate: async () => {
      asked += 1
      return 0.05
    },
    random: () => chances.shift() ?? 1,
  })
  await sampled.report(broken('a'), '/')
  await sampled.report(broken('b'), '/')
  expect(sent.map(({ message }) => message)).toEqual(['a'])
  expect(asked).toBe(1)
})

test('where nothing is wanted nothing is told', async () => {
  await reporter({ sampleRate: async () => 0 }).report(broken(), '/')
  expect(sent).toEqual([])
})

test('the same error is told once, and a page that keeps breaking tells ten at most', async () => {
  const one = reporter()
  const error = broken()
  await one.report(error, '/')
  await one.report(error, '/')
  expect(sent).toHaveLength(1)
  for (let n = 0; n < 20; n += 1) await one.report(broken(`x${n}`), '/')
  expect(sent).toHaveLength(10)
})

test('a report that fails causes no other', async () => {
  const failing = reporter({ send: () => Promise.reject(new Error('offline')) })
  await expect(failing.report(broken(), '/')).resolves.toBeUndefined()
})
