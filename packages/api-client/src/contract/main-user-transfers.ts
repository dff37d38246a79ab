import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { fileContent, id, requiredText, timestamp } from './wire.ts'

const OWN = '/administrations/{administrationId}/main-user-transfers'
const STAFF = '/admin/main-user-transfers'
const staffErrors = ['global_admin_verification_required'] as const

/**
 * Four megabytes, and what Base64 and the rest of the body add to it. Other uploads are a raw body, which the server streams to
 * a file; of a document of identity nothing may stand on a disk as it is, so it comes in JSON and is sealed in memory.
 */
const BODY_BYTES = 6 * 1024 * 1024

const documentType = v.picklist(['PASSPORT', 'DRIVER_LICENSE', 'ID_CARD', 'OTHER_PROOF_OF_IDENTITY'])
const side = v.picklist(['FRONT', 'BACK'])
const document = v.object({
  id,
  type: documentType,
  side,
  /** It can be seen once. */
  openedAt: v.nullable(timestamp),
})
export type IdentityDocument = v.InferOutput<typeof document>

const asked = {
  id,
  askedBy: v.object({ id, name: v.string(), emailAddress: v.string() }),
  askedAt: timestamp,
  reason: v.string(),
  documents: v.array(document),
}
const staffRow = v.object({
  ...asked,
  administration: v.object({ id, companyName: v.string() }),
  mainUser: v.nullable(v.object({ name: v.string(), emailAddress: v.string() })),
})
export type MainUserTransfer = v.InferOutput<typeof staffRow>

/** Becoming the main user of books whose main user is out of reach. Staff decides, on identity documents seen once. */
export const mainUserTransfers = defineArea('mainUserTransfers', {
  show: defineCall({
    method: 'GET',
    base: 'v2',
    path: OWN,
    summary: 'The request of these books that is not decided yet; for holders of ADMIN',
    policy: 'ALWAYS',
    response: v.nullable(v.object(asked)),
  }),
  ask: defineCall({
    method: 'POST',
    base: 'v2',
    path: OWN,
    summary: 'Ask staff to become the main user; the main user is told',
    body: v.object({ reason: requiredText(500) }),
    response: v.object({ id }),
    errors: ['main_user_transfer_asked', 'only_members_ask'],
    stale: ['mainUserTransfers'],
    idempotent: true,
  }),
  addDocument: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${OWN}/{transferId}/documents`,
    summary: 'Show a side of an identity document, with BSN and photo masked; the same side again takes its place',
    body: v.object({
      type: documentType,
      side,
      bsnIsMasked: v.boolean(),
      photoIsMasked: v.boolean(),
      content: fileContent,
    }),
    errors: ['identity_not_masked', 'file_type_invalid', 'too_large'],
    stale: ['mainUserTransfers'],
    bodyLimitBytes: BODY_BYTES,
  }),
  withdraw: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${OWN}/{transferId}/withdraw`,
    summary: 'Ask it no more; who asked, or the main user who is there after all',
    stale: ['mainUserTransfers'],
  }),
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: STAFF,
    summary: 'Requests that staff is to decide, the oldest first',
    policy: 'ALWAYS',
    response: v.array(staffRow),
    errors: staffErrors,
  }),
  openDocument: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${STAFF}/{transferId}/documents/{documentId}/open`,
    summary: 'See an identity document, once: nothing of it is kept',
    body: v.object({ reason: requiredText(500) }),
    response: 'file',
    errors: [...staffErrors, 'identity_document_opened'],
    stale: ['mainUserTransfers'],
  }),
  decide: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${STAFF}/{transferId}/decide`,
    summary: 'Make who asked the main user, or do not; the identity documents go',
    body: v.object({ approve: v.boolean(), reason: requiredText(500) }),
    errors: [...staffErrors, 'identity_document_unseen'],
    stale: ['mainUserTransfers'],
    idempotent: true,
  }),
})
