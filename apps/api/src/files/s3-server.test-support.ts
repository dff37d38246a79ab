import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A server that speaks S3, with one bucket, on a port of this machine. */
export interface S3Server {
  /** As FILES_URL would be. */
  readonly url: string
  /** The same where browsers may reach the bucket by signed links. */
  readonly urlWithLinks: string
  /** Whether there is anything at a key. */
  has(key: string): boolean
  /** As if an object was last put at an instant. */
  age(key: string, at: Date): Promise<void>
  /** Changes an object behind everybody's back. */
  damage(key: string, content: string): Promise<void>
  stop(): Promise<void>
}

/** What lets pages of Klopt ask for what a link leads to; the address of the bucket is another than theirs. */
const CORS = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>content-type</AllowedHeader>
</CORSRule></CORSConfiguration>`

export const BUCKET = 'klopt-bestanden'

/** Its objects stand in a folder that goes with it, or in one that is kept. */
export async function startS3Server(kept?: string): Promise<S3Server> {
  const directory = kept ?? (await mkdtemp(join(tmpdir(), 'klopt-s3-')))
  await mkdir(directory, { recursive: true })
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [CORS] }],
  })
  const { port } = await server.run()
  const pathOf = (key: string) => join(directory, BUCKET, `${key}._S3rver_object`)
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}`,
    urlWithLinks: `http://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?links=http://127.0.0.1:${port}`,
    has: (key) => existsSync(pathOf(key)),
    age: (key, at) => utimes(pathOf(key), at, at),
    damage: (key, content) => writeFile(pathOf(key), content),
    async stop() {
      const { httpServer }: { httpServer: Server } = server
      httpServer.closeAllConnections()
      await server.close()
      if (kept === undefined) await rm(directory, { recursive: true })
    },
  }
}
