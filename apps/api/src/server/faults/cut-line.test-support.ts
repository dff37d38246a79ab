import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Server, type Socket } from 'node:net'

/** A line between clients and servers, which keeps its address when those behind it are others, and can be cut. */
export class CutLine {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #targets: readonly NetConnectOpts[] = []
  #connections = 0

  private constructor() {
    this.#server = createServer((client) => this.#lead(client))
  }

  static async lay(): Promise<CutLine> {
    const line = new CutLine()
    await once(line.#server.listen(0, '127.0.0.1'), 'listening')
    return line
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }
  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** To one server, or to several by turns, a connection each; to none, and who connects is cut off. */
  leadTo(...urls: string[]): void {
    this.#targets = urls.map((url) => {
      const { hostname, port } = new URL(url)
      return { host: hostname, port: Number(port) }
    })
  }

  leadToSocket(path: string): void {
    this.#targets = [{ path }]
  }

  /** Breaks off whatever is under way, in the middle of a question or an answer. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async takeAway(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #lead(client: Socket): void {
    const target = this.#targets[(this.#connections += 1) % this.#targets.length]
    if (target === undefined) return void client.destroy()
    const server = connect(target)
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        this.#sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  }
}
