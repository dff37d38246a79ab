import { ApiError } from '@klopt/api-client'
import { catalogueEntryOf, errorCatalogue } from '@klopt/api-client/errors'

/** Shown in the modal, but no mistake of ours: waiting, or choosing a plan, is what helps. */
const expected: readonly number[] = [errorCatalogue.rate_limited.code, errorCatalogue.read_only.code]

/** What is no news: errors that belong to using the product, and those a browser makes of nothing. */
export function isIgnored(error: unknown, userAgent: string): boolean {
  if (error instanceof ApiError) return isExpected(error) || (error.status === 0 && isSafari(userAgent))
  // What routes throw to lead elsewhere.
  if (!(error instanceof Error)) return typeof error === 'object'
  return browserNoise.test(error.message) || (isSafari(userAgent) && networkFailure.test(error.message))
}

/** The errors that sessions, access screens, forms and screens handle. */
function isExpected({ aborted, status, code }: ApiError): boolean {
  if (aborted || status === 401 || expected.includes(code)) return true
  const handling = catalogueEntryOf(code)?.handling
  return handling !== undefined && handling !== 'modal'
}

/** Safari calls a request that a navigation broke off a network failure. Others put "Safari" in their name too. */
function isSafari(userAgent: string): boolean {
  return /safari/i.test(userAgent) && !/chrome|chromium|crios|fxios|edg|android/i.test(userAgent)
}
const networkFailure = /^(load failed|the network connection was lost|network error)/i
/** Layout that settles a frame later, and scripts of an extension that the browser says nothing about. */
const browserNoise = /^(ResizeObserver loop|Script error\.?$)/
