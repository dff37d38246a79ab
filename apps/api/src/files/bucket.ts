import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { must } from '@klopt/bookkeeping/money'
import { signLink, type LinkRequest } from './signed-link.ts'
import { signPayloadHash } from './sign-payload-hash.ts'
import { FilesUnavailableError, UnusableFilesError } from './unusable-files.ts'
import type { BucketEncryption, BucketLocation } from '../config/file-location.ts'

/** What goes into a bucket: its bytes, or how to read them anew each time that they are sent. */
export interface Upload {
  readonly key: string
  readonly sha256: Buffer
  readonly sizeBytes: number
  readonly content: Uint8Array | (() => Readable)
}

/**
 * A bucket by keys below its prefix; the one place that speaks S3. Whatever it cannot do now it throws as
 * FilesUnavailableError.
 */
export interface Bucket {
  /** Throws UnusableFilesError when nothing can be kept in it. */
  check(): Promise<void>
  put(upload: Upload): Promise<void>
  /** Null when there is none. */
  open(key: string): Promise<AsyncIterable<Uint8Array> | null>
  /** When its bytes were last put; null when there is none. */
  changedAt(key: string): Promise<Date | null>
  copy(from: string, to: string): Promise<void>
  remove(key: string): Promise<void>
  /** A link to one key for whoever has it; null where browsers do not reach the bucket. */
  link(key: string, of: Link): Promise<string | null>
  namesIn(folder: string): Promise<string[]>
  foldersIn(folder: string): Promise<string[]>
}

type Link = Pick<LinkRequest, 'method' | 'expiresInSeconds' | 'query' | 'headers'>

const CONNECT_MS = 5_000
/** Without a byte in either direction. */
const SILENCE_MS = 60_000
const TRIES = 3

export function createBucket(location: BucketLocation): Bucket {
  const { bucket: Bucket, prefix } = location
  const client = clientOf(location)
  const encryption = encryptionParameters(location.encryption)
  const at = (key: string) => ({ Bucket, Key: prefix + key })
  const below = (folder: string) => ({ Bucket, Prefix: prefix + folder, Delimiter: '/' })
  return {
    check: () =>
      client.send(new HeadBucketCommand({ Bucket })).then(
        () => {},
        (error: unknown) => {
          throw new UnusableFilesError(location, error)
        },
      ),
    async put({ key, sha256, sizeBytes, content }) {
      const send = async (Body: Uint8Array | Readable) => {
        const command = new PutObjectCommand({ ...at(key), Body, ContentLength: sizeBytes, ...encryption })
        signPayloadHash(command, sha256)
        await client.send(command)
      }
      // The library does not send a stream twice, since it was read; here it is opened anew.
      const sent = typeof content === 'function' ? again(() => send(content()), TRIES) : send(content)
      await sent.catch(unavailable)
    },
    async open(key) {
      const found = await client.send(new GetObjectCommand(at(key))).catch(absentIsNull)
      return found === null ? null : (must(found.Body, 'the body of an object') as Readable)
    },
    async changedAt(key) {
      const found = await client.send(new HeadObjectCommand(at(key))).catch(absentIsNull)
      return found === null ? null : must(found.LastModified, 'when an object changed')
    },
    async copy(from, to) {
      const source = encodeURI(`${Bucket}/${prefix}${from}`)
      const command = new CopyObjectCommand({ ...at(to), CopySource: source, ...encryption })
      await client.send(command).catch(unavailable)
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(unavailable)
    },
    async link(key, of) {
      if (location.linksAt === null) return null
      const url = addressOf(location, location.linksAt, location.prefix + key)
      // The clock of the other end, not that of the books, says whether it still holds.
      return signLink(client, { ...of, url, now: new Date() })
    },
    async namesIn(folder) {
      const pages = await allOf(paginateListObjectsV2({ client }, below(folder)))
      return pages.flatMap(({ Contents = [] }) => Contents.flatMap(({ Key }) => lastOf(Key)))
    },
    async foldersIn(folder) {
      const pages = await allOf(paginateListObjectsV2({ client }, below(folder)))
      return pages.flatMap(({ CommonPrefixes = [] }) => CommonPrefixes.flatMap(({ Prefix }) => lastOf(Prefix)))
    },
  }
}

function addressOf({ bucket, isPathStyle }: BucketLocation, at: string, key: string): URL {
  const url = new URL(at)
  if (!isPathStyle) url.host = `${bucket}.${url.host}`
  url.pathname = isPathStyle ? `/${bucket}/${key}` : `/${key}`
  return url
}

function clientOf({ endpoint, region, isPathStyle, credentials }: BucketLocation): S3Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: isPathStyle,
    ...(credentials !== null && { credentials }),
    // What we send is signed with its SHA-256; the newer checksums are not known to every server.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  })
}

function encryptionParameters(encryption: BucketEncryption | null) {
  if (encryption === null) return {}
  const keyId = encryption.algorithm === 'aws:kms' ? encryption.keyId : null
  return { ServerSideEncryption: encryption.algorithm, ...(keyId !== null && { SSEKMSKeyId: keyId }) }
}

async function again(send: () => Promise<void>, triesLeft: number): Promise<void> {
  try {
    await send()
  } catch (error) {
    const isFinal = error instanceof S3ServiceException && error.$fault === 'client'
    if (isFinal || triesLeft === 1) throw error
    await again(send, triesLeft - 1)
  }
}

function absentIsNull(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
  return unavailable(error)
}

function unavailable(error: unknown): never {
  throw new FilesUnavailableError(error)
}

async function allOf<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  try {
    for await (const page of pages) all.push(page)
  } catch (error) {
    unavailable(error)
  }
  return all
}

/** The last part of a key or of a folder's; nothing for the folder itself. */
function lastOf(key: string | undefined): string[] {
  const name = key?.replace(/\/$/, '').split('/').at(-1)
  return name === undefined || name === '' ? [] : [name]
}
