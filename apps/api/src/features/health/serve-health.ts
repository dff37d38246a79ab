import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

export interface HealthOptions {
  readonly pool: pg.Pool
  /** Whether it was told to end and only finishes what it has. */
  readonly isStopping: () => boolean
}

/**
 * `/api/health` and `/api/health/live` say that the server runs: what restarts one that hangs asks that.
 * `/api/health/ready` says that new work is welcome: it can reach its database and is not about to end.
 */
export function serveHealth(app: FastifyInstance, { pool, isStopping }: HealthOptions): void {
  const alsoHead = { exposeHeadRoute: true }
  app.get('/api/health', alsoHead, async () => ({ status: 'ok' }))
  app.get('/api/health/live', alsoHead, async () => ({ status: 'ok' }))
  app.get('/api/health/ready', alsoHead, async (request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    try {
      await pool.query('SELECT 1')
      return { status: 'ok', database: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'the database cannot be reached')
      return reply.status(503).send({ status: 'unavailable', database: 'unavailable' })
    }
  })
}
