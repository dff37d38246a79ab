/** How something ended, what is worth knowing, or that it still goes on. */
export type ToastTone = 'success' | 'warning' | 'error' | 'info' | 'pending'

export interface Toast {
  /** What tells it from the others. */
  readonly id: string
  /** How it ended. */
  readonly tone: ToastTone
  /** What is said. */
  readonly text: string
  /** One thing the reader can do about it, such as undoing. */
  readonly action?: ToastAction | undefined
}

export interface ToastAction {
  /** What the button does: a verb. Default 'Ongedaan maken'. */
  readonly label?: string
  /** Called when it is pressed; the toast goes. */
  readonly onPress: () => void
}

/** How long a toast stays, in ms. */
export const TOAST_LIFETIME_MS = 8000
/** How many toasts are shown; an older one makes room. */
export const TOAST_LIMIT = 4
/** How often it is looked at whether a toast has had its time, in ms. */
export const TOAST_CHECK_MS = 200

/** The toasts that are shown, oldest first. */
export interface ToastQueue {
  /** A snapshot that stays the same object until the toasts change. */
  getToasts: () => readonly Toast[]
  /** Calls back after each change; returns the way to stop. */
  subscribe: (onChange: () => void) => () => void
  /** Adds a toast and returns its id. */
  add: (toast: Omit<Toast, 'id'>) => string
  /** Puts another in the place of one, with a time of its own; adds it where that one is gone. */
  replace: (id: string, toast: Omit<Toast, 'id'>) => unknown
  /** Takes one away. */
  remove: (id: string) => void
  /** Takes all of them away. */
  clear: () => void
  /** Lets time pass for all toasts and drops those that had their time; what still goes on has no time. */
  age: (elapsedMs: number) => void
}

/**
 * Makes an empty queue. It has no clock: whoever shows the toasts calls `age`, and simply does not
 * while a reader hovers or focuses them, so that no pause can be left without its resume.
 */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = []
  let lastNumber = 0
  const ages = new Map<string, number>()
  const subscribers = new Set<() => void>()

  const keep = (kept: readonly Toast[]) => {
    if (kept.length === toasts.length && kept.every((toast, index) => toast === toasts[index])) return
    toasts = kept
    for (const id of ages.keys()) if (!kept.some((toast) => toast.id === id)) ages.delete(id)
    for (const subscriber of subscribers) subscriber()
  }

  const add = (toast: Omit<Toast, 'id'>): string => {
    lastNumber += 1
    const id = `toast-${lastNumber}`
    ages.set(id, 0)
    keep([...toasts, { ...toast, id }].slice(-TOAST_LIMIT))
    return id
  }

  return {
    getToasts: () => toasts,
    subscribe: (onChange) => {
      subscribers.add(onChange)
      return () => subscribers.delete(onChange)
    },
    add,
    replace: (id, toast) => {
      if (!ages.delete(id)) return add(toast)
      ages.set(id, 0)
      return keep(toasts.map((known) => (known.id === id ? { ...toast, id } : known)))
    },
    remove: (id) => keep(toasts.filter((toast) => toast.id !== id)),
    clear: () => keep([]),
    age: (elapsedMs) => {
      for (const [id, ageMs] of ages) ages.set(id, ageMs + elapsedMs)
      keep(toasts.filter(({ id, tone }) => tone === 'pending' || (ages.get(id) ?? 0) < TOAST_LIFETIME_MS))
    },
  }
}
