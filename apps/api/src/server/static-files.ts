import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, PDF_WORKER_POLICY } from '../kernel/security-headers.ts'

export interface StaticFile {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}
/** By URL path. Only what is in the map is served, so no path can lead outside the folder. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const mimeTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}
const compressible = /^(text|application\/(json|manifest|wasm)|image\/svg)/
const SMALLEST_BYTES = 1_024

/** Reads a built web app; its files are few and stay in memory. `filesAt` is where its pages may ask for files beside this server. */
export async function loadStaticFiles(folder: string, filesAt: string | null): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.(br|gz|map)$/.test(path))
  const files = await Promise.all(
    paths.map(async (path) => [urlOf(folder, path), await loadFile(folder, path, filesAt)] as const),
  )
  return new Map(files)
}

function urlOf(folder: string, path: string): string {
  return path.slice(folder.length).replaceAll(sep, '/')
}

async function loadFile(folder: string, path: string, filesAt: string | null): Promise<StaticFile> {
  const bytes = await readFile(path)
  const mimeType = mimeTypes[extname(path)] ?? 'application/octet-stream'
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  // The build puts a hash of the content in the name of everything under /assets.
  const cacheControl = urlOf(folder, path).startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  const encodings = createEncodings(path, bytes, mimeType)
  const policy = policyOf(path, bytes, filesAt)
  return {
    async send(request, reply) {
      void reply.type(mimeType).header('cache-control', cacheControl).header('etag', etag)
      if (policy !== null) void reply.header('content-security-policy', policy)
      if (encodings !== null) void reply.header('vary', 'accept-encoding')
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      const encoding = encodings === null ? null : preferredEncoding(request.headers['accept-encoding'])
      if (encodings === null || encoding === null) return reply.send(bytes)
      return reply.header('content-encoding', encoding).send(await encodings[encoding]())
    },
  }
}

/** The policy of a file to which that of all answers does not fit. */
function policyOf(path: string, bytes: Buffer, filesAt: string | null): string | null {
  if (path.endsWith('.html')) return pagePolicy(bytes.toString(), filesAt)
  return /[/\\]pdf\.worker[^/\\]*\.mjs$/.test(path) ? PDF_WORKER_POLICY : null
}

type Encoding = 'br' | 'gzip'

function preferredEncoding(accepted: string | string[] | undefined): Encoding | null {
  const header = String(accepted ?? '') // zero: a browser that says nothing of what it takes
  if (/\bbr\b/.test(header)) return 'br'
  return /\bgzip\b/.test(header) ? 'gzip' : null
}

/** What the build compressed beforehand, else compressed once at first use. */
function createEncodings(
  path: string,
  bytes: Buffer,
  mimeType: string,
): Record<Encoding, () => Promise<Buffer>> | null {
  if (bytes.length < SMALLEST_BYTES || !compressible.test(mimeType)) return null
  return {
    br: once(() => readFile(`${path}.br`).catch(() => compressBrotli(bytes))),
    gzip: once(() => readFile(`${path}.gz`).catch(() => compressGzip(bytes))),
  }
}

const brotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress)
const compressGzip = promisify<Buffer, Buffer>(gzip)
const compressBrotli = (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
