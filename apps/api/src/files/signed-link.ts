import { createHash, createHmac } from 'node:crypto'

interface LinkKey {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Of a role of the machine. */
  readonly sessionToken?: string | undefined
}

export interface LinkRequest {
  readonly method: 'GET' | 'PUT'
  /** The whole address of the object, without a query. */
  readonly url: URL
  readonly region: string
  readonly key: LinkKey
  readonly now: Date
  readonly expiresInSeconds: number
  /** What the answer or the request has to say beside it, by the names of S3. */
  readonly query?: Readonly<Record<string, string>>
  /** Headers that whoever uses the link has to send as they are here. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A link by which whoever has it does one thing with one object, for as long as it says: signature version 4 of AWS in the
 * query. The bytes themselves are not signed.
 */
export function signLink({
  method,
  url,
  region,
  key,
  now,
  expiresInSeconds,
  query = {},
  headers = {},
}: LinkRequest): string {
  const at = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`
  const signed = sorted({ ...headers, host: url.host })
  const names = signed.map(([name]) => name).join(';')
  const asked = sorted({
    ...query,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': `${key.accessKeyId}/${scope}`,
    'X-Amz-Date': at,
    'X-Amz-Expires': String(expiresInSeconds),
    ...(key.sessionToken !== undefined && { 'X-Amz-Security-Token': key.sessionToken }),
    'X-Amz-SignedHeaders': names,
  })
  const search = asked.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  const headerLines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const request = [method, url.pathname, search, headerLines, names, 'UNSIGNED-PAYLOAD'].join('\n')
  const toSign = [ALGORITHM, at, scope, createHash('sha256').update(request).digest('hex')].join('\n')
  const signature = hmac(signingKey(key.secretAccessKey, scope), toSign).toString('hex')
  return `${url.origin}${url.pathname}?${search}&X-Amz-Signature=${signature}`
}

const ALGORITHM = 'AWS4-HMAC-SHA256'

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const signingKey = (secret: string, scope: string): Buffer =>
  scope.split('/').reduce<Buffer | string>(hmac, `AWS4${secret}`) as Buffer

/** By code point, as the names are compared at the other end. */
const sorted = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** All but letters, digits and `-._~`, which JavaScript's own leaves more of. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
