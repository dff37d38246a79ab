import { readEvent, type AllEvents, type EventName } from '@klopt/screenshare/events'
import { io, type Socket } from 'socket.io-client'

/** Where the server listens. */
const PATH = '/api/screenshare/socket'
/**
 * The first of the two attempts comes soon, the second at the earliest 18 seconds after the line broke: a server that
 * takes 15 to restart is back by then. By chance a little sooner or later, so that not all come at once.
 */
const delaysMs = { reconnectionDelay: 7000, reconnectionDelayMax: 14_000, randomizationFactor: 0.1, timeout: 10_000 }
/** How often is looked whether the server was heard, and how long it may be silent: it says something every 1.5 s. */
const LISTEN_MS = 1000
const MOST_SILENT_MS = 3500
/** A connection that the server ended sooner than this after it began would be ended again. */
const STEADY_MS = 10_000

/** How long the server may take to hear that it is over. */
const GOODBYE_MS = 3000

export interface ConnectionHandlers {
  /** The screen that an operator comes for: of several servers it is at one. Whoever shares their own leaves it out. */
  share?: number
  /** At first, and after each time the connection was lost. */
  onConnect: () => void
  /** Nothing comes through any more, or the line was lost and it is being tried to get it back; or it is there again. */
  onSilent: (isSilent: boolean) => void
  /** The line was lost: whoever was at the other end has to be met anew. */
  onLost?: () => void
  /** It cannot be had, or not any more: nothing is tried further. */
  onFailed: (error: Error) => void
}

/** Connects to the server; comes back twice after a connection that was lost (specification, section 9). */
export function connect({ share, onConnect, onSilent, onLost, onFailed }: ConnectionHandlers): Socket {
  const query = share === undefined ? {} : { query: { share } }
  const attempts = { reconnectionAttempts: 2, ...delaysMs }
  const socket = io({ path: PATH, transports: ['websocket'], ...query, ...attempts, forceNew: true })
  let since = 0
  const listening = listenTo(socket, onSilent)
  const fail = (error: Error) => {
    listening.stop()
    socket.disconnect()
    onFailed(error)
  }
  socket.on('connect', () => {
    since = Date.now()
    listening.hear()
    onConnect()
  })
  socket.on('connect_error', (error) => {
    // The server refused it; what only failed is tried again.
    if (!socket.active) fail(error)
  })
  socket.io.on('reconnect_failed', () => fail(new Error('No connection for sharing a screen')))
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return listening.stop()
    listening.lose()
    onLost?.()
    // As a server that restarts does; the client does not come back from that by itself.
    if (reason !== 'io server disconnect') return
    if (Date.now() - since > STEADY_MS) socket.connect()
    else fail(new Error('The server ended the connection for sharing a screen'))
  })
  return socket
}

/** Tells once that nothing is heard any more, within 5 seconds, and once that something is again. */
function listenTo(socket: Socket, onSilent: (isSilent: boolean) => void) {
  let [heardAt, isSilent] = [Date.now(), false]
  const set = (silent: boolean) => {
    if (silent !== isSilent) onSilent((isSilent = silent))
  }
  const hear = () => {
    heardAt = Date.now()
    if (socket.connected) set(false)
  }
  socket.io.on('ping', hear)
  socket.onAny(hear)
  const timer = setInterval(() => Date.now() - heardAt > MOST_SILENT_MS && set(true), LISTEN_MS)
  return { hear, lose: () => set(true), stop: () => clearInterval(timer) }
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
  setTimeout(close, GOODBYE_MS)
}
