import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Anyone may call this route and it has no body: a form that comes along is left unread. */
    readonly ignoresForm?: boolean
  }
}

/** Bodies are JSON, unless a call takes a file; `__proto__` and the like are refused. The bytes are kept for the idempotency key. */
export function readJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    request.bodyIdentity = bytes
    if (bytes.length === 0) return done(null, undefined)
    return parse(request, bytes.toString('utf8'), done)
  })
  // What a provider of payments sends along says nothing that is believed, so it is not read either. Nobody else sends a form.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, _body, done) => {
    if (request.routeOptions.config.ignoresForm === true) return done(null, undefined)
    return done(new ApiError('malformed_request', { internal: 'this call takes no form' }), undefined)
  })
}
