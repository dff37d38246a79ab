import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}
/** Nothing but files of this folder: no inline script or style. */
const policy = "default-src 'self'; img-src 'self' data:"

/** Serves the files of a folder as they are, under a strict content security policy. */
export async function serveFolder(folder: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const path = join(folder, decodeURIComponent(request.url ?? '/'))
    if (!existsSync(path) || statSync(path).isDirectory()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? '', 'content-security-policy': policy })
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() }
}
