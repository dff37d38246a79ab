import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import { formatPostcode } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import type { Services } from '../../kernel/services.ts'
import { brandedMail, type MailFrame } from '../../mail/branded-mail.ts'
import type { MailMessage } from '../../mail/message.ts'
import { oneLine } from '../../mail/one-line.ts'
import { mailTexts } from './mail-texts.ts'

/** An administration as the sender of a mail; its picture is read outside of the transaction. */
export interface CompanySender {
  readonly administrationId: number
  readonly name: string
  readonly emailAddress: string | null
  readonly colour: string
  readonly address: string
  /** Its customers are made up, or may be real by accident: nothing of it is sent. */
  readonly isExample: boolean
  readonly logo: { readonly sha256: Buffer; readonly mimeType: string } | null
}

export async function loadSender(db: Db, administrationId: number): Promise<CompanySender> {
  const row = await db
    .selectFrom('companies as a')
    .leftJoin('stored_files as f', (join) =>
      join.onRef('f.administration_id', '=', 'a.id').onRef('f.id', '=', 'a.logo_file_id'),
    )
    .select([
      'a.company_name',
      'a.email_address',
      'a.example_of',
      'a.accent_colour',
      'a.address_street',
      'a.address_postcode',
      'a.address_city',
      'f.sha256',
      'f.mime_type',
    ])
    .where('a.id', '=', administrationId)
    .executeTakeFirstOrThrow()
  const place = `${formatPostcode(row.address_postcode)} ${row.address_city}`.trim()
  return {
    administrationId,
    name: oneLine(row.company_name),
    emailAddress: row.email_address,
    isExample: row.example_of !== null,
    colour: row.accent_colour,
    address: [row.company_name, row.address_street, place].filter((part) => part !== '').join(' · '),
    logo: row.sha256 === null || row.mime_type === null ? null : { sha256: row.sha256, mimeType: row.mime_type },
  }
}

interface CompanyLetter extends Pick<MailFrame, 'summary' | 'action' | 'notice'> {
  readonly text: string
  readonly html: string | null
  readonly language: PaperLanguage
}

const LOGO_ID = 'logo@klopt'

/** A mail of a company to its customer, with its name, picture and colour. Its files are added to its attachments. */
export async function companyMail(
  { files, settings }: Pick<Services, 'files' | 'settings'>,
  sender: CompanySender,
  { text, html, language, ...frame }: CompanyLetter,
): Promise<Pick<MailMessage, 'from' | 'replyTo' | 'isExample' | 'text' | 'html' | 'attachments'>> {
  const { administrationId, name, emailAddress, colour, address } = sender
  // No mail program shows a drawing.
  const logo = sender.logo?.mimeType === 'image/svg+xml' ? null : sender.logo
  const brand = {
    name,
    colour,
    logoId: logo === null ? null : LOGO_ID,
    footer: [address, mailTexts(language).madeWith],
  }
  return {
    from: { name, email: settings.mailFrom },
    ...(sender.isExample && { isExample: true }),
    ...(emailAddress !== null && { replyTo: { name, email: emailAddress } }),
    ...brandedMail({ text, html }, { ...frame, language, brand }),
    attachments:
      logo === null
        ? []
        : [
            {
              name: `logo.${logo.mimeType === 'image/png' ? 'png' : 'jpg'}`,
              mimeType: logo.mimeType,
              contentId: LOGO_ID,
              content: new Uint8Array(await files.read(administrationId, logo.sha256)),
            },
          ],
  }
}
