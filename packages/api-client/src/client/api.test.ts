import { expect, test } from 'vitest'
import { contract } from '../contract/index.ts'
import { ApiError } from './api-error.ts'
import { addressOf, createApi, fileNameOf } from './api.ts'

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
    headers: { Accept: 'application/json' },
  })
})

test('a write that must not happen twice carries the key of its intent', async () => {
  const { api, requests } = apiThatAnswers(() => Response.json({ number: '2026-0001', version: 2 }))
  const input = { params: { administrationId: 1, invoiceId: 2 }, body: { version: 1 } }
  await api.call(contract.invoices.finalise, input, { idempotencyKey: 'intent-1' })
  expect(requests[0]?.init.headers).toMatchObject({ 'Idempotency-Key': 'intent-1', 'Content-Type': 'application/json' })
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

test('a network failure has status 0; a cancelled request is flagged as aborted', async () => {
  const { api } = apiThatAnswers(() => Promise.reject(new TypeError('failed to fetch')))
  await expect(api.call(contract.users.roles, {})).rejects.toMatchObject({
    status: 0,
    aborted: false,
    message: 'Er is een netwerkfout opgetreden. Probeer het nogmaals.',
  })
  await expect(api.call(contract.users.roles, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    aborted: true,
  })
})

test('a download has the name of its content-disposition', () => {
  expect(fileNameOf(`attachment; filename="f.pdf"; filename*=UTF-8''Factuur%202026.pdf`)).toBe('Factuur 2026.pdf')
  expect(fileNameOf('attachment; filename="f.pdf"')).toBe('f.pdf')
  expect(fileNameOf(null)).toBe('download')
})

test('a path is never built with a place left open', () => {
  expect(() => addressOf(contract.firms.get as never, {})).toThrow('firmId')
})
