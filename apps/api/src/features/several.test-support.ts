import { expect } from 'vitest'
import type { Books } from './books.test-support.ts'

/** The bytes of a download of what was chosen in a list, which the typed client would read as text. */
export async function severalFile(books: Books, path: string, body: object): Promise<Uint8Array> {
  const answer = await fetch(`${books.server.url}/api/v2/administrations/${books.id}/${path}`, {
    method: 'POST',
    headers: {
      cookie: [...books.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}
