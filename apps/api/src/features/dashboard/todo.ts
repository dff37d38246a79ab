import type { contract, ResponseOf } from '@klopt/api-client/contract'

export type Todo = ResponseOf<typeof contract.dashboard.get>['todo'][number]

/** When and where it is looked. */
export interface Happening {
  readonly administrationId: number
  readonly today: string
  readonly now: Date
}

export interface TodoFacts extends Happening {
  /** Bank lines that wait. */
  readonly waiting: number
  /** Whether the bookkeeper looks, who waits for the client where the client is asked. */
  readonly forFirm: boolean
}
