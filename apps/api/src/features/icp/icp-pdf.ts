import { icpTotals, periodOfDays } from '@klopt/bookkeeping/vat-return'
import { currentIcpLists } from '../../books/icp-lists.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { IcpListDocument } from '../../pdf/document.ts'
import { companyOnPaper } from '../administrations/read-company.ts'
import { nameOfUser } from '../users/name-of-user.ts'

/** What the PDF of a filed list shows: its frozen figures, under the company as it is now. Throws `not_found`. */
export async function icpDocument(db: Db, administrationId: number, listId: number): Promise<IcpListDocument> {
  const list = (await currentIcpLists(db, administrationId)).find(({ id }) => id === listId)
  if (!list) throw new ApiError('not_found')
  const { label, start, end } = periodOfDays(list)
  return {
    company: await companyOnPaper(db, administrationId),
    period: { label, start, end },
    rows: list.rows,
    corrections: list.corrections,
    totalEuros: icpTotals([...list.rows, ...list.corrections]).euros,
    handedInOn: list.handed_in_on,
    filedBy: await nameOfUser(db, list.filed_by),
  }
}
