export { limits } from './limits.ts'
export { operatorEvents, readEvent, userEvents } from './read-event.ts'
export type {
  AllEvents,
  Capture,
  ChunkMarkup,
  EventName,
  Nothing,
  OperatorEvents,
  Pointer,
  Scroll,
  Size,
  ToOperatorEvents,
  ToUserEvents,
  UserEvents,
} from './types.ts'
