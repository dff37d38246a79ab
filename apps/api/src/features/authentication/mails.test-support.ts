import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import type { KloptTestServer } from '../../testing/index.ts'

export interface ReadMail {
  readonly kind: string
  readonly subject: string
  readonly text: string
  /** The query of the first link in it. */
  readonly query: Readonly<Record<string, string>>
  readonly path: string
}

/** What an address was sent so far, in no particular order. Runs the queue first. */
export async function mailsTo(server: KloptTestServer, emailAddress: string): Promise<ReadMail[]> {
  await server.jobs.drain()
  const folder = join(server.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names.map(async (name) => {
      const { to, subject = '', text = '' } = await PostalMime.parse(await readFile(join(folder, name)))
      const url = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://localhost/none')
      const kind = name.replace(/-[\da-f]{8}-[\da-f-]{27}\.eml$/, '')
      const mail = { kind, subject, text, path: url.pathname, query: Object.fromEntries(url.searchParams) }
      return { isTheirs: to?.some(({ address }) => address === emailAddress) === true, mail }
    }),
  )
  return mails.filter(({ isTheirs }) => isTheirs).map(({ mail }) => mail)
}

/** The one mail of a kind that an address was sent. */
export async function mailTo(server: KloptTestServer, emailAddress: string, kind: string): Promise<ReadMail> {
  const [mail, ...others] = (await mailsTo(server, emailAddress)).filter((sent) => sent.kind === kind)
  if (mail === undefined || others.length > 0) throw new Error(`${kind}: ${mail ? others.length + 1 : 0} mails`)
  return mail
}
