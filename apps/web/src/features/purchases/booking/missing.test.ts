import { ApiError } from '@klopt/api-client'
import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { errorsOf, hasPlace } from './missing.ts'

const refused = (path: string) =>
  new ApiError({ code: 90001, status: 400, message: 'Klopt niet', fields: { [path]: 'Fout' } })

test.each([
  ['number', 'number'],
  ['lines.0.accountId', 'account'],
  ['statedVat.0.vatCents', 'vatCents'],
])('an error of the server at %s stands at its field', (path, field) => {
  expect(errorsOf(refused(path), emptyDraft())).toEqual({ [field]: 'Fout' })
  expect(hasPlace(refused(path), emptyDraft())).toBe(true)
})

test.each(['picks.0.vertices', 'documentId', 'content'])(
  'an error at %s, which the form does not have, is told as a whole',
  (path) => {
    expect(hasPlace(refused(path), emptyDraft())).toBe(false)
  },
)
