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

/**
 * Says briefly how something ended: `toast.success("Factuur verstuurd")`. It stays 8 seconds; at
 * most four are shown. What the reader has to act on belongs in the page, not in a toast. Each
 * returns the id for `toast.dismiss`.
 */
export const toast = {
  success: show('success'),
  warning: show('warning'),
  error: show('error'),
  dismiss: (id: string): void => overlays.toasts.remove(id),
}
