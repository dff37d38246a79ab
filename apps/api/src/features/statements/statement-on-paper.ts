import { paperTexts } from '@klopt/bookkeeping/paper'
import type { Db } from '../../database/db.ts'
import type { StatementDocument } from '../../pdf/statement-document.ts'
import { companyOnPaper } from '../administrations/read-company.ts'
import { customerOf, type CustomerKey } from '../contacts/find-customer.ts'
import { showStatement } from './show-statement.ts'

/** What the statement of a contact shows, in their language. Throws `not_found`. */
export async function statementOnPaper(db: Db, key: CustomerKey, today: string): Promise<StatementDocument> {
  const { name: customerName, language } = await customerOf(db, key)
  const company = await companyOnPaper(db, key.administrationId)
  return { company, language, customerName, date: today, ...(await showStatement(db, { ...key, today })) }
}

/** 'Rekeningoverzicht Bakkerij Noord.pdf', in its language. */
export const statementName = ({ language, customerName }: StatementDocument): string =>
  `${paperTexts(language).statement.title} ${customerName}.pdf`
