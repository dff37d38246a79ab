import { readEvent, type AllEvents, type EventName } from '@klopt/screenshare/events'
import { io, type Socket } from 'socket.io-client'

/** Where the server listens. */
const path = '/api/screenshare/socket'
/** A server that restarts is back within these two attempts. */
const delays_ms = { reconnectionDelay: 3000, reconnectionDelayMax: 6000, randomizationFactor: 0.2, timeout: 10_000 }
/** A connection that the server ended sooner than this after it began would be ended again. */
const steady_ms = 10_000

/** How long the server may take to hear that it is over. */
const goodbye_ms = 3000

export interface ConnectionHandlers {
  /** At first, and after each time the connection was lost. */
  onConnect: () => void
  /** It was lost; it is being tried to get it back. */
  onLost?: () => void
  /** It cannot be had, or not any more: nothing is tried further. */
  onFailed: (error: Error) => void
}

/** Connects to the server; comes back twice after a connection that was lost (specification, section 9). */
export function connect({ onConnect, onLost, onFailed }: ConnectionHandlers): Socket {
  const socket = io({ path, transports: ['websocket'], reconnectionAttempts: 2, ...delays_ms, forceNew: true })
  let since = 0
  const fail = (error: Error) => {
    socket.disconnect()
    onFailed(error)
  }
  socket.on('connect', () => {
    since = Date.now()
    onConnect()
  })
  socket.on('connect_error', (error) => {
    // The server refused it; what only failed is tried again.
    if (!socket.active) fail(error)
  })
  socket.io.on('reconnect_failed', () => fail(new Error('No connection for sharing a screen')))
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return
    onLost?.()
    // As a server that restarts does; the client does not come back from that by itself.
    if (reason !== 'io server disconnect') return
    if (Date.now() - since > steady_ms) socket.connect()
    else fail(new Error('The server ended the connection for sharing a screen'))
  })
  return socket
}

/** Acts on an event of the other side, when it is what it should be. */
export function hear<Name extends EventName>(
  socket: Socket,
  name: Name,
  act: (payload: AllEvents[Name]) => void,
): void {
  const listen: (data: unknown) => void = (data) => {
    const payload = readEvent(name, data)
    if (payload) act(payload)
  }
  const events: { on: (name: string, listener: (data: unknown) => void) => unknown } = socket
  events.on(name, listen)
}

/** Tells the other side that it is over, and closes when the server has heard it. */
export function sayStopped(socket: Socket): void {
  const close = () => void socket.disconnect()
  socket.off()
  if (!socket.connected) return close()
  socket.once('stopped', close)
  socket.emit('stopped', {})
  setTimeout(close, goodbye_ms)
}
