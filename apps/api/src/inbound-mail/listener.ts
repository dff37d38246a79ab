import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { JobQueue } from '../kernel/job.ts'
import type { Services } from '../kernel/services.ts'
import { mailOfBounceAddress, type ReturnableMail } from '../mail/bounce-address.ts'
import { deliver } from './deliver.ts'
import { findInbox, type Inbox } from './find-inbox.ts'
import { createMailReader } from './read-mail.ts'
import { Refusal } from './refusal.ts'

export interface MailListener {
  readonly port: number
  stop(): Promise<void>
}

export interface ListenerOptions {
  readonly services: Services
  readonly jobs: JobQueue
  readonly log: FastifyBaseLogger
  readonly port: number
}

const MAX_SIZE_BYTES = 25 * 1024 * 1024
const MAX_CONNECTIONS = 20
const SILENCE_MS = 60_000
const MAX_RECIPIENTS = 10

/**
 * Takes in mail for the inboxes of administrations and reports about mail of ours, and nothing else: nothing is passed on. It speaks plain SMTP;
 * the mail server in front of it is what speaks TLS with the world.
 */
export async function startMailListener({ services, jobs, log, port }: ListenerOptions): Promise<MailListener> {
  const reader = createMailReader()
  const receiversOf = new WeakMap<SMTPServerSession, Map<string, Receiver>>()
  const server = new SMTPServer({
    name: services.settings.inboxDomain,
    banner: 'Klopt',
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: MAX_SIZE_BYTES,
    maxClients: MAX_CONNECTIONS,
    maxRecipients: MAX_RECIPIENTS,
    socketTimeout: SILENCE_MS,
    closeTimeout: 1_000,
    logger: false,
    onMailFrom(_address, session, done) {
      receiversOf.set(session, new Map())
      done()
    },
    onRcptTo({ address }, session, done) {
      const add = async () =>
        receiversOf.get(session)?.set(address.toLowerCase(), await findReceiver(services, address))
      settle(add(), done, log)
    },
    onData(stream, session, done) {
      const take = async () => {
        const mail = await readAll(stream)
        const receivers = [...(receiversOf.get(session)?.values() ?? [])]
        const inboxes = receivers.flatMap(({ inbox }) => inbox ?? [])
        const returned = receivers.flatMap((receiver) => receiver.returned ?? [])
        const { mailFrom } = session.envelope
        const sender = mailFrom === false || mailFrom.address === '' ? null : mailFrom.address
        await deliver({ services, jobs, log, reader }, { bytes: mail, sender, inboxes, returned })
      }
      settle(take(), done, log)
    },
  })
  server.on('error', (error) => log.warn({ err: error }, 'a connection of inbound mail broke'))
  server.listen(port, services.settings.host)
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** What an address is for: the inbox of an administration, or reports about a mail of ours. */
interface Receiver {
  readonly inbox?: Inbox
  readonly returned?: ReturnableMail
}

async function findReceiver(services: Services, address: string): Promise<Receiver> {
  const returned = mailOfBounceAddress(services, address)
  return returned === null ? { inbox: await findInbox(services, address) } : { returned }
}

/** A refusal is told to the sender; of anything else they hear only that they may try again later. */
function settle(work: Promise<unknown>, done: (error?: Error | null) => void, log: FastifyBaseLogger): void {
  work.then(
    () => done(),
    (error: unknown) => {
      if (error instanceof Refusal) return done(error)
      log.error({ err: error }, 'mail could not be taken in')
      done(new Refusal(451, 'Er ging iets mis. Probeer het later opnieuw.'))
    },
  )
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  // What is too large is read to its end all the same, since the sender listens only then, and not kept.
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer)
  if (stream.sizeExceeded) throw new Refusal(552, 'Dit bericht is groter dan 25 MB.')
  return Buffer.concat(chunks)
}
