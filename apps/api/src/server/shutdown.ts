import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const IDLE_ROUND_MS = 50

/**
 * Answers a function that stops taking connections and lets running requests finish. Browsers hold connections
 * that they do not use: those that are idle between requests are closed again and again until none is left, and
 * those that never sent a request, which Node counts as busy, at once.
 */
export function prepareGracefulClose(app: FastifyInstance): () => Promise<void> {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket))

  return async () => {
    const closing = app.close()
    const closeIdle = () => {
      for (const socket of unused) socket.destroy()
      app.server.closeIdleConnections()
    }
    closeIdle()
    const rounds = setInterval(closeIdle, IDLE_ROUND_MS)
    try {
      await closing
    } finally {
      clearInterval(rounds)
    }
  }
}
