import { contract } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { putAt, upload } from './upload.ts'

afterEach(() => vi.unstubAllGlobals())

test('a file that can no longer be read is not sent: sending would fail as if the connection had been lost', async () => {
  const sent = vi.fn()
  vi.stubGlobal('XMLHttpRequest', sent)
  const gone = new DOMException('The requested file could not be read', 'NotReadableError')
  const body = new Blob(['x'])
  vi.spyOn(body, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(gone) }))
  const input = { params: { administrationId: 1 }, query: { name: 'a.pdf' }, body }
  await expect(upload(contract.documents.upload, input, { onProgress: vi.fn() })).rejects.toBe(gone)
  expect(sent).not.toHaveBeenCalled()
})

test('an answer keeps its headers: the number of a call that failed is one of them', async () => {
  class Failed extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = 500
    readonly responseText = '{"code":500,"message":"Fout"}'
    open() {}
    setRequestHeader() {}
    readonly getAllResponseHeaders = () => 'content-type: application/json\r\nklopt-request: f81d4fae\r\n'
    send() {
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Failed)
  const input = { params: { administrationId: 1 }, query: { name: 'a.pdf' }, body: new Blob(['x']) }
  await expect(upload(contract.documents.upload, input)).rejects.toMatchObject({ code: 500, requestId: 'f81d4fae' })
})

test('a signal that goes off after the answer leaves the request alone', async () => {
  const abort = vi.fn<() => void>()
  class Answered extends EventTarget {
    readonly upload = new EventTarget()
    readonly status = 204
    readonly responseText = ''
    readonly getAllResponseHeaders = () => ''
    readonly abort = abort
    open() {}
    send() {
      for (const event of ['load', 'loadend']) this.dispatchEvent(new Event(event))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answered)
  const leaving = new AbortController()
  expect(await putAt('https://bestanden.voorbeeld.nl/1', new Blob(['x']), { signal: leaving.signal })).toBe(true)
  leaving.abort()
  expect(abort).not.toHaveBeenCalled()
})
