import type { Db } from '../../database/db.ts'
import { civilDate } from '../../kernel/clock.ts'
import type { VatCorrectionDocument } from '../../pdf/document.ts'
import { companyOnPaper } from '../administrations/read-company.ts'
import { compareCorrection, findCorrection } from './compare-correction.ts'
import { handInOf } from './hand-ins.ts'
import { returnPeriod } from './return-pdf.ts'

/** What the PDF of a correction shows: its boxes, frozen once it was handed in. Throws `not_found`. */
export async function correctionDocument(
  db: Db,
  administrationId: number,
  correctionId: number,
  today: string,
): Promise<VatCorrectionDocument> {
  const correction = await findCorrection(db, administrationId, correctionId)
  const { rows, differenceEuros } = await compareCorrection(db, administrationId, correction)
  const handIn = await handInOf(db, administrationId, correctionId)
  const { label, start, end } = returnPeriod(correction.start, correction.end)
  return {
    company: await companyOnPaper(db, administrationId),
    period: { label, start, end },
    rows,
    differenceEuros,
    drawnOn: today,
    handedInOn: handIn?.handedInOn ?? (correction.submitted_at && civilDate(correction.submitted_at)),
  }
}
