/** A mail by its subject and its paragraphs between salutation and greeting; `{{klant}}` and the like are variables. */
export interface Words {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

/** All that mails to customers say by themselves. A language that lacks one of these does not compile. */
export interface MailTexts {
  readonly salutation: string
  readonly closing: string
  /** Who has no name. */
  readonly nobody: string
  readonly invoice: Words
  readonly credit_invoice: Words
  readonly estimate: Words
  readonly estimateReminder: Words
  /** The usual steps, in their order. */
  readonly reminders: readonly [first: Words, second: Words, notice: Words, demand: Words]
  /** Once, small, below each mail. */
  readonly madeWith: string
  /** What stands on the button to the page of the customer. */
  readonly links: {
    readonly invoice: string
    readonly reminder: string
    readonly estimate: string
    readonly acceptedEstimate: string
  }
  /** What the law asks of a letter, with amounts as they are written (article 6:96, sixth paragraph, BW). */
  readonly law: {
    readonly untilConsumer: string
    readonly untilCompany: string
    /** Where the VAT of the costs cannot be deducted. */
    readonly includingVat: string
    readonly notice: (open: string, until: string, costs: string, vat: string) => string
    readonly demand: (amounts: {
      readonly open: string
      readonly costs: string
      readonly vat: string
      readonly interest: string
      readonly total: string
    }) => string
  }
}
