import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { chosenIds } from './several.ts'

const ROOT = '/administrations/{administrationId}/statements' as const
const body = v.object({ contactIds: chosenIds('relatie', 'relaties') })

/** Statements of account on paper, of contacts that were chosen in their list. */
export const statements = defineArea('statements', {
  download: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/download`,
    summary: 'A statement of account of each contact in one zip, of the last twelve months, in their own language',
    body,
    response: 'file',
  }),
  downloadPdf: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/download-pdf`,
    summary: 'The same as one PDF, one after the other as they were chosen',
    body,
    response: 'file',
  }),
})
