import { contract } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../app/transport/calls.ts'
import * as uploads from '../../app/transport/upload.ts'
import { uploadDocument } from './upload-document.ts'

afterEach(() => vi.restoreAllMocks())

const place = { uploadId: 'b1f0c0a2-0000-4000-8000-000000000001', url: 'https://s3.example/x' }
const options = { idempotencyKey: 'sleutel' }

/** Sends a file of a size where the server says that place; answers by which ways it went. */
async function waysOf(sizeBytes: number, put: typeof place | null, isPut = true) {
  const ways: string[] = []
  vi.spyOn(api, 'call').mockImplementation(async (call, _input, asked) => {
    ways.push(`${call.path.split('/').at(-1)} ${asked?.idempotencyKey ?? ''}`.trim())
    return { put }
  })
  vi.spyOn(uploads, 'putAt').mockImplementation(async (url) => (ways.push(`PUT ${url}`), isPut))
  vi.spyOn(uploads, 'upload').mockImplementation(async (call) => (ways.push(call.path.split('/').at(-1) ?? ''), {}))
  await uploadDocument(4, new File([new Uint8Array(sizeBytes)], 'factuur.pdf'), options)
  return ways
}

test('a large file goes to where files are kept, and the server is told so under its key', async () => {
  expect(await waysOf(1_000_000, place)).toEqual(['begin-upload', `PUT ${place.url}`, 'complete-upload sleutel'])
})

test.each([
  ['a small one', 999_999, place, true, ['upload']],
  ['one for a server that keeps files itself', 1_000_000, null, true, ['begin-upload', 'upload']],
  ['one that cannot be put there', 1_000_000, place, false, ['begin-upload', `PUT ${place.url}`, 'upload']],
] as const)('%s is sent to the server as a whole', async (_, sizeBytes, put, isPut, ways) => {
  expect(contract.documents.upload.path.endsWith('/upload')).toBe(true)
  expect(await waysOf(sizeBytes, put, isPut)).toEqual(ways)
})
