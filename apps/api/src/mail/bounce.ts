/** A mail that came back: which one it was. */
export interface BouncedMail {
  readonly administrationId: number
  /** Of the message or letter. */
  readonly id: number
  /** Of an estimate: which of its mails. */
  readonly mailNumber?: number | undefined
}

/** Why and when it came back, as its report says. */
export interface Bounce {
  /** Whom it did not reach; null for one that the report does not name. */
  readonly recipients: readonly (string | null)[]
  readonly reason: string
  readonly at: Date
}

/** Whether copies alone came back, and not the mail itself. */
export const isOfCopy = ({ recipients }: Bounce, cc: readonly string[] | null): boolean => {
  const copies = new Set(cc?.map((address) => address.toLowerCase()))
  return recipients.every((recipient) => recipient !== null && copies.has(recipient.toLowerCase()))
}
