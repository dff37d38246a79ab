import type { FastifyInstance } from 'fastify'

const idleRound_ms = 50

/**
 * Stops taking connections and lets running requests finish. Browsers keep connections open without using
 * them, so idle ones are closed again and again until none is left.
 */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const closing = app.close()
  const rounds = setInterval(() => app.server.closeIdleConnections(), idleRound_ms)
  try {
    await closing
  } finally {
    clearInterval(rounds)
  }
}
