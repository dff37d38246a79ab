import { dutchNumber } from '../dutch-number.ts'
import type { FileType } from '../file-types.ts'
import type { MessageParams } from '../message-params.ts'

/* What `upload` says in Dutch: in the check itself, and in the Dutch catalogue. */

export function uploadNone({ maxFiles }: MessageParams['upload_none']): string {
  return maxFiles === 1 ? 'Geen bestand gekozen.' : 'Geen bestand geselecteerd.'
}

export function uploadTooMany({ maxFiles }: MessageParams['upload_too_many']): string {
  return `Je kunt maximaal ${maxFiles} ${maxFiles === 1 ? 'bestand' : 'bestanden'} tegelijk uploaden.`
}

export function uploadTooLarge({ count, maxSizeMb }: MessageParams['upload_too_large']): string {
  const size = dutchNumber(maxSizeMb)
  return count === 1
    ? `Het bestand mag maximaal ${size} MB groot zijn.`
    : `Één of meerdere bestanden zijn groter dan ${size} MB.`
}

export function uploadWrongType({ count, types, maxSizeMb }: MessageParams['upload_wrong_type']): string {
  if (count > 1) return 'Één of meerdere bestanden hebben niet het juiste formaat.'
  const names = types.map((type) => TYPE_NAMES[type] ?? type)
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} en ${names.at(-1)}` : names.join('')
  const verb = names.length > 1 ? 'worden' : 'wordt'
  return `Het bestand heeft niet het juiste formaat. Alleen ${listed} (max. ${dutchNumber(maxSizeMb)} MB) ${verb} ondersteund.`
}

/** The kinds that people know under another name. */
const TYPE_NAMES: Partial<Record<FileType, string>> = { plain: 'txt', 'octet-stream': 'bin' }
