import { expect, test } from 'vitest'
import { contract } from '../contract/index.ts'
import { ApiError, errorFromAnswer, errorFromFailure, isGenericMessage, messageWithCode } from './api-error.ts'
import { addressOf, createApi } from './api.ts'

function apiThatAnswers(answer: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = []
  const fetch = ((url: string, init: RequestInit) => {
    requests.push({ url, init })
    return Promise.resolve().then(answer)
  }) as typeof globalThis.fetch
  return { api: createApi({ fetch, origin: '', clientHeaders: { 'X-Client': 'test' } }), requests }
}

test('a call fills its path, query and headers and returns the typed answer', async () => {
  const { api, requests } = apiThatAnswers(() => Response.json({ items: [], nextCursor: null }))
  const answer = await api.call(contract.contacts.list, {
    params: { administrationId: 7 },
    query: { search: 'de vries' },
  })
  expect(answer.items).toEqual([])
  expect(requests[0]?.url).toBe('/api/v2/administrations/7/contacts?search=de+vries')
  expect(requests[0]?.init).toMatchObject({
    method: 'GET',
    credentials: 'include',
    headers: { Accept: 'application/json', 'X-Client': 'test' },
  })
})

test('a write that must not happen twice carries the key of its intent', async () => {
  const { api, requests } = apiThatAnswers(() => Response.json({ number: '2026-0001', version: 2 }))
  const input = { params: { administrationId: 1, invoiceId: 2 }, body: { version: 1 } }
  await api.call(contract.invoices.finalise, input, { idempotencyKey: 'intent-1' })
  expect(requests[0]?.init.headers).toMatchObject({ 'Idempotency-Key': 'intent-1', 'Content-Type': 'application/json' })
})

test('a file goes as its bytes, with its name in the query, whatever type the browser takes it for', async () => {
  const { api, requests } = apiThatAnswers(() => Response.json({}))
  const file = new Blob(['<html>'], { type: 'text/plain' })
  const input = { params: { administrationId: 7 }, query: { name: 'café & co.pdf' }, body: file }
  await api.call(contract.documents.upload, input, { idempotencyKey: 'intent-2' })
  expect(requests[0]?.url).toBe('/api/v2/administrations/7/documents/upload?name=caf%C3%A9+%26+co.pdf')
  expect(requests[0]?.init.body).toBe(file)
  expect(requests[0]?.init.headers).toMatchObject({
    'Content-Type': 'application/octet-stream',
    'Idempotency-Key': 'intent-2',
  })
})

test('a call carries what belongs to it alone, and another call does not', async () => {
  const sent: unknown[] = []
  const api = createApi({
    fetch: (async (_url: string, { headers }: RequestInit) => {
      sent.push(headers)
      return Response.json([])
    }) as typeof globalThis.fetch,
    origin: '',
    clientHeaders: {},
    headersFor: (_call, { params }) => (params?.['administrationId'] === 7 ? { 'X-Acting-As': '3' } : null),
  })
  await api.call(contract.administrations.roles, { params: { administrationId: 7 } })
  await api.call(contract.administrations.roles, { params: { administrationId: 8 } })
  expect(sent).toEqual([{ Accept: 'application/json', 'X-Acting-As': '3' }, { Accept: 'application/json' }])
})

test('an error of the server keeps its code, message and fields', async () => {
  const { api } = apiThatAnswers(() =>
    Response.json({ code: 90001, message: 'Fout', fields: { name: 'Leeg' } }, { status: 422 }),
  )
  const error = await api.call(contract.users.roles, {}).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 90001, status: 422, message: 'Fout', fields: { name: 'Leeg' }, aborted: false })
})

test.each([
  [500, 500, 'Er ging iets fout bij het verwerken van je verzoek.'],
  [502, -1, 'De server is tijdelijk niet beschikbaar, probeer het over een ogenblik nogmaals.'],
  [418, -1, 'Er is een onverwachte fout opgetreden.'],
])('a %i without a message gets the text of the specification', async (status, code, message) => {
  const { api } = apiThatAnswers(() => new Response('<html>', { status }))
  await expect(api.call(contract.users.roles, {})).rejects.toMatchObject({ code, status, message })
})

test('a network failure has status 0 and its own text', async () => {
  const { api } = apiThatAnswers(() => Promise.reject(new TypeError('failed to fetch')))
  await expect(api.call(contract.users.roles, {})).rejects.toMatchObject({
    status: 0,
    code: -1,
    aborted: false,
    message: 'Er is een netwerkfout opgetreden. Probeer het nogmaals.',
    originalMessage: 'failed to fetch',
  })
})

