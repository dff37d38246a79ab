import { setTimeout } from 'node:timers/promises'
import { contract } from '@klopt/api-client/contract'
import { fileBody, TestClient } from '@klopt/api/testing'
import type { RecognitionServer } from './server.ts'

function clientOf({ url, cookie }: RecognitionServer): TestClient {
  const client = new TestClient(url)
  for (const pair of cookie.split('; ')) client.setCookie(pair)
  return client
}

export interface Upload {
  readonly name: string
  readonly content: Uint8Array
  /** How often to look whether it is read. */
  readonly lookEveryMs: number
}

/** Uploads a document and looks until it is read. Throws when it could not be. */
export async function uploadAndRead(server: RecognitionServer, { name, content, lookEveryMs }: Upload): Promise<void> {
  const { administrationId } = server
  const client = clientOf(server)
  const { id: documentId } = await client.call(contract.documents.upload, {
    params: { administrationId },
    query: { name },
    body: fileBody(content),
  })
  for (;;) {
    const { recognition } = await client.call(contract.documents.get, { params: { administrationId, documentId } })
    if (recognition?.state === 'done') return
    if (recognition?.state === 'failed') throw new Error(recognition.failure ?? 'not read')
    await setTimeout(lookEveryMs)
  }
}
