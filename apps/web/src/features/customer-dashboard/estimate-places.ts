import type { CustomerEstimate } from '@klopt/api-client/contract'

/** Where the estimates of a customer stand on their page. */
export interface EstimatePlaces<Estimate> {
  /** They wait for an answer, or did when the page was opened: what is answered stays where it was read. */
  readonly waiting: readonly Estimate[]
  /** Nothing waits, but it is not over either: it is being changed, or the law gives a consumer time to withdraw. */
  readonly standing: readonly Estimate[]
  /** All there is left to do is look at them. */
  readonly finished: readonly Estimate[]
}

export const isWaiting = ({ status }: Pick<CustomerEstimate, 'status'>): boolean =>
  status === 'sent' || status === 'viewed'

/** `firstIds`: those that waited as the page was opened. */
export function estimatePlaces<Estimate extends Pick<CustomerEstimate, 'id' | 'status' | 'withdrawableUntil'>>(
  estimates: readonly Estimate[],
  firstIds: readonly number[],
): EstimatePlaces<Estimate> {
  const waiting = estimates.filter((estimate) => isWaiting(estimate) || firstIds.includes(estimate.id))
  const others = estimates.filter((estimate) => !waiting.includes(estimate))
  const standing = others.filter(({ status, withdrawableUntil }) => status === 'draft' || withdrawableUntil !== null)
  return { waiting, standing, finished: others.filter((estimate) => !standing.includes(estimate)) }
}
