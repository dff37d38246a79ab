import { brandedMail } from './branded-mail.ts'

interface KloptMail {
  readonly text: string
  /** Made by `toMailHtml`; null for a mail of words alone. */
  readonly html?: string | null
  /** What stands on a button for the first link. */
  readonly action?: string | undefined
}

/** A mail to somebody who uses Klopt, in the look of Klopt. All of it stands in its text too. */
export function kloptMail({ text, html = null, action: label }: KloptMail): { text: string; html: string } {
  const address = /^https?:\/\/\S+$/m.exec(text)?.[0]
  const action = label === undefined || address === undefined ? null : { label, address }
  const brand = { name: 'Klopt', colour: KLOPT, logoId: null, mark: '✓', footer: ['Klopt: je boekhouding die klopt'] }
  return { text, html: brandedMail({ text, html }, { language: 'nl', brand, summary: null, action }).html }
}

const KLOPT = '#005f6f'
