import type { contract, ResponseOf } from '@klopt/api-client/contract'

/** A bank, cash, card or provider book as the switcher of books has it. */
export type Book = ResponseOf<typeof contract.bank.books>[number]
