import type { FileType, UploadLimits } from '@klopt/validators'
import { dutch } from './texts.ts'

const names: Partial<Record<FileType, string>> = { mt940: 'MT940', camt053: 'CAMT.053', plain: 'txt' }

/** The rules in one line, before anybody breaks them: 'Pdf, png of jpg, tot 10 MB per bestand'. */
export function describeLimits(limits: UploadLimits, texts = dutch, locale = 'nl-NL'): string {
  const { maxFiles = 10, maxSizeMb = 10, types } = limits
  const size = texts.maxSize(maxSizeMb.toLocaleString(locale))
  const kinds = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    shownTypes(types ?? []).map((type) => names[type] ?? type),
  )
  const many = maxFiles === 1 ? size : texts.maxFiles(size, maxFiles)
  const text = kinds === '' ? many : `${kinds}, ${many}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Nobody tells jpeg from jpg. */
const shownTypes = (types: readonly FileType[]): readonly FileType[] =>
  types.includes('jpg') ? types.filter((type) => type !== 'jpeg') : types

/**
 * What the file dialog of the browser offers. Nothing in particular where MT940 is accepted: banks
 * give such files every extension there is.
 */
export function acceptAttribute(types: readonly FileType[] | undefined): string | undefined {
  if (!types || types.includes('mt940') || types.includes('octet-stream')) return undefined
  const extensions = types.flatMap((type) => extensionsOf[type] ?? [type])
  return [...new Set(extensions)].map((extension) => `.${extension}`).join(',')
}

const extensionsOf: Partial<Record<FileType, readonly string[]>> = {
  camt053: ['xml'],
  plain: ['txt'],
  jpg: ['jpg', 'jpeg'],
  jpeg: ['jpg', 'jpeg'],
}
