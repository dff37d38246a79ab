import type { UploadingFile } from '@klopt/ui'

/** A document that was there already. */
export interface KnownDocument {
  readonly id: number
  readonly name: string
}

/** A file on its way to the inbox. */
export interface Upload extends UploadingFile {
  /** What it turned out to be, when the same content was there. */
  readonly known?: KnownDocument
}

export type UploadEvent =
  | { readonly type: 'added'; readonly files: readonly Upload[] }
  | { readonly type: 'changed'; readonly id: string; readonly change: Partial<Omit<Upload, 'id'>> }
  | { readonly type: 'removed'; readonly id: string }

/** The files that are on their way, failed, or were known; what arrived stands in the inbox itself. */
export function reduceUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return [...uploads, ...event.files]
    case 'changed':
      return uploads.map((upload) => (upload.id === event.id ? { ...upload, ...event.change } : upload))
    case 'removed':
      return uploads.filter(({ id }) => id !== event.id)
  }
}
