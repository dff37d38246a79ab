import type { contract, ResponseOf } from '@klopt/api-client/contract'

export type Book = ResponseOf<typeof contract.bank.books>[number]
