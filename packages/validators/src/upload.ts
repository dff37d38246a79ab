import { refuse, type Checked, type Refused } from './checked.ts'
import { dutchNumber } from './dutch-number.ts'
import { fileTypesOf, type FileType } from './file-types.ts'

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
  if (!isFileList(files) || files.length === 0) return refuse('required', maxFiles === 1 ? NONE_CHOSEN : NONE_SELECTED)
  if (files.length > maxFiles) return refuse('length', tooMany(maxFiles))
  if (files.some((file) => file.size > maxSizeMb * BYTES_PER_MB)) return tooLarge(files.length, maxSizeMb)
  if (types && !files.every((file) => fits(file, types))) return wrongType(files.length, types, maxSizeMb)
  return { ok: true, value: files }
}

const NONE_CHOSEN = 'Geen bestand gekozen.'
const NONE_SELECTED = 'Geen bestand geselecteerd.'

function fits(file: UploadFile, types: readonly FileType[]): boolean {
  return fileTypesOf(file.name).some((type) => types.includes(type))
}

function tooMany(maxFiles: number): string {
  return `Je kunt maximaal ${maxFiles} ${maxFiles === 1 ? 'bestand' : 'bestanden'} tegelijk uploaden.`
}

function tooLarge(count: number, maxSizeMb: number): Refused {
  const size = dutchNumber(maxSizeMb)
  const one = `Het bestand mag maximaal ${size} MB groot zijn.`
  return refuse('range', count === 1 ? one : `Één of meerdere bestanden zijn groter dan ${size} MB.`)
}

function wrongType(count: number, types: readonly FileType[], maxSizeMb: number): Refused {
  if (count > 1) return refuse('format', 'Één of meerdere bestanden hebben niet het juiste formaat.')
  const names = types.map((type) => TYPE_NAMES[type] ?? type)
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} en ${names.at(-1)}` : names.join('')
  const size = dutchNumber(maxSizeMb)
  const verb = names.length > 1 ? 'worden' : 'wordt'
  return refuse(
    'format',
    `Het bestand heeft niet het juiste formaat. Alleen ${listed} (max. ${size} MB) ${verb} ondersteund.`,
  )
}

/** The kinds that people know under another name. */
const TYPE_NAMES: Partial<Record<FileType, string>> = { plain: 'txt', 'octet-stream': 'bin' }

function isFileList(files: unknown): files is readonly UploadFile[] {
  return Array.isArray(files) && files.every((file) => typeof file?.name === 'string' && typeof file?.size === 'number')
}
