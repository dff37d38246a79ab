import { contract } from '@klopt/api-client/contract'
import type { Books } from '../books.test-support.ts'

/** Makes a draft final, for the answer it gets. */
export const finaliseOf = (books: Books, draft: { id: number; version: number }, idempotencyKey?: string) =>
  books.client.send(
    contract.invoices.finalise,
    { params: { ...books.params, invoiceId: draft.id }, body: { version: draft.version } },
    { ...(idempotencyKey !== undefined && { idempotencyKey }) },
  )
