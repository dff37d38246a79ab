import { brandedMail, type MailBrand, type MailFrame } from './branded-mail.ts'

interface KloptMail extends Pick<MailFrame, 'title'> {
  readonly text: string
  /** Made by `toMailHtml`; null for a mail of words alone. */
  readonly html?: string | null
  /** What stands on a button, in the place of the first address that has a line of its own. */
  readonly action?: string | undefined
  /** Where the button leads, when the words may have another address before it. */
  readonly address?: string
  /** What is read in the place of the addresses after the first. */
  readonly otherActions?: readonly string[] | undefined
  /** What it is about, with the amount: the words say that too. */
  readonly summary?: MailFrame['summary'] | undefined
  /** Of a firm that mails by Klopt. */
  readonly brand?: MailBrand | undefined
}

/** A mail to somebody who uses Klopt, in the look of Klopt or of the firm that has something to say. All of it stands in its text too. */
export function kloptMail(mail: KloptMail): { text: string; html: string } {
  const { text, html = null, summary = null, brand = KLOPT_BRAND, title } = mail
  const links = linksOf(mail)
  const [main = null] = links
  const frame = { language: 'nl', brand, summary, ...(title !== undefined && { title }) }
  // Words of ours have a place for the button; a letter has it below.
  const placed = html === null ? { links, action: null } : { action: main }
  return { text, html: brandedMail({ text, html }, { ...frame, ...placed }).html }
}

function linksOf({ text, action, address, otherActions = [] }: KloptMail): { label: string; address: string }[] {
  if (action === undefined) return []
  const addresses = address === undefined ? [...text.matchAll(/^https?:\/\/\S+$/gm)].map(([line]) => line) : [address]
  return [action, ...otherActions].flatMap((label, index) => {
    const to = addresses[index]
    return to === undefined ? [] : [{ label, address: to }]
  })
}

/** How Klopt itself looks. */
export const KLOPT_BRAND: MailBrand = {
  name: 'Klopt',
  colour: '#005f6f',
  logoId: null,
  mark: '✓',
  footer: ['Klopt: je boekhouding die klopt'],
}
