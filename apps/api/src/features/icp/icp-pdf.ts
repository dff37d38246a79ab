import { icpTotals, periodOfDays } from '@klopt/bookkeeping/vat-return'
import { formatPostcode } from '@klopt/validators'
import { currentIcpLists } from '../../books/icp-lists.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { IcpListDocument } from '../../pdf/document.ts'
import { readCompany } from '../administrations/read-company.ts'
import { nameOfUser } from '../users/name-of-user.ts'

/** What the PDF of a filed list shows: its frozen figures, under the company as it is now. Throws `not_found`. */
export async function icpDocument(db: Db, administrationId: number, listId: number): Promise<IcpListDocument> {
  const list = (await currentIcpLists(db, administrationId)).find(({ id }) => id === listId)
  if (!list) throw new ApiError('not_found')
  const company = await readCompany(db, administrationId)
  const { label, start, end } = periodOfDays(list)
  const place = `${formatPostcode(company.address_postcode)} ${company.address_city}`.trim()
  return {
    company: {
      name: company.company_name,
      addressLines: [company.address_street, place].filter((line) => line !== ''),
      country: null,
      vatNumber: company.vat_number,
    },
    period: { label, start, end },
    rows: list.rows,
    corrections: list.corrections,
    totalEuros: icpTotals([...list.rows, ...list.corrections]).euros,
    handedInOn: list.handed_in_on,
    filedBy: await nameOfUser(db, list.filed_by),
  }
}
