import type { contract, ResponseOf } from '@klopt/api-client/contract'

/** A ticket as staff sees it. */
export type StaffTicket = ResponseOf<typeof contract.ticketQueue.get>
