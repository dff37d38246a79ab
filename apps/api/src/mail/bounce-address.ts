import type { SecretBox } from '../security/secret-box.ts'

/** A mail that can come back: that of an invoice, a reminder letter, the notice of a direct debit, or one of the mails of an estimate. */
export interface ReturnableMail {
  readonly kind: 'invoice' | 'reminder' | 'estimate' | 'notice'
  readonly administrationId: number
  readonly id: number
  /** Of an estimate: which of its mails. */
  readonly mailNumber?: number | undefined
}

interface Mailbox {
  readonly secretBox: Pick<SecretBox, 'sign' | 'isSigned'>
  readonly settings: { readonly smtpInboundPort: number | null; readonly inboxDomain: string }
}

const letters = { invoice: 'f', reminder: 'h', estimate: 'o', notice: 'i' } as const
const kinds = { f: 'invoice', h: 'reminder', o: 'estimate', i: 'notice' } as const

/**
 * Where reports about one mail are sent to: an address of its own, which nobody can make up for another mail, as it is
 * signed. Null where no mail is taken in.
 */
export function bounceAddress({ secretBox, settings }: Mailbox, mail: ReturnableMail): string | null {
  if (settings.smtpInboundPort === null) return null
  const name = nameOf(mail)
  return `${name}-${secretBox.sign(name)}@${settings.inboxDomain}`
}

/** The mail that an address was made for; null for every other address, also a forged one. */
export function mailOfBounceAddress({ secretBox, settings }: Mailbox, address: string): ReturnableMail | null {
  const pattern = /^(retour-([fhoi])-(\d{1,15})-(\d{1,15})(?:-(\d{1,9}))?)-([0-9a-f]{20})@([a-z0-9.-]{1,253})$/
  const [, name, letter, administrationId, id, mailNumber, signature, domain] =
    pattern.exec(address.toLowerCase()) ?? []
  if (name === undefined || signature === undefined || domain !== settings.inboxDomain) return null
  if (!secretBox.isSigned(name, signature)) return null
  return {
    kind: kinds[letter as keyof typeof kinds],
    administrationId: Number(administrationId),
    id: Number(id),
    ...(mailNumber !== undefined && { mailNumber: Number(mailNumber) }),
  }
}

function nameOf({ kind, administrationId, id, mailNumber }: ReturnableMail): string {
  const name = `retour-${letters[kind]}-${administrationId}-${id}`
  return mailNumber === undefined ? name : `${name}-${mailNumber}`
}
