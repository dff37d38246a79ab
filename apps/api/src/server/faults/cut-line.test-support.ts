import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A line between clients and a server, which keeps its address when the server behind it is another, and can be cut. */
export class CutLine {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #port: number | null = null

  private constructor() {
    this.#server = createServer((client) => this.#lead(client))
  }

  static async lay(): Promise<CutLine> {
    const line = new CutLine()
    await once(line.#server.listen(0, '127.0.0.1'), 'listening')
    return line
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  leadTo(url: string): void {
    this.#port = Number(new URL(url).port)
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
    if (this.#port === null) return void client.destroy()
    const server = connect(this.#port, 'localhost')
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
