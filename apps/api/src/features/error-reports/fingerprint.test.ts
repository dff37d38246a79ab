import { expect, test } from 'vitest'
import { firstOwnFrame, fingerprintOf } from './fingerprint.ts'
import type { ErrorReport } from '../../kernel/error-report.ts'

const stack = (hash: string) =>
  [
    '    at Object.react (https://klopt.example/node_modules/react.js:1:1)',
    `    at Draft (https://klopt.example/assets/invoices-${hash}.js:1:234)`,
  ].join('\n')
const report = (parts: Partial<ErrorReport> = {}): ErrorReport => ({
  source: 'browser',
  name: 'TypeError',
  message: 'x is not a function',
  status: null,
  code: null,
  path: '/v2',
  stack: stack('BEUam9ji'),
  release: '1',
  userAgent: '',
  requestId: null,
  ...parts,
})
const same = (a: Partial<ErrorReport>, b: Partial<ErrorReport>) =>
  expect(fingerprintOf(report(a))).toBe(fingerprintOf(report(b)))
const other = (a: Partial<ErrorReport>, b: Partial<ErrorReport>) =>
  expect(fingerprintOf(report(a))).not.toBe(fingerprintOf(report(b)))

test('answers of the server are one error by status and code, wherever they came', () => {
  same({ status: 500, code: 500, stack: '' }, { status: 500, code: 500, message: 'anders', name: 'Error' })
  other({ status: 500, code: 500 }, { status: 502, code: 500 })
  other({ status: 500, code: 500 }, { status: 500, code: -1 })
})

test('other errors are one by name and first own frame, whatever the message and the build', () => {
  same({}, { message: 'y is not a function', stack: stack('X1-_8abc'), path: '/v2/elders' })
  other({}, { name: 'RangeError' })
  other({}, { stack: '    at Lines (https://klopt.example/assets/invoices-BEUam9ji.js:1:9)' })
  other({}, { source: 'server' })
})

test('the first own frame is ours: of the web app, or of the sources of the server', () => {
  expect(firstOwnFrame(stack('BEUam9ji'))).toBe('at Draft (/assets/invoices.js:1:234)')
  const server =
    '    at x (apps/api/node_modules/pg/lib/client.js:1:1)\n    at post (apps/api/src/books/post-entry.ts:4:2)'
  expect(firstOwnFrame(server)).toBe('at post (apps/api/src/books/post-entry.ts:4:2)')
  expect(firstOwnFrame('    at native')).toBe('')
})
