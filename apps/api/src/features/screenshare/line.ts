import type { Capture } from '@klopt/screenshare/events'
import type { Socket } from 'socket.io'

interface Waiting {
  readonly capture: Capture
  readonly passedOn: () => void
}

/**
 * The line to an operator. A page goes out when the one before has left, and only the newest waits: a slow line slows
 * the user's captures down instead of filling the memory of the server.
 */
export class Line {
  readonly #socket: Socket
  #isBusy = false
  #next: Waiting | null = null

  constructor(socket: Socket) {
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
