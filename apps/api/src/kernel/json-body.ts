import type { FastifyInstance } from 'fastify'

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
  // What a provider of payments sends along says nothing that is believed, so it is not read either.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, _body, done) =>
    done(null, undefined),
  )
}
