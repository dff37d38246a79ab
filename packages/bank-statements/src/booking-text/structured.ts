import { ibanOrNull } from '../text/iban.ts'
import { squeeze, squeezeOrNull } from '../text/squeeze.ts'
import { NO_TEXT, type BookingText } from './booking-text.ts'
import { joinLines } from './join-lines.ts'

const TAGS = new Set(
  (
    'TRTP IBAN BBAN BIC NAME REMI EREF MARF CSID BENM ORDP ID ADDR ISDT ACCW PREF RTRN CNTP ' +
    'PURP ULTC ULTD ULTB EXCH OCMT CHGS BUSP SVCL TRCD CREF INID'
  ).split(' '),
)

interface Part {
  tag: string
  value: string
}

/**
 * Reads `/TRTP/.../IBAN/.../NAME/.../REMI/...` as ABN AMRO, Rabobank, bunq, Knab and ASN write it
 * and `/EREF/...//CNTP/iban/bic/name/city//REMI/USTD//...` as ING does. Null when the text has
 * another form.
 */
export function structuredText(lines: readonly string[], bank: string): BookingText | null {
  if (lines[0]?.startsWith('/') !== true) return null
  const parts = partsOf(joinLines(lines, bank))
  return parts.length === 0 ? null : fromParts(parts)
}

function fromParts(parts: readonly Part[]): BookingText {
  const result = { ...NO_TEXT }
  const texts: string[] = []
  let other = ''
  for (const { tag, value } of parts) {
    if (tag === 'REMI') readRemittance(value, result, texts)
    else if (tag === 'NAME') result.counterpartyName ??= squeezeOrNull(withoutEnd(value))
    else if (tag === 'IBAN') result.counterpartyIban ??= ibanOrNull(withoutEnd(value))
    else if (tag === 'EREF') result.endToEndId ??= endToEndIdOf(value)
    else if (tag === 'RTRN') readReturn(value, result)
    else if (tag === 'TRTP' || tag === 'BUSP') result.kind ??= squeezeOrNull(withoutEnd(value))
    else if (tag === 'CNTP' || tag === 'BENM' || tag === 'ORDP') readParty(value, result)
    else if (tag === 'ACCW') result.counterpartyIban ??= ibanOrNull(value.split(/[,/]/)[0])
    else if (tag === 'PREF' || tag === 'OCMT') other ||= squeeze(withoutEnd(value))
  }
  result.description = texts.join(' ') || (result.structuredReference === null ? other : '')
  return result
}

/** `STRD/CUR/reference`, `Issuer: CUR Ref: reference`, `USTD//text` or just text. */
function readRemittance(value: string, result: BookingText, texts: string[]): void {
  const bare = withoutEnd(value).replace(/^\/+/, '')
  const structured = /^STRD\/(?:[A-Z]{3}\/)?([^/]+)$/s.exec(bare) ?? /^ISSUER:\s*\w+\s+REF:\s*(\w+)$/is.exec(bare)
  if (structured !== null) {
    result.structuredReference ??= structured[1]?.replace(/\s/g, '') ?? null
    return
  }
  const text = squeeze(bare.replace(/^USTD\/{1,2}/, ''))
  if (text !== '') texts.push(text)
}

/** `/RTRN/MS03/`, where some banks say it in words behind the code. */
function readReturn(value: string, result: BookingText): void {
  const code = /^\W*([A-Z]{2}(?:\d\d|OR))(?![A-Z0-9])/.exec(value)?.[1]
  if (code !== undefined) result.returnReason ??= code
}

/** `iban/bic/name/city/`; a name may hold a slash itself. Rabobank leaves this empty. */
function readParty(value: string, result: BookingText): void {
  const parts = value.split('/')
  if (parts.length < 3) return
  result.counterpartyIban ??= ibanOrNull(parts[0])
  const name = parts.length < 5 ? parts[2] : parts.slice(2, -2).join('/')
  result.counterpartyName ??= squeezeOrNull(name)
}

export function endToEndIdOf(value: string): string | null {
  const id = squeeze(withoutEnd(value).replace(/\n/g, ''))
  return id === '' || /^NOT ?PROVIDED$/i.test(id) || id === 'NONREF' ? null : id
}

function withoutEnd(value: string): string {
  let end = value.length
  while (end > 0 && '/ \n'.includes(value.charAt(end - 1))) end -= 1
  return value.slice(0, end)
}

/** Cuts at every known `/TAG/`, also when a line break fell inside the tag. */
function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let valueStart = 0
  for (let at = text.indexOf('/'); at !== -1; at = text.indexOf('/', at + 1)) {
    const found = tagAt(text, at, parts.at(-1)?.tag === 'REMI')
    if (found === null) continue
    const last = parts.at(-1)
    if (last !== undefined) last.value = text.slice(valueStart, at)
    parts.push({ tag: found.tag, value: '' })
    valueStart = found.end
    at = found.end - 2
  }
  const last = parts.at(-1)
  if (last !== undefined) last.value = text.slice(valueStart)
  return parts
}

function tagAt(text: string, slash: number, inRemittance: boolean): { tag: string; end: number } | null {
  let tag = ''
  for (let at = slash + 1; at < text.length && tag.length < 5; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 47) {
      // Two letters are too likely to be part of what somebody wrote.
      return TAGS.has(tag) && !(inRemittance && tag.length < 3) ? { tag, end: at + 1 } : null
    }
    if (code === 10) continue
    tag += text[at]
  }
  return null
}
