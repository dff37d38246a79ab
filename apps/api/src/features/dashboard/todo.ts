import type { contract, ResponseOf } from '@klopt/api-client/contract'

export type Todo = ResponseOf<typeof contract.dashboard.get>['todo'][number]

export interface TodoFacts {
  readonly administrationId: number
  readonly today: string
  readonly now: Date
  /** Bank lines that wait. */
  readonly waiting: number
}
