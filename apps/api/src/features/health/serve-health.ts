import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** `/api/health` says that the server runs, `/api/health/ready` that it can reach its database. */
export function serveHealth(app: FastifyInstance, pool: pg.Pool): void {
  const alsoHead = { exposeHeadRoute: true }
  app.get('/api/health', alsoHead, async () => ({ status: 'ok' }))
  app.get('/api/health/ready', alsoHead, async (request, reply) => {
    try {
      await pool.query('SELECT 1')
      return { status: 'ok', database: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'the database cannot be reached')
      return reply.status(503).send({ status: 'unavailable', database: 'unavailable' })
    }
  })
}
