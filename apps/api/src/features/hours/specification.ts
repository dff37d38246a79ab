import { paperTexts } from '@klopt/bookkeeping/paper'
import type { Db } from '../../database/db.ts'
import type { HoursDocument } from '../../pdf/index.ts'
import { companyOnPaper } from '../administrations/read-company.ts'
import { loadInvoice } from '../invoices/load-invoice.ts'
import { languageOf } from '../invoices/snapshot.ts'
import { timeOfInvoice } from './time-of-invoice.ts'

/** The hours behind an invoice, to send along: as they are billed. Throws `not_found`. */
export async function hoursSpecification(
  db: Db,
  { administrationId, invoiceId, today }: { administrationId: number; invoiceId: number; today: string },
): Promise<HoursDocument> {
  const { row, contact } = await loadInvoice(db, { administrationId, invoiceId })
  const entries = await timeOfInvoice(db, administrationId, invoiceId)
  return {
    company: await companyOnPaper(db, administrationId),
    language: languageOf({ row, contact }),
    customerName: contact?.name ?? '', // zero: a draft may name nobody yet
    invoiceNumber: row.number,
    date: row.number === null ? today : row.invoice_date,
    rows: entries.map(({ day, userName, projectName, taskName, note, billedSeconds }) => ({
      day,
      userName,
      work: taskName === null ? projectName : `${projectName} · ${taskName}`,
      note,
      billedSeconds,
    })),
  }
}

export function specificationName({ invoiceNumber, language = 'nl' }: HoursDocument): string {
  const { hours, concept } = paperTexts(language)
  return `${hours.title} ${invoiceNumber ?? concept.number}.pdf`
}
