import type { S3Client } from '@aws-sdk/client-s3'

export interface LinkRequest {
  readonly method: 'GET' | 'PUT'
  /** The whole address of the object, without a query. */
  readonly url: URL
  readonly now: Date
  readonly expiresInSeconds: number
  /** What the answer or the request has to say beside it, by the names of S3. */
  readonly query?: Readonly<Record<string, string>>
  /** Headers that whoever uses the link has to send as they are here. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What the signer of the client does beside signing what the client sends; its type keeps that to itself. */
interface Presigner {
  presign(
    request: {
      readonly method: string
      readonly protocol: string
      readonly hostname: string
      readonly path: string
      readonly query: Readonly<Record<string, string>>
      readonly headers: Readonly<Record<string, string>>
    },
    options: {
      readonly expiresIn: number
      readonly signingDate: Date
      readonly unhoistableHeaders: ReadonlySet<string>
      readonly unsignableHeaders: ReadonlySet<string>
    },
  ): Promise<{ readonly query?: Readonly<Record<string, string | readonly string[] | null>> }>
}

const PAYLOAD_HEADER = 'x-amz-content-sha256'

/**
 * A link by which whoever has it does one thing with one object, for as long as it says: signed by the client as it signs
 * what it sends itself. The bytes are not signed.
 */
export async function signLink(
  { config }: S3Client,
  { method, url, now, expiresInSeconds, query = {}, headers = {} }: LinkRequest,
): Promise<string> {
  const signer = await config.signer()
  if (!canPresign(signer)) throw new Error('the client of the bucket does not sign links')
  const { protocol, hostname, host, pathname: path, origin } = url
  const payload = { [PAYLOAD_HEADER]: 'UNSIGNED-PAYLOAD' }
  const signed = await signer.presign(
    { method, protocol, hostname, path, query, headers: { ...headers, ...payload, host } },
    {
      expiresIn: expiresInSeconds,
      signingDate: now,
      // It says to the signer alone what is not signed, and is sent by nobody.
      unhoistableHeaders: new Set([PAYLOAD_HEADER]),
      unsignableHeaders: new Set([PAYLOAD_HEADER]),
    },
  )
  const asked = Object.entries(signed.query ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  )
  return `${origin}${path}?${asked.join('&')}`
}

const canPresign = (signer: object): signer is Presigner => 'presign' in signer
