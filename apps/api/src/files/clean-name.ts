import { visibleText } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'

const LONGEST = 255

/**
 * The name of an uploaded file as it may be kept and shown: its last part when it looks like a path, without
 * characters that are not seen or that turn the text around, and at most 255 long with its extension kept.
 */
export function cleanFileName(name: string): string {
  const last = must(name.normalize('NFC').split(/[\\/]/).at(-1), 'the last part of a path')
  const clean = visibleText(last.toWellFormed())
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return clean === '' ? 'bestand' : shortened(clean)
}

function shortened(name: string): string {
  if (name.length <= LONGEST) return name
  const extension = /\.\w{1,10}$/.exec(name)?.[0] ?? '' // zero: a name without an extension
  return (
    name
      .slice(0, LONGEST - extension.length)
      .toWellFormed()
      .trimEnd() + extension
  )
}

/** The clean name with an extension of what the file is, so that no program is started by the name of a picture. */
export function withExtension(name: string, allowed: readonly [string, ...string[]]): string {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  return extension !== undefined && allowed.includes(extension) ? name : cleanFileName(`${name}.${allowed[0]}`)
}
