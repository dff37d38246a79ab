import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'

/** So that a connection is passed on once at most. */
const PASSED_ON = 'x-klopt-passed-on'
const CONNECT_MS = 3_000

export const wasPassedOn = ({ headers }: IncomingMessage): boolean => headers[PASSED_ON] !== undefined

/**
 * Hands the connection of a request to upgrade, which nobody answered yet, to another server: from then on bytes go to and
 * fro unread, and both ends close together. False when that server cannot be reached; then nothing has been sent.
 */
export function passOn(request: IncomingMessage, address: string): Promise<boolean> {
  const { socket: client } = request
  const { hostname, port } = new URL(`http://${address}`)
  const server = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80), timeout: CONNECT_MS })
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const end = () => {
    server.destroy()
    resolve(false)
  }
  server.once('timeout', end)
  server.once('error', end)
  server.once('connect', () => {
    server.off('timeout', end).off('error', end).setTimeout(0).setNoDelay(true)
    server.on('error', () => client.destroy()).on('close', () => client.destroy())
    client.on('error', () => server.destroy()).on('close', () => server.destroy())
    server.write(headOf(request))
    client.pipe(server)
    server.pipe(client)
    resolve(true)
  })
  return promise
}

/** The request as it came, with who it came from behind those that it was passed on for before. */
function headOf({ method, url, rawHeaders, headers, socket }: IncomingMessage): string {
  const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== 'x-forwarded-for')
      lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  }
  return `${[...lines, `X-Forwarded-For: ${forwarded}`, `${PASSED_ON}: 1`].join('\r\n')}\r\n\r\n`
}
