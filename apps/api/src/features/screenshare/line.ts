import type { Capture } from '@klopt/screenshare/events'

interface Waiting {
  readonly capture: Capture
  readonly passedOn: () => void
}

type Listener = () => void

/** What of a socket the line goes over. */
interface LineSocket {
  emit(event: 'capture', capture: Capture): unknown
  readonly conn: {
    readonly readyState: string
    readonly transport: {
      readonly writable: boolean
      on(event: 'ready', listener: Listener): unknown
      off(event: 'ready', listener: Listener): unknown
    }
    on(event: 'close', listener: Listener): unknown
    off(event: 'close', listener: Listener): unknown
  }
}

/**
 * The line to an operator. A page goes out when the one before has left, and only the newest waits: a slow line slows
 * the user's captures down instead of filling the memory of the server.
 */
export class Line {
  readonly #socket: LineSocket
  #isBusy = false
  #next: Waiting | null = null

  constructor(socket: LineSocket) {
    this.#socket = socket
  }

  send(capture: Capture, passedOn: () => void): void {
    if (this.#isBusy) {
      this.#next?.passedOn()
      this.#next = { capture, passedOn }
      return
    }
    this.#isBusy = true
    this.#socket.emit('capture', capture)
    this.#whenSent(() => {
      this.#isBusy = false
      passedOn()
      const next = this.#next
      this.#next = null
      if (next) this.send(next.capture, next.passedOn)
    })
  }

  /** When nothing is left to send, or nothing can be sent any more. */
  #whenSent(done: () => void): void {
    const { conn } = this.#socket
    if (conn.readyState !== 'open' || conn.transport.writable) return done()
    const goOn = () => {
      conn.transport.off('ready', goOn)
      conn.off('close', goOn)
      this.#whenSent(done)
    }
    conn.transport.on('ready', goOn)
    conn.on('close', goOn)
  }
}
