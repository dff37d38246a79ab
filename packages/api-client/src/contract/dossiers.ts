import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { clientChange } from './client-visits.ts'
import { fileName, id, requiredText, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/dossiers/{fiscalYear}' as const

/** The largest file a dossier takes. */
const MAX_DOCUMENT_BYTES = 20_971_520

const dossier = v.object({
  fiscalYear: v.number(),
  items: v.array(v.object({ id, text: v.string(), doneBy: v.nullable(v.string()), doneAt: v.nullable(timestamp) })),
  /** The newest first. */
  notes: v.array(v.object({ id, text: v.string(), writtenBy: v.string(), writtenAt: timestamp })),
  /** The newest first. */
  documents: v.array(
    v.object({ id, name: v.string(), sizeBytes: v.number(), addedBy: v.string(), addedAt: timestamp }),
  ),
})
export type Dossier = v.InferOutput<typeof dossier>

/** What the firm keeps about a client per fiscal year; the client does not see it. */
export const dossiers = defineArea('dossiers', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The checklist, the notes and the files of a fiscal year',
    response: dossier,
    errors: ['only_firm_keeps_dossier'],
  }),
  deeds: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/deeds`,
    summary: 'Who did what in the books within a fiscal year, or about it afterwards; the latest first',
    policy: 'ALWAYS',
    response: v.array(clientChange),
    errors: ['only_firm_keeps_dossier'],
  }),
  addItem: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/items`,
    summary: 'Add something to do; what is there already stays as it is',
    body: v.object({ text: requiredText(200) }),
    errors: ['only_firm_keeps_dossier'],
    stale: ['dossiers'],
    idempotent: true,
  }),
  tickItem: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/items/{itemId}/tick`,
    summary: 'Say that something was done, or not after all',
    body: v.object({ done: v.boolean() }),
    errors: ['only_firm_keeps_dossier'],
    stale: ['dossiers'],
  }),
  removeItem: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/items/{itemId}/remove`,
    summary: 'Take something off the checklist',
    errors: ['only_firm_keeps_dossier'],
    stale: ['dossiers'],
  }),
  addNote: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/notes`,
    summary: 'Write a note; it stays as it was written',
    body: v.object({ text: requiredText(5000) }),
    response: v.object({ id }),
    errors: ['only_firm_keeps_dossier'],
    stale: ['dossiers'],
    idempotent: true,
  }),
  addDocument: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/documents/upload`,
    summary: 'Keep a file in the dossier; one that is there already adds nothing',
    query: fileName,
    body: 'file',
    response: v.object({ id }),
    errors: ['file_type_invalid', 'too_large', 'only_firm_keeps_dossier'],
    stale: ['dossiers'],
    idempotent: true,
    bodyLimitBytes: MAX_DOCUMENT_BYTES,
  }),
  removeDocument: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/documents/{documentId}/remove`,
    summary: 'Take a file out of the dossier',
    errors: ['only_firm_keeps_dossier'],
    stale: ['dossiers'],
  }),
  downloadDocument: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/documents/{documentId}/download`,
    summary: 'Download a file of the dossier',
    response: 'file',
    errors: ['only_firm_keeps_dossier'],
  }),
})
