import { refuse, type Checked, type Refused } from './checked.ts'
import { fileTypesOf, type FileType } from './file-types.ts'
import { uploadNone, uploadTooLarge, uploadTooMany, uploadWrongType } from './messages/upload-nl.ts'

/** What the rules need to know of a file; a browser's `File` fits. */
export type UploadFile = { name: string; size: number }

export type UploadLimits = {
  /** 10 by default. */
  maxFiles?: number
  /** Megabytes of 1,048,576 bytes each; 10 by default. */
  maxSizeMb?: number
  /** Any type by default. */
  types?: readonly FileType[]
}

const BYTES_PER_MB = 1024 * 1024

/**
 * Checks the files somebody chose to upload: at least one, not too many, none too large, all of an accepted type.
 * Reasons: `required` (none), `length` (too many), `range` (too large), `format` (another type).
 */
export function upload<T extends UploadFile>(files: readonly T[], limits: UploadLimits = {}): Checked<readonly T[]> {
  const { maxFiles = 10, maxSizeMb = 10, types } = limits
  if (!isFileList(files) || files.length === 0) return noFiles(maxFiles)
  if (files.length > maxFiles) return tooMany(maxFiles)
  if (files.some((file) => file.size > maxSizeMb * BYTES_PER_MB)) return tooLarge(files.length, maxSizeMb)
  if (types && !files.every((file) => fits(file, types))) return wrongType(files.length, types, maxSizeMb)
  return { ok: true, value: files }
}

function noFiles(maxFiles: number): Refused {
  return refuse('required', { code: 'upload_none', params: { maxFiles }, message: uploadNone({ maxFiles }) })
}

function fits(file: UploadFile, types: readonly FileType[]): boolean {
  return fileTypesOf(file.name).some((type) => types.includes(type))
}

function tooMany(maxFiles: number): Refused {
  return refuse('length', { code: 'upload_too_many', params: { maxFiles }, message: uploadTooMany({ maxFiles }) })
}

function tooLarge(count: number, maxSizeMb: number): Refused {
  const params = { count, maxSizeMb }
  return refuse('range', { code: 'upload_too_large', params, message: uploadTooLarge(params) })
}

function wrongType(count: number, types: readonly FileType[], maxSizeMb: number): Refused {
  const params = { count, types, maxSizeMb }
  return refuse('format', { code: 'upload_wrong_type', params, message: uploadWrongType(params) })
}

function isFileList(files: unknown): files is readonly UploadFile[] {
  return Array.isArray(files) && files.every((file) => typeof file?.name === 'string' && typeof file?.size === 'number')
}
