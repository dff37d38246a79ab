import type { FastifyInstance } from 'fastify'

/**
 * One line per API request: which route, who, how it went. The address itself is not logged: a query may hold
 * a key, and headers and bodies hold passwords.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (route === undefined || !route.startsWith('/api/')) return
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.caller.user?.id,
        administrationId: request.caller.administration?.id,
      },
      'request',
    )
  })
}
