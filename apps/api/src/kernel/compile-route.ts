import { isReadOnly } from '@klopt/bookkeeping/administration'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { JobQueue } from './job.ts'
import { contentDisposition, isFileAnswer, type FileAnswer } from './answer.ts'
import { ApiError } from './api-error.ts'
import { authorise } from './authorise.ts'
import { nobody, type Caller } from './caller.ts'
import { civilDate } from './clock.ts'
import type { OutsideContext } from './context.ts'
import { enterCustomer } from './enter-customer.ts'
import { withFile } from './file-body.ts'
import { readClaim, type StoredAnswer } from './idempotency.ts'
import { createInputReader, readParams } from './input.ts'
import type { Gates } from './gates.ts'
import { SpanKind, traced } from '../system/telemetry.ts'
import type { Route } from './route.ts'
import { runRoute } from './run-route.ts'
import type { Services } from './services.ts'
import { createWhitelist } from './whitelist.ts'
import { clientOf } from '../security/client-of.ts'
import { noteWritten } from './written-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    arrivedAt: Date
    /** What an idempotency key is bound to: the bytes of JSON, the SHA-256 of a file; null without a body. */
    bodyIdentity: Buffer | null
  }
}

export interface RouteServices {
  readonly services: Services
  readonly jobs: JobQueue
  readonly gates: Gates
  /** Checks every answer against the contract: in tests and development. */
  readonly checkResponses: boolean
}

/** Puts a route on the server: authenticate and authorise before the body is read, then validate and run. */
export function compileRoute(
  app: FastifyInstance,
  route: Route,
  { services, jobs, gates, checkResponses }: RouteServices,
): void {
  const { call } = route
  const readInput = createInputReader(call)
  const present = createPresenter(route, checkResponses)

  const onRequest = async (request: FastifyRequest) => {
    request.arrivedAt = services.clock.now()
    const cookie = route.access.kind === 'customer' ? services.customerCookie : services.sessionCookie
    const tokenHash = cookie.readTokenHash(request.headers.cookie)
    request.caller = await gates.authenticating(request, tokenHash, () => callerOf(request, route, services, tokenHash))
  }

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { caller, arrivedAt: now } = request
    const input = readInput(request)
    const today = civilDate(now)
    refuseWhenReadOnly(route, caller, today)
    if (route.reachesOthers && caller.administration?.isExample === true) throw new ApiError('only_examples')
    const headers = new Map<string, string | string[]>()
    const outside = {
      ...callerPart(caller),
      ...requestPart(request, reply),
      setHeader: headers.set.bind(headers),
      input,
      now,
      today,
      services,
    }
    const user = caller.user
    const claim =
      call.idempotent && user !== null ? readClaim(request, user.id, `${call.method} ${call.path}`, now) : null
    const { lockTimeoutMs } = gates.limits
    const run = () => runRoute({ route, caller, outside, jobs, claim, lockTimeoutMs, present })
    const answer = await gates.calling(request, claim, reply.raw, run)
    if (route.writes) await noteWritten(reply, services)
    return send(reply.headers(Object.fromEntries(headers)), answer)
  }

  const name = `${call.method} ${call.path}`
  const attributes = { 'http.request.method': call.method, 'http.route': call.path }
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    // The report of an error has the same number, so that one is found by the other.
    traced(name, { kind: SpanKind.SERVER, attributes: { ...attributes, 'klopt.request': request.id } }, () =>
      withFile(request, () => handle(request, reply)),
    )
  const takesFile = call.body === 'file'
  const isLarge = takesFile || call.bodyLimitBytes >= LARGE_BYTES
  const hooks = { onRequest, ...(isLarge && { preParsing: gates.reading.bind(gates) }) }
  const ignoresForm = route.access.kind === 'public' && call.body === null
  for (const url of urlsOf(call.path)) {
    app.route({
      method: call.method,
      url,
      bodyLimit: call.bodyLimitBytes,
      config: { takesFile, ignoresForm },
      ...hooks,
      handler,
    })
  }
}

