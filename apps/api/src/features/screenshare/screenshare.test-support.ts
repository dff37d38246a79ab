import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@klopt/api-client/contract'
import { contract } from '@klopt/api-client/schemas'
import type { AllEvents, Capture, EventName } from '@klopt/screenshare/events'
import { io, type Socket } from 'socket.io-client'
import type { KloptTestServer, TestClient, TestUser } from '../../testing/index.ts'

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export const newKey = () => randomBytes(24).toString('base64url')

export const page = (content: string, more: Partial<Capture> = {}): Capture => ({
  width: 1280,
  height: 800,
  top: 0,
  content,
  hash: 'a1',
  linksStyle: null,
  ...more,
})

/** A page of a user or an operator: what it heard, and what it says. */
export class Line {
  readonly socket: Socket
  /** Everything it heard, in order. */
  readonly heard: [name: string, payload: unknown][] = []
  readonly #watchers = new Set<() => void>()

  constructor(
    { url }: KloptTestServer,
    client: TestClient,
    headers: Readonly<Record<string, string>> = {},
    share?: number,
  ) {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    this.socket = io(url, {
      path: '/api/screenshare/socket',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...(share !== undefined && { query: { share } }),
      extraHeaders: { ...(cookie && { cookie }), ...headers },
    })
    const note = (name: string, payload?: unknown) => {
      this.heard.push([name, payload])
      for (const watch of this.#watchers) watch()
    }
    this.socket.onAny(note)
    for (const name of ['connect', 'disconnect', 'connect_error']) this.socket.on(name, () => note(name))
  }

  say<Name extends EventName>(name: Name, payload: AllEvents[Name]): void {
    this.socket.emit(name, payload)
  }

  /** Begins to share, or tries to; lets whoever asks look. */
  async share(key: string, answer: boolean | null = true): Promise<this> {
    await this.hear('connect')
    if (answer !== null) this.socket.on('operator_asks', () => this.say('answer_operator', { allowed: answer }))
    this.say('room', { key })
    this.say('request_operator', {})
    return this
  }

  /** Sends a page; settles when the server has passed it on. */
  capture(capture: Capture): Promise<unknown> {
    return this.socket.timeout(5_000).emitWithAck('capture', capture)
  }

  /** Answers once the last thing it heard is this page. */
  sees(content: string): Promise<void> {
    return this.#when(() => isDeepStrictEqual(this.heard.at(-1), ['capture', page(content)]))
  }

  /** Everything that was said before has been handled once this answers. */
  async settled(): Promise<void> {
    await this.capture(page(''))
  }

  /** What it heard first of this name, not counting its first `since` events. */
  async hear(name: string, since = 0): Promise<unknown> {
    await this.#when(() => this.heard.slice(since).some(([heard]) => heard === name))
    return this.heard.slice(since).find(([heard]) => heard === name)?.[1]
  }

  #when(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return
        this.#watchers.delete(look)
        resolve()
      }
      this.#watchers.add(look)
      look()
    })
  }

  names(): string[] {
    return this.heard.map(([name]) => name)
  }
}

/** Somebody who asks for help. */
export class Sharer {
  readonly server: KloptTestServer
  readonly client: TestClient
  readonly key: string

  constructor(server: KloptTestServer, client: TestClient, key = newKey()) {
    this.server = server
    this.client = client
    this.key = key
  }

  static async ofNew(server: KloptTestServer, user?: TestUser): Promise<Sharer> {
    return new Sharer(server, await server.world.as(user ?? (await server.world.user())))
  }

  register(body: Partial<BodyOf<typeof contract.support.screenshare>> = {}) {
    return this.client.send(contract.support.screenshare, { body: { key: this.key, ...body } })
  }

  /** A tab that shares. */
  async tab(answer: boolean | null = true): Promise<Line> {
    const line = await new Line(this.server, this.client).share(this.key, answer)
    await line.settled()
    return line
  }
}

/** Somebody who helps. */
export class Helper {
  readonly server: KloptTestServer
  readonly client: TestClient
  readonly emailAddress: string

  constructor(server: KloptTestServer, client: TestClient, { emailAddress }: TestUser) {
    this.server = server
    this.client = client
    this.emailAddress = emailAddress
  }

  static async ofNew(server: KloptTestServer, firstName = 'Saar'): Promise<Helper> {
    const user = await server.world.user({ firstName, lastName: 'Support', globalPermissions: ['ADMIN'] })
    return new Helper(server, await server.world.as(user), user)
  }

  list() {
    return this.client.call(contract.screenShares.list)
  }

  join(screenShareId: number) {
    return this.client.send(contract.screenShares.join, { params: { screenShareId } })
  }

  async ticket(screenShareId: number): Promise<string> {
    return (await this.client.call(contract.screenShares.join, { params: { screenShareId } })).ticket
  }

  /** A window that looks at the session. */
  async look(screenShareId: number): Promise<Line> {
    return this.lookWith(await this.ticket(screenShareId), false, screenShareId)
  }

  async lookWith(ticket: string, chunks = false, screenShareId?: number): Promise<Line> {
    const line = new Line(this.server, this.client, {}, screenShareId)
    await line.hear('connect')
    line.say('join', { key: ticket, chunks })
    return line
  }
}
