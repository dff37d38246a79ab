import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { bucketLinks } from './bucket-links.ts'
import { createBucket, type Bucket } from './bucket.ts'
import type { BucketLocation } from '../config/file-location.ts'
import { NoFileError, placeOf, sha256Of, sha256OfName, tenantsIn, type FileStore } from './file-store.ts'

const ASIDE = 'removed/'

/**
 * Files in a bucket at `{prefix}{administration}/{sha256}`. Throws what is wrong with the bucket when it cannot be used.
 *
 * A bucket cannot rename, so that nothing tells apart for certain what another server puts at the very moment that this
 * one removes it. What is removed is therefore copied aside first, and stays there, readable, until it is removed again:
 * the night after it puts back what turned out to be used.
 */
export async function createBucketFileStore(location: BucketLocation): Promise<FileStore> {
  const bucket = createBucket(location)
  await bucket.check()
  return fileStoreIn(bucket)
}

function fileStoreIn(bucket: Bucket): FileStore {
  // Always sent: what is put again counts as put now, and bytes of the same name are the same.
  return {
    links: bucketLinks(bucket),
    async put(administrationId, content) {
      const sha256 = sha256Of(content)
      await bucket.put({ key: placeOf(administrationId, sha256), sha256, sizeBytes: content.length, content })
      return sha256
    },
    async take(administrationId, { path, size_bytes, sha256 }) {
      const content = () => createReadStream(path)
      await bucket.put({ key: placeOf(administrationId, sha256), sha256, sizeBytes: size_bytes, content })
      return sha256
    },
    async read(administrationId, sha256) {
      const parts: Buffer[] = []
      for await (const chunk of chunksOf(bucket, placeOf(administrationId, sha256))) parts.push(chunk)
      return Buffer.concat(parts)
    },
    stream: (administrationId, sha256) =>
      Readable.from(chunksOf(bucket, placeOf(administrationId, sha256)), { objectMode: false }),
    async tenants() {
      const folders = [...(await bucket.foldersIn('')), ...(await bucket.foldersIn(ASIDE))]
      return [...new Set(tenantsIn(folders))]
    },
    async list(administrationId) {
      const namesIn = (folder: string) => bucket.namesIn(`${folder}${administrationId}/`)
      const kept = (isAside: boolean) => (name: string) => ({ name, sha256: sha256OfName(name), isAside })
      return [...(await namesIn('')).map(kept(false)), ...(await namesIn(ASIDE)).map(kept(true))]
    },
    async removeUnlessPutSince(administrationId, { name, isAside }, since) {
      const key = `${administrationId}/${name}`
      const from = isAside ? ASIDE + key : key
      const putAt = await bucket.changedAt(from)
      if (putAt === null || putAt >= since) return false
      if (!isAside) await bucket.copy(from, ASIDE + key)
      await bucket.remove(from)
      return true
    },
    async putBack(administrationId, { name }) {
      const key = `${administrationId}/${name}`
      await bucket.copy(ASIDE + key, key)
      await bucket.remove(ASIDE + key)
    },
  }
}

async function* chunksOf(bucket: Bucket, key: string): AsyncGenerator<Buffer> {
  for await (const chunk of await openEither(bucket, key)) yield Buffer.from(chunk)
}

async function openEither(bucket: Bucket, key: string): Promise<AsyncIterable<Uint8Array>> {
  const content = (await bucket.open(key)) ?? (await bucket.open(ASIDE + key))
  if (content === null) throw new NoFileError(key)
  return content
}