const LARGE_BYTES = 2_000_000

/** The paths of authentication are also answered under /api/v1. */
function urlsOf(path: string): string[] {
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
  return url.startsWith('/api/authentication/') ? [url, url.replace('/api/', '/api/v1/')] : [url]
}

async function callerOf(
  request: FastifyRequest,
  route: Route,
  { pool }: Services,
  tokenHash: Buffer | null,
): Promise<Caller> {
  if (route.access.kind === 'customer') {
    const { token } = readParams<'token'>(request.params)
    const changes = route.writes && !route.allowedWhenViewing
    return enterCustomer(pool, { token, sessionHash: tokenHash, changes }, request.arrivedAt)
  }
  if (tokenHash === null && route.access.kind === 'public') return nobody
  if (tokenHash === null) throw new ApiError('authentication_missing')
  const { administrationId = null, firmId = null } = idsOf(request, route)
  const actingAsUserId = administrationId === null ? null : actingAsOf(request)
  const changes = route.writes && !route.allowedWhenViewing
  const question = { access: route.access, changes, tokenHash, administrationId, firmId, actingAsUserId }
  return authorise(pool, { ...question, address: clientOf(request.ip) }, request.arrivedAt)
}

/** Through whose eyes staff wants to see the administration of the path. */
function actingAsOf({ headers }: FastifyRequest): number | null {
  const header = headers['x-acting-as']
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[1-9]\d{0,14}$/.test(header)) throw new ApiError('acting_as_refused')
  return Number(header)
}

function idsOf(request: FastifyRequest, { access }: Route): { administrationId?: number; firmId?: number } {
  const names = access.kind === 'administration' || access.kind === 'firm'
  return names ? readParams<'administrationId' | 'firmId'>(request.params) : {}
}

function refuseWhenReadOnly(route: Route, { administration }: Caller, today: string): void {
  if (!route.writes || route.allowedWhenReadOnly || administration === null) return
  if (isReadOnly(administration, today)) throw new ApiError('read_only')
}

function callerPart({ user, session, administration, actingAsUserId, firmId, clientIds, mayManage, customer }: Caller) {
  return {
    user,
    session,
    ...(administration && {
      administration,
      administrationId: administration.id,
      permissions: administration.permissions,
      actingAsUserId,
    }),
    ...(firmId !== null && { firmId, clientIds, mayManage }),
    ...(customer !== null && { customer }),
  }
}

function requestPart(
  request: FastifyRequest,
  { raw }: FastifyReply,
): Pick<OutsideContext<unknown, 'public'>, 'request' | 'log'> {
  return {
    request: {
      id: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '', // zero: a program that does not say what it is
      cookies: request.headers.cookie,
      isWaitedFor: () => !raw.destroyed,
    },
    log: request.log,
  }
}

/** Copies what the contract names; with `check` also insists that it is all there and right. */
function createPresenter({ call }: Route, check: boolean): (handled: unknown) => StoredAnswer {
  const { response } = call
  if (response === null) return () => ({ status: 204, body: undefined })
  if (response === 'file') {
    return (handled) => {
      if (!isFileAnswer(handled)) throw new Error(`${call.path} has to answer a file`)
      return { status: 200, body: handled }
    }
  }
  const copy = createWhitelist(response)
  return (handled) => ({ status: 200, body: copy(check ? v.parse(response, handled) : handled) })
}

function send(reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply {
  reply.status(status)
  if (isFileAnswer(body)) return sendFile(reply, body)
  return status === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

function sendFile(reply: FastifyReply, { name, mimeType, content }: FileAnswer): FastifyReply {
  return reply
    .type(mimeType)
    .header('content-disposition', contentDisposition(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content instanceof Readable ? content : Buffer.from(content))
}
