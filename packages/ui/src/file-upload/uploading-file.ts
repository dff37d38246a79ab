/** A file on its way. The owner of the upload keeps these; the box shows them. */
export interface UploadingFile {
  id: string
  name: string
  sizeBytes: number | null
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /** From 0 to 1, while it is uploading; null when that cannot be known. */
  progress?: number | null
  /** Why it failed, and what can be done. */
  error?: string
}
