import { checkCapture, checkSize } from './check-capture.ts'
import { fieldsOf, finite, text, type Check } from './checks.ts'
import type { AllEvents, EventName, Nothing, Pointer, Scroll } from './types.ts'

/**
 * Reads what arrived under a name: the payload with the fields it should have and no others, or null
 * for an unknown name and for anything that is not exactly that. Never throws. Whoever receives uses
 * it: the server, and both clients, as neither trusts the other.
 */
export function readEvent<Name extends EventName>(name: Name, data: unknown): AllEvents[Name] | null
export function readEvent(name: string, data: unknown): AllEvents[EventName] | null
export function readEvent(name: string, data: unknown) {
  return Object.hasOwn(checks, name) ? checks[name as EventName](data) : null
}

export const userEvents = [
  'room',
  'request_operator',
  'capture',
  'resize',
  'scroll',
  'client_mouse',
  'client_click',
  'stopped',
  'answer_operator',
  'paused',
] as const

export const operatorEvents = [
  'join',
  'mouse',
  'show_cursor',
  'hide_cursor',
  'click',
  'request_capture',
  'stopped',
] as const

const nothing: Check<Nothing> = (data) => (data === undefined || data === null || typeof data === 'object' ? {} : null)

const checks: { [Name in EventName]: Check<AllEvents[Name]> } = {
  room: keyOf(/^[\w-]{22,100}$/),
  request_operator: nothing,
  capture: checkCapture,
  resize: checkSize,
  scroll: checkScroll,
  client_mouse: checkPointer,
  client_click: checkPointer,
  stopped: nothing,
  mouse: checkPointer,
  show_cursor: nothing,
  hide_cursor: nothing,
  click: checkPointer,
  request_capture: (data) => ({ chunks: fieldsOf(data).chunks === true }),
  operator_connected: checkOperator,
  operator_disconnected: nothing,
  join: checkJoin,
  operator_asks: checkOperator,
  answer_operator: (data) => {
    const { allowed } = fieldsOf(data)
    return typeof allowed === 'boolean' ? { allowed } : null
  },
  paused: (data) => {
    const { paused } = fieldsOf(data)
    return typeof paused === 'boolean' ? { paused } : null
  },
  asked: nothing,
  refused: nothing,
  taken: nothing,
  user_disconnected: nothing,
}

function keyOf(shape: RegExp): Check<{ key: string }> {
  return (data) => {
    const { key } = fieldsOf(data)
    return typeof key === 'string' && shape.test(key) ? { key } : null
  }
}

function checkJoin(data: unknown): { key: string; chunks: boolean } | null {
  const ticket = keyOf(/^[\w.-]{16,200}$/)(data)
  return ticket && { ...ticket, chunks: fieldsOf(data).chunks === true }
}

function checkPointer(data: unknown): Pointer | null {
  const { x, y, path = '', dx = 0, dy = 0 } = fieldsOf(data)
  const whole = finite(x, -1e5, 1e5) && finite(y, -1e5, 1e5) && isPath(path) && finite(dx, 0, 1) && finite(dy, 0, 1)
  return whole ? { x, y, path, dx, dy } : null
}

function checkScroll(data: unknown): Scroll | null {
  const { top, left = 0, path = '' } = fieldsOf(data)
  return finite(top, -1e7, 1e7) && finite(left, -1e7, 1e7) && isPath(path) ? { top, left, path } : null
}

const isPath = (data: unknown): data is string => text(data, 1000) && /^(?:(?:\d{1,6}|s)(?:\.(?!$)|$))*$/.test(data)

function checkOperator(data: unknown) {
  const { first_name, image_url = null } = fieldsOf(data)
  if (!text(first_name, 200)) return null
  return image_url === null || isPicture(image_url) ? { first_name, image_url } : null
}

/** From our own server, over https, or the picture itself; `//host` is none of these. */
const isPicture = (data: unknown): data is string =>
  (text(data, 2000) && /^(?:https:\/\/|\/(?![/\\]))/.test(data)) ||
  (text(data, 70_000) && /^data:image\/(?:png|jpeg|webp);base64,[\w+/=]+$/.test(data))
