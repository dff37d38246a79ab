import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract } from '@klopt/api-client/contract'
import { createTransport } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer/index.js'
import PostalMime, { type Email as PostalMimeEmail } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Inbox } from '../features/documents/documents.test-support.ts'
import { createLogger } from '../server/logger.ts'
import { createTestServer, type KloptTestServer, type NewAdministration } from '../testing/index.ts'
import { startMailListener, type MailListener } from './listener.ts'

let server: KloptTestServer
let listener: MailListener
beforeAll(async () => {
  server = await createTestServer({ env: { SMTP_INBOUND_PORT: '0', INBOX_DOMAIN: 'post.klopt.example' } })
  const { services, jobs } = server
  listener = await startMailListener({ services, jobs, log: createLogger('silent'), port: 0 })
})
afterAll(async () => {
  await listener.stop()
  await server.stop()
})

/** An inbox and the address it is mailed at. */
async function open(given: NewAdministration = {}) {
  const inbox = await Inbox.open(server, given)
  const { emailAddress } = await inbox.client.call(contract.documents.renewInbox, { params: inbox.params })
  return { inbox, emailAddress }
}

function send(to: string | string[], attachments: Mail.Attachment[] = [], changes: Mail.Options = {}) {
  const transport = createTransport({ host: 'localhost', port: listener.port, ignoreTLS: true })
  const from = 'Papierhandel <factuur@papier.example>'
  return transport.sendMail({ from, to, subject: 'Factuur', text: 'Zie de bijlage.', attachments, ...changes })
}

/** The answers that an address was sent, as they are on the wire. */
async function answersTo(address: string): Promise<PostalMimeEmail[]> {
  await server.jobs.drain()
  const outbox = join(server.dataDir, 'outbox')
  const all = await readdir(outbox).catch(() => [])
  const mails = await Promise.all(all.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
  return mails.filter(({ to }) => to?.some((receiver) => receiver.address === address))
}

test('one address is answered a few times an hour, whatever comes in its name', async () => {
  const { emailAddress } = await open()
  const envelope = { from: 'vier@papier.example', to: emailAddress }
  for (let time = 0; time < 8; time += 1) await send(emailAddress, [], { envelope })
  expect(await answersTo('vier@papier.example')).toHaveLength(5)
})
