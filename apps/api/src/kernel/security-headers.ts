import { createHash } from 'node:crypto'
import { videoPlayers } from '../config/allowed-sites.ts'

/**
 * What a page of Klopt may do: run its own scripts and styles, talk to its own server and to where its files are, show the players of the videos
 * of articles, and nothing else.
 * HTML is only ever made by the named policies of Trusted Types.
 */
function contentSecurityPolicy(
  ownScripts: readonly string[],
  ownStyles: readonly string[],
  filesAt: string | null,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...ownScripts].join(' '),
    ["style-src 'self'", ...ownStyles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(filesAt === null ? [] : [filesAt])].join(' '),
    "worker-src 'self' blob:",
    `frame-src 'self' ${Object.values(videoPlayers).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types klopt-pdf klopt-mirror dompurify',
  ].join('; ')
}

/** The policy of a page that the build made: what is written in it may run too, to the letter as it is written there. */
export function pagePolicy(html: string, filesAt: string | null): string {
  const hashesOf = (element: RegExp) =>
    [...html.matchAll(element)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return contentSecurityPolicy(
    hashesOf(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g),
    hashesOf(/<style[^>]*>([^]*?)<\/style>/g),
    filesAt,
  )
}

/**
 * The policy of the script that decodes PDF in a worker of its own. Pictures in the formats of scanners (JBIG2, JPEG
 * 2000) are decoded by WebAssembly, which pages themselves may not compile; a worker goes by the policy it came with.
 */
export const PDF_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'"

/** The headers of every answer; HSTS once people reach the server over https. */
export function securityHeaders(publicUrl: URL): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy([], [], null),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}
