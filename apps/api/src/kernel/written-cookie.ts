import type { FastifyReply } from 'fastify'
import { LSN } from '../database/replica-position.ts'
import type { Written } from '../database/replica.ts'
import type { Services } from './services.ts'
import { takesSecure } from './token-cookie.ts'

/**
 * A cookie by which a browser tells how far its own writes reach, so that it finds them in what comes from a replica. It
 * names nobody and proves nothing: a made-up one shows its maker books that are a second old, or costs the database a read.
 */
export interface WrittenCookie {
  /** Up to where the writes of the browser reach; null when it has not written of late. */
  read(header: string | undefined): Written
  /** The Set-Cookie value that says so. */
  write(written: string): string
}

/** What a replica shows is a second old at most (`replica.ts`), so a browser has to tell this no longer than that. */
const MAX_AGE_S = 60

/** Makes that cookie; only our own pages send it along. */
export function createWrittenCookie(publicUrl: URL): WrittenCookie {
  const isSecure = takesSecure(publicUrl)
  const name = `${isSecure ? '__Host-' : ''}klopt_written`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`)
  const attributes = `Max-Age=${MAX_AGE_S}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    read(header) {
      const value = header === undefined ? undefined : pattern.exec(header)?.[1]
      if (value === undefined) return null
      const lsn = value.replace('-', '/')
      return LSN.test(lsn) ? lsn : 'unknown'
    },
    // A slash is no letter of a cookie's value for every proxy.
    write: (written) => `${name}=${written.replace('/', '-')}; ${attributes}`,
  }
}

/** Tells the browser how far its write reaches, where a replica may answer what it reads next. The write is done, whatever happens here. */
export async function noteWritten(reply: FastifyReply, { replica, writtenCookie }: Services): Promise<void> {
  if (replica === null) return
  const written = await replica.position().then(
    ({ lsn }) => lsn,
    () => 'unknown',
  )
  void reply.header('set-cookie', writtenCookie.write(written))
}
