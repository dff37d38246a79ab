import type { PutObjectCommand } from '@aws-sdk/client-s3'

/**
 * Has a request signed with the SHA-256 of its body, which is known before the first byte goes out: the server refuses
 * what comes in as other bytes, also over a connection that nothing else protects.
 */
export function signPayloadHash({ middlewareStack }: PutObjectCommand, sha256: Buffer): void {
  middlewareStack.add(
    (next) => (args) => {
      const { request } = args
      if (hasHeaders(request)) request.headers['x-amz-content-sha256'] = sha256.toString('hex')
      return next(args)
    },
    { step: 'build', name: 'signPayloadHash' },
  )
}

const hasHeaders = (request: unknown): request is { headers: Record<string, string> } =>
  typeof request === 'object' && request !== null && 'headers' in request
