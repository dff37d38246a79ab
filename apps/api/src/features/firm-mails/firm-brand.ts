import type { Db } from '../../database/db.ts'
import type { MailBrand } from '../../mail/branded-mail.ts'
import { KLOPT_BRAND } from '../../mail/klopt-mail.ts'
import type { MailMessage } from '../../mail/message.ts'
import { oneLine } from '../../mail/one-line.ts'

/** How a mail of a firm looks, with its picture as a file that goes along. */
export interface FirmBrand {
  readonly brand: MailBrand
  readonly attachments: MailMessage['attachments']
}

const LOGO_ID = 'logo@klopt'

/** The look of a firm as it is now; what it did not choose is as Klopt's. Null for a firm that is gone. */
export async function firmBrand(db: Db, firmId: number): Promise<FirmBrand | null> {
  const firm = await db
    .selectFrom('accounting_firms')
    .select(['company_name', 'colour', 'logo', 'logo_type'])
    .where('id', '=', firmId)
    .executeTakeFirst()
  if (firm === undefined) return null
  const { colour, logo, logo_type: mimeType } = firm
  const name = oneLine(firm.company_name)
  const footer = [`Namens ${name}, gemaakt met Klopt`]
  const brand = { name, colour: colour ?? KLOPT_BRAND.colour, logoId: logo === null ? null : LOGO_ID, footer }
  if (logo === null || mimeType === null) return { brand, attachments: [] }
  const file = `logo.${mimeType === 'image/png' ? 'png' : 'jpg'}`
  return { brand, attachments: [{ name: file, mimeType, contentId: LOGO_ID, content: new Uint8Array(logo) }] }
}
