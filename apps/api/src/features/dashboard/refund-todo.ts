import { refundDeadline } from '@klopt/bookkeeping/vat-return'
import { countryNameIn } from '@klopt/bookkeeping/paper'
import { formatDateLong, formatEuro } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { screenPath } from '../../kernel/screens.ts'
import { waitingRefunds } from '../purchases/vat-refund/show-refund.ts'
import type { Todo, TodoFacts } from './todo.ts'

/** VAT of other EU countries of last year, from three months before it can no longer be asked back. */
export async function refundTodo(db: Db, { administrationId, today }: TodoFacts): Promise<Todo[]> {
  if (today.slice(5) < FROM_MONTH_AND_DAY) return []
  const { year, countries } = await waitingRefunds(db, administrationId, today)
  if (countries.length === 0) return []
  const vatCents = countries.reduce((sum, each) => sum + each.vatCents, 0)
  const names = countries.map(({ country }) => countryNameIn('nl', country)).join(', ')
  return [
    {
      kind: 'vat_refund',
      title: `Vraag ${formatEuro(vatCents)} buitenlandse btw over ${year} terug`,
      detail: `${names}; kan tot en met ${formatDateLong(refundDeadline(year))}`,
      href: screenPath('foreignVat', { administrationId }, { year: String(year) }),
    },
  ]
}

const FROM_MONTH_AND_DAY = '07-01'
