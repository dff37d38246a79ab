import type { ReactNode } from 'react'

/** A file on its way. The owner of the upload keeps these; the list shows them. */
export interface UploadingFile {
  /** What tells it from a file of the same name. */
  id: string
  /** The name of the file. */
  name: string
  /** Its size in bytes, null when it is not known. */
  sizeBytes: number | null
  /** How far it is; what failed can be tried again. */
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /** From 0 to 1, while it is uploading; null when that cannot be known. */
  progress?: number | null
  /** Why it failed, and what can be done. */
  error?: string
  /** `false` when trying again cannot help, as of a file that is itself wrong. Default `true`. */
  canRetry?: boolean
  /** A small picture of it, 32 px square, in place of the icon: an `<img alt="">`. */
  thumbnail?: ReactNode
}

/** What can be done with a file in a list; without one of these there is no button for it. */
export interface FileActions {
  /** Tries a file that failed again, where that can help. */
  onRetry?: (id: string) => void
  /** Stops a file that is waiting or on its way. */
  onCancel?: (id: string) => void
  /** Takes a file away; also one that is on its way, where `onCancel` is absent. */
  onRemove?: (id: string) => void
}
