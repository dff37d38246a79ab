import type { BrowserError } from '@klopt/api-client/contract'
import type { ErrorReport } from '../../kernel/error-report.ts'
import { screenPath } from '../../kernel/screens.ts'

export const broken: BrowserError = {
  name: 'TypeError',
  message: 'x is not a function',
  status: null,
  code: null,
  path: screenPath('bank', { administrationId: 1 }),
  stack: '    at Bank (/assets/bank-BEUam9ji.js:1:2)',
  release: '0.1.0',
}

/** The nth of errors that are no two alike. */
export const numbered = (n: number): ErrorReport => ({
  ...broken,
  source: 'browser',
  name: `Error ${n}`,
  userAgent: '',
  requestId: null,
})
