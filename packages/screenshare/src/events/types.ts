/** Nothing to say beyond the name of the event. */
export type Nothing = Record<string, never>

export interface Size {
  /** CSS pixels of the user's viewport. */
  width: number
  height: number
}

export interface Scroll {
  top: number
  left: number
  /** The element that scrolls (see `pathOf`); '' for the page itself. */
  path: string
}

/** A place on the page: in the viewport, and within the element there, for who shows it otherwise. */
export interface Pointer {
  /** CSS pixels from the corner of the user's viewport. */
  x: number
  y: number
  /** The element under it; '' for none. */
  path: string
  /** Where within that element, 0 to 1 of its width and height. */
  dx: number
  dy: number
}

/** A part of the page under its own number: the markup of one element. */
export type ChunkMarkup = readonly [id: number, markup: string]

export interface Capture extends Size {
  /** How far the page is scrolled. */
  top: number
  /** The whole page as HTML; '' when `chunks` says what changed. */
  content: string
  /** Names this state of the page. */
  hash: string
  /** All style rules of the page; null while they are as in the capture before. */
  linksStyle: string | null
  /** The state that `chunks` changes. */
  base?: string
  chunks?: readonly ChunkMarkup[]
}

/** What the sharing user sends. */
export interface UserEvents {
  room: { key: string }
  request_operator: Nothing
  capture: Capture
  resize: Size
  scroll: Scroll
  client_mouse: Pointer
  client_click: Pointer
  stopped: Nothing
  /** Whether the operator who asked may look. Nothing of the page is passed on before. */
  answer_operator: { allowed: boolean }
  /** Whether the user shows nothing for a while. */
  paused: { paused: boolean }
}

/** What the sharing user receives. */
export interface ToUserEvents {
  /** Somebody would like to look: the user decides. */
  operator_asks: { first_name: string; image_url: string | null }
  mouse: Pointer
  show_cursor: Nothing
  hide_cursor: Nothing
  click: Pointer
  /** Asks for the whole page; `chunks` says that from then on what changed is enough. */
  request_capture: { chunks: boolean }
  stopped: Nothing
  operator_connected: { first_name: string; image_url: string | null }
  /** Nobody looks any more, and has not for a while: the user waits again. */
  operator_disconnected: Nothing
}

/** What the operator sends. */
export interface OperatorEvents {
  /** With the ticket that joining by HTTP answered; `chunks` as in `request_capture`, for every page that comes. */
  join: { key: string; chunks: boolean }
  mouse: Pointer
  show_cursor: Nothing
  hide_cursor: Nothing
  click: Pointer
  request_capture: { chunks: boolean }
  stopped: Nothing
}

/** What the operator receives. */
export interface ToOperatorEvents {
  /** The operator looks from another window now. */
  taken: Nothing
  /** The user is asked whether the operator may look. */
  asked: Nothing
  /** The user would rather not. */
  refused: Nothing
  paused: { paused: boolean }
  capture: Capture
  resize: Size
  scroll: Scroll
  client_mouse: Pointer
  client_click: Pointer
  stopped: Nothing
  user_disconnected: Nothing
}

export type AllEvents = UserEvents & ToUserEvents & OperatorEvents & ToOperatorEvents
export type EventName = keyof AllEvents
