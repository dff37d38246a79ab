import { randomUUID } from 'node:crypto'
import { REQUEST_HEADER } from '@klopt/api-client/errors'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { JobQueue } from '../kernel/job.ts'
import { clientOf } from '../security/client-of.ts'
import { createProxyTrust } from '../security/trusted-proxies.ts'
import { ApiError } from '../kernel/api-error.ts'
import { nobody } from '../kernel/caller.ts'
import { reportOf } from '../kernel/error-report.ts'
import { compileRoute } from '../kernel/compile-route.ts'
import type { Gates } from '../kernel/gates.ts'
import { isCrossSite } from '../kernel/cross-site.ts'
import { readFileBody } from '../kernel/file-body.ts'
import { readJsonBody } from '../kernel/json-body.ts'
import { openApiOf } from '../kernel/openapi.ts'
import { createRateLimiter, type RateLimit, type RateLimiter } from '../kernel/rate-limit.ts'
import { logRequests } from '../kernel/request-log.ts'
import type { Route } from '../kernel/route.ts'
import type { Schedule } from '../system/schedule.ts'
import { securityHeaders } from '../kernel/security-headers.ts'
import type { Services } from '../kernel/services.ts'
import { serveHealth } from '../features/health/serve-health.ts'
import { serveScreenSharing } from '../features/screenshare/serve-screen-sharing.ts'
import { answersPeople } from './server-role.ts'
import { serveWebApp } from './web-app.ts'
import { toApiError } from '../kernel/to-api-error.ts'

export interface AppOptions {
  readonly services: Services
  readonly jobs: JobQueue
  readonly gates: Gates
  readonly routes: readonly Route[]
  readonly logger: FastifyBaseLogger
  readonly schedule: Schedule
  readonly rateLimit: RateLimit
  readonly checkResponses: boolean
  /** The folder of the built web app; null serves the API alone. */
  readonly webFolder: string | null
  /** Whether the server was told to end. */
  readonly isStopping: () => boolean
}

/** The whole server, not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, logger, routes } = options
  const app = Fastify({
    loggerInstance: logger,
    // Fastify's own lines hold the address, and an address may hold a key: see request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: createProxyTrust(services.settings.trustedProxies),
    forceCloseConnections: 'idle',
    requestTimeout: options.gates.limits.largeBodies.patienceMs + options.gates.limits.upload.deadlineMs,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  })
  app.decorateRequest('caller', null as never)
  app.decorateRequest('arrivedAt', null as never)
  app.decorateRequest('bodyIdentity', null)
  addErrorAnswers(app, services)
  const limiter = createRateLimiter(options.rateLimit)
  addGuards(app, services, limiter)
  logRequests(app)
  readJsonBody(app)
  readFileBody(app, services.incoming)
  serveHealth(app, { pool: services.pool, isStopping: options.isStopping })
  if (!answersPeople(services.settings.role)) return app
  serveScreenSharing(app, { services, limiter, schedule: options.schedule })
  for (const route of routes) compileRoute(app, route, options)
  serveOpenApi(app, routes)
  const { files } = services.settings
  await serveWebApp(app, options.webFolder, files.kind === 's3' ? files.linksAt : null)
  return app
}

/** Written when it is first asked for: that takes longer than all else that a server does before it listens. */
function serveOpenApi(app: FastifyInstance, routes: readonly Route[]): void {
  let written: string | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    written ??= JSON.stringify(openApiOf(routes))
    return reply.type('application/json').send(written)
  })
}

/** Before anything else happens: headers, the rate limit, and refusing writes of other sites. */
function addGuards(app: FastifyInstance, services: Services, limiter: RateLimiter): void {
  const { publicUrl } = services.settings
  const headers = securityHeaders(publicUrl)
  app.addHook('onRequest', async (request, reply) => {
    request.caller = nobody
    void reply.headers(headers)
    // The address of a customer's page has its key in it, until that is exchanged.
    if (isCustomerPage.test(request.url)) void reply.header('referrer-policy', 'no-referrer')
    if (!request.url.startsWith('/api/')) return
    void reply.header('cache-control', 'no-store')
    if (!limiter.take(clientOf(request.ip), performance.now())) throw new ApiError('rate_limited')
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads && isCrossSite(request.headers, publicUrl)) throw new ApiError('cross_site')
  })
}

const isCustomerPage = /^(?:\/api)?\/v2\/customer-dashboard\//

function addErrorAnswers(app: FastifyInstance, { errorReporter }: Services): void {
  app.setErrorHandler((error, request, reply) => {
    const apiError = toApiError(error)
    const { status } = apiError.entry
    const log = { err: apiError.cause ?? apiError, code: apiError.entry.code }
    if (apiError.error === 'too_busy') {
      // Foreseen, and there may be many of them.
      request.log.warn({ code: log.code, internal: apiError.message }, 'turned away for now')
    } else if (status >= 500) {
      request.log.error(log, 'unexpected failure')
      const place = { path: `${request.method} ${request.routeOptions.url ?? ''}`, requestId: request.id } // zero: an address that belongs to no route
      // Reports are kept in the database, which is what fails in the other cases.
      if (apiError.error === 'internal') void errorReporter.report(reportOf(log.err, place))
    } else request.log.info({ code: apiError.entry.code, internal: apiError.message }, 'refused')
    return reply
      .status(status)
      .headers({ ...apiError.headers, [REQUEST_HEADER]: request.id })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(apiError.toWire()))
  })
}
