import { overlays } from '../overlay/overlays.ts'
import type { ToastAction, ToastTone } from '../overlay/toast-queue.ts'

export interface ToastOptions {
  /** One thing the reader can do about it, such as 'Ongedaan maken'. Not the only way to do it. */
  action?: ToastAction
  /** Takes back what was done, by a button that says so. In place of `action`. */
  undo?: () => void
}

const show =
  (tone: ToastTone) =>
  (text: string, { action, undo }: ToastOptions = {}): string =>
    overlays.toasts.add({ tone, text, action: undo ? { onPress: undo } : action })

export interface ToastPromise<Value> {
  /** What goes on: 'Factuur versturen…'. */
  pending: string
  /** How it ended, or what makes that of its result. */
  success: string | ((value: Value) => string)
  /** What went wrong and what to do about it, or what makes that of the reason. */
  error: string | ((reason: unknown) => string)
}

/**
 * Says briefly how something ended: `toast.success("Factuur verstuurd")`. It stays 8 seconds; at
 * most four are shown. What the reader has to act on belongs in the page, not in a toast. Each
 * returns the id for `toast.dismiss`.
 */
export const toast = {
  success: show('success'),
  warning: show('warning'),
  error: show('error'),
  info: show('info'),
  /** Says that something goes on, for as long as it does, and then in the same place how it ended. Returns the promise. */
  promise: <Value>(promise: Promise<Value>, texts: ToastPromise<Value>): Promise<Value> => {
    const id = show('pending')(texts.pending)
    const end = (tone: ToastTone, text: string) => overlays.toasts.replace(id, { tone, text })
    promise.then(
      (value) => end('success', textOf(texts.success, value)),
      (reason: unknown) => end('error', textOf(texts.error, reason)),
    )
    return promise
  },
  dismiss: (id: string): void => overlays.toasts.remove(id),
}

const textOf = <Value>(text: string | ((value: Value) => string), value: Value): string =>
  typeof text === 'string' ? text : text(value)
