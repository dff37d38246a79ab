/** On whose behalf a mail goes out: the name it comes from, and the address that an answer to it goes to. */
export interface MailSender {
  readonly name: string
  readonly replyTo?: string
  /** The firm whose look it has; absent in the look of Klopt. */
  readonly firmId?: number
}
