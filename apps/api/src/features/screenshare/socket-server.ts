import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket as NetSocket } from 'node:net'
import { limits } from '@klopt/screenshare/events'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { globalAdmin, signedIn } from '../../kernel/access.ts'
import type { RateLimiter } from '../../kernel/rate-limit.ts'
import type { Schedule } from '../../system/schedule.ts'
import { securityHeaders } from '../../kernel/security-headers.ts'
import type { Services } from '../../kernel/services.ts'
import { Connection } from './connection.ts'
import { createHandshake, userOf, type SocketSession } from './handshake.ts'
import { createHomeKeeper, type HomeKeeper } from './lead-home.ts'
import { measuredHandshake, measureSockets } from './measure-sockets.ts'
import { limitTraffic } from './limit-traffic.ts'
import { screenSharingOf } from './screen-sharing.ts'
import { staffPicture } from './staff-picture.ts'
import { listenTo } from './listen.ts'
import { CHECK_MS, PING_MS } from './timings.ts'

/** Of one user: more tabs than anybody shares. */
const MOST_CONNECTIONS = 30
/** How long a connection may take to say goodbye when the server stops. */
const GOODBYE_MS = 1_000

export interface SocketServerOptions {
  readonly services: Services
  readonly schedule: Schedule
  /** Of all requests: connecting is one. */
  readonly limiter: RateLimiter
}

interface Served {
  readonly session: SocketSession
  readonly connection: Connection
}

/** The websocket of screen sharing: lets in who has a session, and keeps asking whether they still do. */
export class SocketServer {
  readonly #io: Server
  readonly #app: FastifyInstance
  readonly #services: Services
  readonly #schedule: Schedule
  readonly #authenticateSocket: ReturnType<typeof createHandshake>
  readonly #homes: HomeKeeper
  readonly #sessions = new WeakMap<IncomingMessage, SocketSession>()
  readonly #served = new Map<Socket, Served>()
  /** Below all of it, also of who was let in and has said nothing yet. */
  readonly #lines = new Set<NetSocket>()
  #isClosing = false
  #cancelCheck = () => {}

  constructor(app: FastifyInstance, { services, schedule, limiter }: SocketServerOptions) {
    this.#app = app
    this.#services = services
    this.#schedule = schedule
    this.#authenticateSocket = createHandshake(services, limiter)
    this.#homes = createHomeKeeper(services, app.server)
    this.#io = new Server(app.server, {
      path: '/api/screenshare/socket',
      transports: ['websocket'],
      serveClient: false,
      // Larger is dropped with its connection; a capture fits.
      maxHttpBufferSize: limits.messageBytes,
      connectTimeout: 10_000,
      // A line that broke is given up within a minute, as a large capture on a slow one holds back the answer to a
      // ping. That nothing comes in is noticed much sooner, by its bytes.
      pingInterval: PING_MS,
      pingTimeout: 30_000,
      allowRequest: (request, answer) => {
        void measuredHandshake(() => this.#letIn(request)).then((outcome) => {
          if (outcome !== 'elsewhere') answer(outcome === 'in' ? null : outcome, outcome === 'in')
        })
      },
    })
    this.#sayWhatEveryAnswerSays()
    limitTraffic(this.#io.engine, () => app.log.warn('a websocket that sent too much was closed'))
    this.#io.on('connection', (socket) => this.#serve(socket))
    measureSockets(() => ({ here: this.#served.size, elsewhere: this.#lines.size - this.#served.size }))
    this.#checkLater()
  }

  /** Ends all connections, without taking it for the end of what they share: clients come back to a new server. */
  close(): void {
    this.#isClosing = true
    this.#cancelCheck()
    this.#io.engine.close()
    setTimeout(() => this.#lines.forEach((line) => line.destroy()), GOODBYE_MS).unref()
  }

  /** What is no websocket is answered by the engine, out of sight of the app and its hooks. */
  #sayWhatEveryAnswerSays(): void {
    const headers = { ...securityHeaders(this.#services.settings.publicUrl), 'cache-control': 'no-store' }
    this.#io.engine.use((_request: unknown, response: ServerResponse, next: () => void) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      next()
    })
  }

  /** `elsewhere` when another server has answered it. */
  async #letIn(request: IncomingMessage): Promise<'in' | 'elsewhere' | 'refused'> {
    try {
      const session = await this.#authenticateSocket(request)
      if (session === null || this.#isClosing) return 'refused'
      this.#follow(request.socket)
      if (!(await this.#homes.isOfHere(request, session))) return 'elsewhere'
      this.#sessions.set(request, session)
      return 'in'
    } catch (error) {
      this.#app.log.error({ err: error }, 'a websocket was refused, since its user could not be looked up')
      return 'refused'
    }
  }

  #follow(line: NetSocket): void {
    this.#lines.add(line)
    line.once('close', () => this.#lines.delete(line))
  }

  #countOf({ user }: SocketSession): number {
    return [...this.#served.values()].filter(({ session }) => session.user.id === user.id).length
  }

  #serve(socket: Socket): void {
    const session = this.#sessions.get(socket.request)
    if (session === undefined || this.#countOf(session) >= MOST_CONNECTIONS) return void socket.disconnect(true)
    const { user, tokenHash } = session
    const connection = new Connection({
      socket,
      visitor: { userId: user.id, firstName: user.firstName },
      sharing: screenSharingOf(this.#services),
      mayHelp: async () => (await userOf(this.#services, tokenHash, globalAdmin)) !== null,
      picture: () => staffPicture(this.#services.settings.dataDir, user.emailAddress),
      onFailure: (error) => {
        this.#app.log.error({ err: error }, 'screen sharing failed')
        // As if the line broke: the client tries again.
        socket.conn.close(true)
      },
    })
    this.#served.set(socket, { session, connection })
    const stopListening = listenTo({
      schedule: this.#schedule,
      heardBytes: () => socket.request.socket.bytesRead,
      onChange: (isSilent) => connection.hush(isSilent),
    })
    socket.on('disconnect', () => {
      stopListening()
      this.#served.delete(socket)
    })
  }

  #checkLater(): void {
    this.#cancelCheck = this.#schedule(() => {
      this.#check()
        .catch((error: unknown) => this.#app.log.error({ err: error }, 'connections could not be checked'))
        .finally(() => this.#isClosing || this.#checkLater())
    }, CHECK_MS)
  }

  /** Who signed out, was deactivated or let the hour of their second factor pass is out, also when they only watch. */
  async #check(): Promise<void> {
    const alive: number[] = []
    const moved = await this.#homes.whoMoved(this.#sharers())
    for (const [socket, served] of this.#served) {
      const { sharedScreenId } = served.connection
      if (!(await this.#mayStay(served))) socket.disconnect(true)
      // As if the line broke: the client comes back, and is led to where it is met.
      else if (sharedScreenId !== null && moved.includes(served.session.user.id)) socket.conn.close(true)
      else if (sharedScreenId !== null) alive.push(sharedScreenId)
    }
    await screenSharingOf(this.#services).noteAlive(alive)
  }

  #sharers(): number[] {
    const sharing = [...this.#served.values()].filter(({ connection }) => connection.sharedScreenId !== null)
    return sharing.map(({ session }) => session.user.id)
  }

  /** When that cannot be found out, who looks at another's screen is out. */
  async #mayStay({ session, connection: { isHelping } }: Served): Promise<boolean> {
    try {
      return (await userOf(this.#services, session.tokenHash, isHelping ? globalAdmin : signedIn)) !== null
    } catch (error) {
      this.#app.log.error({ err: error }, 'a connection could not be checked')
      return !isHelping
    }
  }
}
