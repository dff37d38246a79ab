import { startCapture, type CaptureEvents, type RunningCapture } from '@klopt/screenshare/capture'
import type { Pointer, ToUserEvents } from '@klopt/screenshare/events'
import type { SharingLimits } from '../../../shared/screen-sharing/screen-sharing.ts'
import { connect, hear, sayStopped } from '../connection.ts'

export type Operator = ToUserEvents['operator_connected']
/** Receives what is sent, as it is sent. */
export type Watcher = <Name extends keyof CaptureEvents>(name: Name, payload: CaptureEvents[Name]) => void

export interface SharingHandlers {
  /** Who would like to look and waits for an answer; null when nobody does. */
  onAsked: (operator: Operator | null) => void
  /** Whether nothing of this page comes through. */
  onOffline: (isOffline: boolean) => void
  /** Who helps; null when nobody does any more. */
  onOperator: (operator: Operator | null) => void
  /** Where the operator points; null when nowhere. */
  onPointer: (pointer: Pointer | null) => void
  /** What the operator asks to click on. */
  onRequest: (pointer: Pointer) => void
  /** Whether the page is larger than may be sent. */
  onTooLarge: (isTooLarge: boolean) => void
  /** The other side has ended it, or it had ended before. */
  onStopped: () => void
  onFailed: (error: Error) => void
}

export interface PageSharing {
  /** Lets who asked look, or not. */
  answer: (allowed: boolean) => void
  /** What is not shown from now on. */
  limit: (limits: SharingLimits) => void
  /** Ends it for the other side too. */
  stop: () => void
  /** Ends it for this page; another one may go on. */
  leave: () => void
  /** Shows the user what is sent; null ends that. */
  watch: (watcher: Watcher | null) => void
  /** Captures the whole page once more. */
  requestCapture: () => void
}

const PATIENCE_MS = 10_000

/** Shares this page under a key. Nothing is captured until somebody looks: an operator, or the user at what they would see. */
export function sharePage(key: string, first: SharingLimits, on: SharingHandlers): PageSharing {
  let limits = first
  let [isHelped, chunks] = [false, false]
  let watcher: Watcher | null = null
  /** Where the operator pointed last. */
  let pointed: Pointer | null = null
  let running: RunningCapture | null = null
  const socket = connect({
    onConnect: () => {
      socket.emit('room', { key })
      socket.emit('request_operator', {})
    },
    onSilent: on.onOffline,
    onLost: () => help(null),
    onFailed: (error) => {
      stopCapture()
      on.onFailed(error)
    },
  })
  hear(socket, 'operator_asks', (operator) => {
    help(null)
    on.onAsked(operator)
  })
  hear(socket, 'operator_connected', (operator) => {
    help(operator)
    if (limits.isPaused) socket.emit('paused', { paused: true })
  })
  hear(socket, 'operator_disconnected', () => help(null))
  hear(socket, 'request_capture', (request) => {
    chunks = request.chunks
    capture()
  })
  hear(socket, 'mouse', (pointer) => on.onPointer((pointed = pointer)))
  hear(socket, 'show_cursor', () => on.onPointer(pointed))
  hear(socket, 'hide_cursor', () => on.onPointer(null))
  hear(socket, 'click', on.onRequest)
  hear(socket, 'stopped', () => {
    leave()
    on.onStopped()
  })

  function help(operator: Operator | null): void {
    isHelped = operator !== null
    on.onAsked(null)
    if (!isHelped && !watcher) stopCapture()
    on.onOperator(operator)
  }

  function capture(): void {
    if ((!isHelped && !watcher) || limits.isPaused) return
    running ??= startCapture({ document, send, onTooLarge: on.onTooLarge, hidesAmounts: limits.hidesAmounts })
    running.requestCapture({ chunks })
  }

  function send<Name extends keyof CaptureEvents>(name: Name, payload: CaptureEvents[Name]): unknown {
    watcher?.(name, payload)
    if (!isHelped) return
    if (name === 'capture') return socket.timeout(PATIENCE_MS).emitWithAck(name, payload)
    // Where the mouse was a moment ago matters to nobody; how far the page is scrolled stays so until it is told.
    return (name === 'client_mouse' ? socket.volatile : socket).emit(name, payload)
  }

  function stopCapture(): void {
    running?.stop()
    running = null
    on.onTooLarge(false)
  }

  function leave(): void {
    stopCapture()
    socket.disconnect()
  }

  return {
    answer: (allowed) => {
      on.onAsked(null)
      socket.emit('answer_operator', { allowed })
    },
    limit: (next) => {
      const before = limits
      limits = next
      running?.hideAmounts(next.hidesAmounts)
      if (next.isPaused === before.isPaused) return
      if (next.isPaused) stopCapture()
      else capture()
      socket.emit('paused', { paused: next.isPaused })
    },
    stop: () => {
      stopCapture()
      sayStopped(socket)
    },
    leave,
    watch: (next) => {
      watcher = next
      if (next) capture()
      else if (!isHelped) stopCapture()
    },
    requestCapture: capture,
  }
}
