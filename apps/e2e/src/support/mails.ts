import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** The path of the link in the newest mail with this subject to this address, once it has come. */
export async function mailedLink(outbox: string, address: string, subject: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        link = /https?:\/\/\S+/.exec((await mailsTo(outbox, address, subject))[0]?.text ?? '')?.[0]
        return link
      },
      { message: `a mail "${subject}" to ${address}` },
    )
    .toBeDefined()
  // The server was told port 0 and so does not know its own address; the journey does.
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

/** The mails with this subject to this address, newest first. */
export async function mailsTo(
  outbox: string,
  address: string,
  subject: string,
): Promise<{ at: number; text: string }[]> {
  return (await mailsFor(outbox, address))
    .filter((mail) => mail.subject === subject)
    .map(({ date, text = '' }) => ({ at: Date.parse(date ?? ''), text }))
    .toSorted((a, b) => b.at - a.at)
}

/** All mails to this address. */
export async function mailsFor(outbox: string, address: string): Promise<Email[]> {
  // A mail that is still being written has another name, and is renamed when it is whole.
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readMail(join(outbox, name))))
  return mails.filter(({ to }) => to?.some((one) => one.address === address))
}

/** Each mail is read once, however often the outbox is looked into: it never changes. */
const mailsRead = new Map<string, Promise<Email>>()

function readMail(path: string): Promise<Email> {
  const mail = mailsRead.get(path) ?? readFile(path).then((content) => PostalMime.parse(content))
  mailsRead.set(path, mail)
  return mail
}
