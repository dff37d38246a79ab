/** The kinds of file that Klopt knows. */
export type FileType =
  | 'camt053'
  | 'csv'
  | 'gif'
  | 'jpeg'
  | 'jpg'
  | 'json'
  | 'mt940'
  | 'octet-stream'
  | 'pdf'
  | 'plain'
  | 'png'
  | 'webp'
  | 'xml'

const TYPES_BY_EXTENSION: Record<string, readonly FileType[]> = {
  csv: ['csv'],
  gif: ['gif'],
  jpeg: ['jpeg', 'jpg'],
  jpg: ['jpeg', 'jpg'],
  json: ['json'],
  pdf: ['pdf'],
  png: ['png'],
  txt: ['plain', 'mt940'],
  webp: ['webp'],
  xml: ['xml', 'camt053'],
}

/**
 * The kinds a file may be of, by the extension of its name. Banks give MT940 files every extension there is (`.sta`,
 * `.940`, `.swi`, none), so an unknown one means that.
 */
export function fileTypesOf(name: string): readonly FileType[] {
  if (typeof name !== 'string') return ['mt940']
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name.slice(-16))?.[1]?.toLowerCase() ?? '' // zero: no extension
  return Object.hasOwn(TYPES_BY_EXTENSION, extension) ? (TYPES_BY_EXTENSION[extension] ?? []) : ['mt940']
}
