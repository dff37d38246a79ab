import type { Db } from '../../database/db.ts'
import { oneLine } from '../../mail/one-line.ts'
import type { MailSender } from '../../mail/mail-sender.ts'

/**
 * Who mails the client of a firm on its behalf: the firm by its name, answered to the colleague who looks after the client.
 * Null for books that no firm looks after, which hear from Klopt.
 */
export async function firmSender(db: Db, administrationId: number): Promise<MailSender | null> {
  const firm = await db
    .selectFrom('companies as a')
    .innerJoin('accounting_firms as f', 'f.id', 'a.firm_id')
    .leftJoin('client_managers as m', 'm.administration_id', 'a.id')
    .leftJoin('people as u', (join) => join.onRef('u.id', '=', 'm.user_id').on('u.deactivated_at', 'is', null))
    .select(['f.id', 'f.company_name', 'u.email_address'])
    .where('a.id', '=', administrationId)
    .executeTakeFirst()
  if (firm === undefined) return null
  const name = oneLine(firm.company_name)
  return { name, firmId: firm.id, ...(firm.email_address !== null && { replyTo: firm.email_address }) }
}
