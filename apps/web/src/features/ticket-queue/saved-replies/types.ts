import type { contract, ResponseOf } from '@klopt/api-client/contract'

export type SavedReply = ResponseOf<typeof contract.ticketQueue.savedReplies>[number]
