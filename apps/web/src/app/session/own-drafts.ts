import * as v from 'valibot'

/** A draft of one user on this device: its place is its kind and what it is about, such as `ticket.7`. */
export interface DraftPlace {
  readonly userId: number
  readonly place: string
}

const PREFIX = 'klopt.draft.'
const keyOf = ({ userId, place }: DraftPlace): string => `${PREFIX}${userId}.${place}`

/** What was being written, also after the tab was closed; null when nothing was, or when it cannot be read. */
export function readOwnDraft<Shape extends v.GenericSchema>(where: DraftPlace, shape: Shape) {
  try {
    const text = localStorage.getItem(keyOf(where))
    const parsed = text === null ? null : v.safeParse(shape, JSON.parse(text))
    return parsed?.success ? parsed.output : null
  } catch {
    // Storage may be switched off, and what it holds may be damaged.
    return null
  }
}

/** Keeps what is written so far; null removes it. A full or switched-off storage loses only the convenience. */
export function writeOwnDraft(where: DraftPlace, draft: object | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(where))
    else localStorage.setItem(keyOf(where), JSON.stringify(draft))
  } catch {
    // Nothing to do: the page works without it.
  }
}

/** Forgets what was written on this device, but for that of this user; null: of everybody. */
export function forgetDrafts(exceptUserId: number | null): void {
  try {
    const kept = exceptUserId === null ? null : `${PREFIX}${exceptUserId}.`
    const others = Object.keys(localStorage).filter(
      (key) => key.startsWith(PREFIX) && (kept === null || !key.startsWith(kept)),
    )
    for (const key of others) localStorage.removeItem(key)
  } catch {
    // Without storage nothing was kept.
  }
}
