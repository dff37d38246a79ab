import type { contract, ResponseOf } from '@klopt/api-client/contract'

/** What waits of one customer. */
export type UnbilledCustomer = ResponseOf<typeof contract.hours.unbilled>[number]
