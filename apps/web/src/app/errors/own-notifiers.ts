interface CodedError {
  readonly code: number
  readonly message: string
}
type Notifier = (error: CodedError) => void

const notifiers = new Map<number, Notifier>()

/** A feature that has more to say of an error than its message and code, such as the way out of it, says it itself. */
export function notifyByItself(code: number, notify: Notifier): void {
  notifiers.set(code, notify)
}

export const ownNotifierOf = (code: number): Notifier | undefined => notifiers.get(code)
