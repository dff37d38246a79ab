/** Where the bytes of files are kept. */
export type FileLocation = { readonly kind: 'folder'; readonly folder: string } | BucketLocation

/** A bucket of S3, or of whatever speaks as it does. */
export interface BucketLocation {
  readonly kind: 's3'
  readonly endpoint: string
  readonly bucket: string
  /** Before each key: empty, or with a slash behind it. */
  readonly prefix: string
  readonly region: string
  /** Whether the bucket stands in the path, as most servers want it, or before the host. */
  readonly isPathStyle: boolean
  /** Null: as the surroundings give them (`AWS_ACCESS_KEY_ID`, a role of the machine). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
  /** How the server encrypts what it keeps; null: as the bucket says. */
  readonly encryption: BucketEncryption | null
  /** The server as browsers reach it; null: they do not. */
  readonly linksAt: string | null
}

export type BucketEncryption =
  | { readonly algorithm: 'AES256' }
  | { readonly algorithm: 'aws:kms'; readonly keyId: string | null }

const KNOWN = ['region', 'style', 'sse', 'kms-key', 'links']

/** Why FILES_URL cannot be used, in Dutch; null when it can. */
export function problemOfFilesUrl(value: string): string | null {
  if (!URL.canParse(value)) return EXAMPLE
  const url = new URL(value)
  if (url.protocol === 'file:') return url.host === '' && url.search === '' ? null : EXAMPLE
  if (!['http:', 'https:'].includes(url.protocol)) return EXAMPLE
  const { searchParams: query } = url
  const unknown = [...query.keys()].find((key) => !KNOWN.includes(key))
  if (unknown !== undefined) return `FILES_URL kent ${unknown} niet: wel ${KNOWN.join(', ')}.`
  if (!/^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/|$)/.test(url.pathname)) return `FILES_URL noemt geen bucket. ${EXAMPLE}`
  if ((url.username === '') !== (url.password === ''))
    return `FILES_URL heeft een sleutel en een geheim nodig. ${EXAMPLE}`
  if (!['path', 'host', null].includes(query.get('style'))) return 'FILES_URL: style moet path of host zijn.'
  if (!['AES256', 'aws:kms', null].includes(query.get('sse'))) return 'FILES_URL: sse moet AES256 of aws:kms zijn.'
  const links = query.get('links')
  if (links !== null && !isOrigin(links))
    return 'FILES_URL: links moet het adres zijn waarop browsers de bucket bereiken. Voorbeeld: links=https://s3.example'
  return null
}

const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value

const EXAMPLE =
  'FILES_URL is geen bruikbaar adres. Voorbeeld: file:///var/klopt/files of https://sleutel:geheim@s3.example/bucket'

/** Reads a FILES_URL that can be used: a folder (`file:`), or a bucket by the address of its server. */
export function fileLocationOf(value: string): FileLocation {
  const url = new URL(value)
  if (url.protocol === 'file:') return { kind: 'folder', folder: decodeURIComponent(url.pathname) }
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '')
  const query = url.searchParams
  const [accessKeyId, secretAccessKey] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  return {
    kind: 's3',
    endpoint: url.origin,
    bucket,
    prefix: folders.map((part) => `${decodeURIComponent(part)}/`).join(''),
    region: query.get('region') ?? 'us-east-1',
    isPathStyle: query.get('style') !== 'host',
    credentials: accessKeyId === '' ? null : { accessKeyId, secretAccessKey },
    linksAt: query.get('links'),
    encryption: encryptionOf(query.get('sse'), query.get('kms-key')),
  }
}

function encryptionOf(algorithm: string | null, keyId: string | null): BucketEncryption | null {
  if (algorithm === 'AES256') return { algorithm }
  return algorithm === 'aws:kms' ? { algorithm, keyId } : null
}
