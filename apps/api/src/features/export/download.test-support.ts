import { strFromU8, unzipSync } from 'fflate'
import type { KloptTestServer } from '../../testing/index.ts'
import type { Books } from '../books.test-support.ts'

/** What somebody gets who takes their books along: its files, and its tables as rows of cells. */
export async function downloadExport(server: KloptTestServer, books: Pick<Books, 'id' | 'client'>) {
  // The typed client would read the bytes as text.
  const cookie = [...books.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `${server.url}/api/v2/administrations/${books.id}/export`
  const response = await fetch(url, { method: 'POST', headers: { cookie } })
  if (response.status !== 200) throw new Error(`The export was answered with ${response.status}`)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const table = (name: string) =>
    strFromU8(files[name] ?? new Uint8Array())
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(';'))
  return { files, table, name: response.headers.get('content-disposition') ?? '' }
}
