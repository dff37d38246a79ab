import * as v from 'valibot'
import { defineCall } from './call.ts'
import { id, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/bank/muted-suggestions' as const

/** A rule is paused or removed instead. */
const kind = v.picklist(['open_item', 'combination', 'account'])

const mutedSuggestion = v.object({
  id,
  kind,
  /** The account that is not suggested; null of open items. */
  accountNumber: v.nullable(v.string()),
  accountName: v.nullable(v.string()),
  /** The documents that are not suggested, 'Factuur 2026-0091'; null of an account, and where all of theirs are meant. */
  documents: v.nullable(v.array(v.string())),
  /** For whom: whoever has the account, or without one whoever has the name. */
  counterpartyName: v.nullable(v.string()),
  counterpartyIban: v.nullable(v.string()),
  createdAt: timestamp,
})

/** What is not suggested again for a counterparty. */
export const bankMutedCalls = {
  mutedSuggestions: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'What is not suggested again for a counterparty, newest first',
    response: v.array(mutedSuggestion),
  }),
  muteSuggestion: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Suggest a document, several together, or an account never again for the counterparty of a line',
    body: v.object({ transactionId: id, kind, accountId: v.nullable(id), openItemIds: v.array(id) }),
    response: v.object({ id }),
    errors: ['not_found'],
    stale: ['bank', 'dashboard'],
    idempotent: true,
  }),
  unmuteSuggestion: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{mutedId}/delete`,
    summary: 'Suggest it again',
    stale: ['bank', 'dashboard'],
    idempotent: true,
  }),
}
