import { brandedMail, type MailBrand } from './branded-mail.ts'

interface KloptMail {
  readonly text: string
  /** Made by `toMailHtml`; null for a mail of words alone. */
  readonly html?: string | null
  /** What stands on a button for the first link. */
  readonly action?: string | undefined
  /** Of a firm that mails by Klopt. */
  readonly brand?: MailBrand | undefined
}

/** A mail to somebody who uses Klopt, in the look of Klopt or of the firm that has something to say. All of it stands in its text too. */
export function kloptMail({ text, html = null, action: label, brand = KLOPT_BRAND }: KloptMail): {
  text: string
  html: string
} {
  const address = /^https?:\/\/\S+$/m.exec(text)?.[0]
  const action = label === undefined || address === undefined ? null : { label, address }
  return { text, html: brandedMail({ text, html }, { language: 'nl', brand, summary: null, action }).html }
}

/** How Klopt itself looks. */
export const KLOPT_BRAND: MailBrand = {
  name: 'Klopt',
  colour: '#005f6f',
  logoId: null,
  mark: '✓',
  footer: ['Klopt: je boekhouding die klopt'],
}
