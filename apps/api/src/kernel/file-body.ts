import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ReceivedFile, type IncomingFiles } from '../files/incoming.ts'
import { ApiError } from './api-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body of this route is a file. */
    readonly takesFile?: boolean
  }
}

/**
 * The body of a call that takes a file is its bytes: they go to disk as they come, and are counted and hashed meanwhile.
 * What breaks off, is too large or comes too slowly leaves nothing. `withFile` removes what was handled.
 */
export function readFileBody(app: FastifyInstance, incoming: IncomingFiles): void {
  app.addContentTypeParser('application/octet-stream', async (request: FastifyRequest, body: AsyncIterable<Buffer>) => {
    const { config, bodyLimit } = request.routeOptions
    if (config.takesFile !== true) throw new ApiError('malformed_request', { internal: 'this call takes no file' })
    if (Number(request.headers['content-length']) > bodyLimit) throw tooLarge(bodyLimit)
    const file = await incoming.receive(chunksOf(body, bodyLimit))
    // Nobody is left to handle it for.
    if (request.socket.destroyed) {
      await file.remove()
      throw new ApiError('malformed_request', { internal: 'the sender went away' })
    }
    request.bodyIdentity = file.sha256
    return file
  })
}

/** Handles a request of which the body may be a file, and removes that whatever happens. Throws when one is missing. */
export async function withFile<T>({ body, routeOptions }: FastifyRequest, handle: () => Promise<T>): Promise<T> {
  if (!(body instanceof ReceivedFile)) {
    if (routeOptions.config.takesFile !== true) return handle()
    throw new ApiError('malformed_request', { internal: 'the body is no file' })
  }
  try {
    return await handle()
  } finally {
    await body.remove()
  }
}

/** Ends with `too_large` where the limit is passed, and with `malformed_request` where the sender broke off. */
async function* chunksOf(body: AsyncIterable<Buffer>, limitBytes: number): AsyncGenerator<Buffer> {
  let size_bytes = 0
  try {
    for await (const chunk of body) {
      size_bytes += chunk.length
      if (size_bytes > limitBytes) throw tooLarge(limitBytes)
      yield chunk
    }
  } catch (error) {
    throw error instanceof ApiError
      ? error
      : new ApiError('malformed_request', { internal: String(error), cause: error })
  }
}

/** What is still on its way is not read, so the connection cannot be used again. */
function tooLarge(limitBytes: number): ApiError {
  const content = `Het bestand mag maximaal ${Math.floor(limitBytes / 1_000_000)} MB groot zijn.`
  return new ApiError('too_large', { fields: { content }, headers: { connection: 'close' } })
}
