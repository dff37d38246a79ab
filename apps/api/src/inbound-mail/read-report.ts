import { oneLine } from '../mail/one-line.ts'

/** What a delivery report says of a mail that was not delivered. */
export interface DeliveryReport {
  /** Of RFC 3463: `5.1.1`. */
  readonly status: string
  /** What the last mail server said, in one line; empty when it said nothing. */
  readonly diagnostic: string
  /** Whom it did not reach, by the addresses it was sent to; null for one that it does not name. */
  readonly recipients: readonly (string | null)[]
}

/** A part of a mail, with the type that its header gives. */
export interface MailPart {
  readonly mimeType: string
  readonly content: string
}

const types = new Set(['message/delivery-status', 'message/global-delivery-status'])
const MAX_DIAGNOSTIC = 200

/**
 * The failure that a delivery report tells of (RFC 3464): the first recipient that gave up. Null for what tells of none,
 * such as a mail that is late but still tried, or one that arrived.
 */
export function readReport(parts: readonly MailPart[]): DeliveryReport | null {
  const text = parts.find(({ mimeType }) => types.has(mimeType.toLowerCase()))?.content
  if (text === undefined) return null
  // The first group is about the mail as a whole, each next one about one recipient.
  const groups = text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map(fieldsOf)
  const allFailed = groups.filter((fields) => /^failed\b/i.test(fields.get('action') ?? '')) // zero: the group of the mail as a whole
  const [failed] = allFailed
  if (failed === undefined) return null
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(failed.get('status') ?? '')?.[0] // zero: it says none
  // It gives the kind of server and, behind a semicolon, its words.
  const diagnostic = failed.get('diagnostic-code')?.replace(/^[\w-]+\s*;\s*/, '') ?? '' // zero: it says nothing
  const recipients = allFailed.map(
    (fields) => addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient')),
  )
  return {
    recipients,
    status: status ?? '5.0.0',
    diagnostic: oneLine(diagnostic).slice(0, MAX_DIAGNOSTIC).toWellFormed(),
  }
}

/** It gives the kind of address and, behind a semicolon, the address. */
function addressIn(field: string | undefined): string | null {
  const address = field?.replace(/^[\w-]+\s*;\s*/, '').replaceAll(/^<|>$/g, '')
  return address !== undefined && address.length <= 254 && address.includes('@') ? address : null
}

/** By their names in small letters; a line that begins with a space goes on with the one before it. */
function fieldsOf(group: string): ReadonlyMap<string, string> {
  const lines = group.replaceAll(/\n[ \t]+/g, ' ').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()]]
    }),
  )
}
