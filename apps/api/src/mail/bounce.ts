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
  readonly reason: string
  readonly at: Date
}
