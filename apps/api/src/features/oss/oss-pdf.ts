import { ossPeriodOf } from '@klopt/bookkeeping/vat-return'
import { currentOssLists } from '../../books/oss-lists.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { OssListDocument } from '../../pdf/document.ts'
import { companyOnPaper } from '../administrations/read-company.ts'
import { nameOfUser } from '../users/name-of-user.ts'

/** What the PDF of a list shows: its frozen figures, under the company as it is now. Throws `not_found`. */
export async function ossDocument(db: Db, administrationId: number, listId: number): Promise<OssListDocument> {
  const list = (await currentOssLists(db, administrationId)).find(({ id }) => id === listId)
  if (!list) throw new ApiError('not_found')
  const { label, start, end } = ossPeriodOf(list.period_start)
  return {
    company: await companyOnPaper(db, administrationId),
    period: { label, start, end },
    rows: list.rows,
    corrections: list.corrections,
    vatCents: list.vat_cents,
    handedInOn: list.handed_in_on,
    filedBy: await nameOfUser(db, list.filed_by),
  }
}
