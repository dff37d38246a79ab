import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** How a mail server behaves: it takes mail, refuses the receiver or the message with a code, or falls silent. */
export type Behaviour = 'takes' | 'hangs' | { readonly recipient: number } | { readonly message: number }

/** A mail server that does what a test wants of it, on one port for as long as the test lasts. */
export class TestSmtpServer {
  readonly port: number
  behaviour: Behaviour
  /** Every message that it took, as it came. */
  readonly taken: string[] = []
  /** The sender of each by its envelope; '' for what nobody can answer. */
  readonly senders: string[] = []
  /** Whom each went to by its envelope. */
  readonly recipients: string[][] = []
  /** How often a message was begun. */
  begun = 0
  readonly #server: SMTPServer
  readonly #waiting = new Set<() => void>()

  private constructor(server: SMTPServer, port: number, behaviour: Behaviour) {
    this.#server = server
    this.port = port
    this.behaviour = behaviour
  }

  static async start(behaviour: Behaviour = 'takes', port = 0): Promise<TestSmtpServer> {
    const holder: { smtp?: TestSmtpServer } = {}
    const smtp = () => {
      if (!holder.smtp) throw new Error('the mail server does not listen yet')
      return holder.smtp
    }
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onRcptTo: (_address, _session, done) => smtp().#onRecipient(done),
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => smtp().#onMessage(Buffer.concat(chunks).toString(), session, done))
      },
    })
    // A client that is killed breaks its connection off.
    server.on('error', () => {})
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    holder.smtp = new TestSmtpServer(server, (server.server.address() as AddressInfo).port, behaviour)
    return holder.smtp
  }

  /** Resolves when it holds. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  #changed(): void {
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }

  #onRecipient(done: (error?: Error | null) => void): void {
    const refused = typeof this.behaviour === 'object' && 'recipient' in this.behaviour && this.behaviour.recipient
    done(refused === false ? null : refusal(refused, 'no such user here'))
  }

  #onMessage(message: string, { envelope }: SMTPServerSession, done: (error?: Error | null) => void): void {
    this.begun += 1
    const { behaviour } = this
    if (typeof behaviour === 'object' && 'message' in behaviour) done(refusal(behaviour.message, 'not this message'))
    if (behaviour === 'takes') {
      this.taken.push(message)
      this.recipients.push(envelope.rcptTo.map(({ address }) => address))
      this.senders.push(envelope.mailFrom === false ? '' : envelope.mailFrom.address)
      done()
    }
    this.#changed()
  }
}

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })
