import { contract } from '@klopt/api-client/contract'
import { createTransport } from 'nodemailer'
import { Books } from '../features/books.test-support.ts'
import { TestSmtpServer } from '../mail/smtp-server.test-support.ts'
import { createLogger } from '../server/logger.ts'
import { createTestServer, type KloptTestServer } from '../testing/index.ts'
import { startMailListener, type MailListener } from './listener.ts'
import { aReport, rfcExamples } from './reports.test-support.ts'

export const TODAY = '2026-06-15'
export const ADDRESS = 'klant@klant.example'

export interface Post {
  readonly smtp: TestSmtpServer
  readonly server: KloptTestServer
  readonly listener: MailListener
  stop(): Promise<void>
}

/** A server whose mails go out to where a test sees them, and that takes what comes back. */
export async function startPost(): Promise<Post> {
  const smtp = await TestSmtpServer.start()
  const server = await createTestServer({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      SMTP_INBOUND_PORT: '0',
      INBOX_DOMAIN: 'post.klopt.example',
      MAIL_FROM: 'facturen@klopt.example',
    },
  })
  const { services, jobs } = server
  const listener = await startMailListener({ services, jobs, log: createLogger('silent'), port: 0 })
  const stop = async () => {
    await listener.stop()
    await server.stop()
    await smtp.stop()
  }
  return { smtp, server, listener, stop }
}

/** Delivers a report about a mail to the sender of its envelope. */
export const report = ({ listener }: Post, to: string, status: string = rfcExamples.simple, from = '') =>
  createTransport({ host: 'localhost', port: listener.port, ignoreTLS: true }).sendMail({
    envelope: { from, to },
    raw: aReport(status.replaceAll('\n', '\r\n'), { to }),
  })
export const unknownUser = rfcExamples.simple
  .replace('4.0.0', '5.1.1')
  .replace('426 connection timed out', '550 user unknown')

/** What the dashboard says of mails that did not arrive. */
export const todo = async (of: Books) =>
  (await of.client.call(contract.dashboard.get, { params: of.params, query: {} })).todo.filter(
    ({ kind }) => kind === 'failed_mail',
  )
