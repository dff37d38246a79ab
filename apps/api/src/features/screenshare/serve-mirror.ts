import type { FastifyInstance } from 'fastify'

const PAGE = '<!doctype html><html lang="nl"><meta charset="utf-8"><title>Scherm</title><body></body></html>'

/**
 * The empty page in which an operator sees a user's screen. Its own policy loads nothing at all and runs nothing; the
 * styles of what is shown are all it takes. A `srcdoc` would have the policy of the page around it instead.
 */
export function serveMirror(app: FastifyInstance): void {
  app.get('/api/screenshare/mirror', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
      .send(PAGE),
  )
}
