import type { contract, ResponseOf } from '@klopt/api-client/contract'

export type Account = ResponseOf<typeof contract.account.get>