/** Hangs until it is told to stop, as a server that does not answer. */
const silent = ((_url: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason as Error)
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })) as typeof globalThis.fetch

test('a cancelled and a timed-out request are flagged as aborted and told apart', async () => {
  const api = createApi({ fetch: silent, origin: '', clientHeaders: {} })
  await expect(api.call(contract.users.roles, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    status: 0,
    aborted: true,
    abortReason: 'cancelled',
  })
  await expect(api.call(contract.users.roles, {}, { timeoutMs: 1 })).rejects.toMatchObject({
    aborted: true,
    abortReason: 'timed-out',
  })
})

test('a connection that breaks halfway the answer is a network failure, and flagged when it was cancelled', async () => {
  const broken = (status: number) =>
    new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) }), { status })
  for (const status of [200, 422]) {
    const { api } = apiThatAnswers(() => broken(status))
    await expect(api.call(contract.users.roles, {})).rejects.toMatchObject({ status: 0, aborted: false })
    const cancel = new AbortController()
    const { api: cancelled } = apiThatAnswers(() => {
      cancel.abort()
      return broken(status)
    })
    const call = cancelled.call(contract.users.roles, {}, { signal: cancel.signal })
    await expect(call).rejects.toMatchObject({ aborted: true, abortReason: 'cancelled' })
  }
})

test('an answer that says it went well but cannot be read is an unexpected error', async () => {
  const { api } = apiThatAnswers(() => new Response('<html>'))
  await expect(api.call(contract.users.roles, {})).rejects.toMatchObject({
    name: 'ApiError',
    code: -1,
    status: 200,
    message: 'Er is een onverwachte fout opgetreden.',
  })
})

test('an error has the number of its call where the answer says it', async () => {
  const wrong = { status: 500, headers: { 'klopt-request': 'f81d4fae-7dec-4d12-a765-00a0c91e6bf6' } }
  const said = apiThatAnswers(() => Response.json({ code: 500, message: 'Fout' }, wrong))
  const unsaid = apiThatAnswers(() => new Response('<html>', wrong))
  const lost = apiThatAnswers(() => Promise.reject(new TypeError('Failed to fetch')))
  const numbers = await Promise.all(
    [said, unsaid, lost].map(({ api }) =>
      api.call(contract.users.roles, {}).catch((cause: unknown) => cause instanceof ApiError && cause.requestId),
    ),
  )
  expect(numbers).toEqual([wrong.headers['klopt-request'], wrong.headers['klopt-request'], null])
})

test('every failed call is heard once; a mistake in the program is not a failed call', async () => {
  const heard: unknown[] = []
  const fetch = (async () => Response.json({ code: 500, message: '' }, { status: 500 })) as typeof globalThis.fetch
  const api = createApi({ fetch, origin: '', clientHeaders: {}, onError: (error) => heard.push(error) })
  await expect(api.call(contract.users.roles, {})).rejects.toThrow('Er ging iets fout')
  await expect(api.call(contract.firms.get, {} as never)).rejects.toThrow('firmId')
  expect(heard).toHaveLength(1)
})

test('a download is its bytes under the name of its content-disposition', async () => {
  const { api, requests } = apiThatAnswers(
    () => new Response('%PDF', { headers: { 'content-disposition': `attachment; filename*=UTF-8''a%20b.pdf` } }),
  )
  const file = await api.call(contract.invoices.pdf, { params: { administrationId: 1, invoiceId: 2 } })
  expect(requests[0]?.init.method).toBe('POST')
  expect(file.name).toBe('a b.pdf')
  expect(await file.blob.text()).toBe('%PDF')
})

test('a path is never built with a place left open', () => {
  expect(() => addressOf(contract.firms.get as never, {})).toThrow('firmId')
  expect(() => addressOf(contract.contacts.list as never, {})).toThrow('An administration id is required')
})

test('the message of an error is followed by its code in parentheses, or -1', () => {
  expect(messageWithCode(new ApiError({ code: 60007, status: 409, message: 'Alleen de laatste' }))).toBe(
    'Alleen de laatste (60007)',
  )
  expect(messageWithCode(errorFromAnswer(418, null))).toBe('Er is een onverwachte fout opgetreden. (-1)')
})

test('a screen shows its own text for an error that says nothing particular', () => {
  expect(isGenericMessage(errorFromFailure(new TypeError('x'), null))).toBe(true)
  expect(isGenericMessage(errorFromAnswer(500, { code: 500, message: 'Er ging iets fout.' }))).toBe(true)
  expect(isGenericMessage(errorFromAnswer(403, null))).toBe(true)
  expect(isGenericMessage(errorFromAnswer(403, { code: 90004, message: 'Je hebt geen rechten.' }))).toBe(false)
})
