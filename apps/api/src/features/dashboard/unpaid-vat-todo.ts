import { formatDate, formatEuro } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { screenPath } from '../../kernel/screens.ts'
import { waitingUnpaidVat } from '../purchases/unpaid-vat/waiting-vat.ts'
import type { Todo, TodoFacts } from './todo.ts'

/** VAT deducted on a purchase that stays unpaid is owed again (article 29, seventh paragraph, Wet OB), until it is paid. */
export async function unpaidVatTodo(db: Db, { administrationId, today }: TodoFacts): Promise<Todo[]> {
  const waiting = await waitingUnpaidVat(db, administrationId, today)
  return waiting.map(({ purchaseId, number, kind, vatCents, lastDay }) => ({
    kind: 'unpaid_purchase',
    title:
      kind === 'owed'
        ? `Wordt inkoopfactuur ${number} nog betaald?`
        : `Trek de btw van inkoopfactuur ${number} weer af`,
    detail: kind === 'owed' ? owedDetail({ vatCents, lastDay }, today) : `alsnog betaald: ${formatEuro(vatCents)}`,
    href: screenPath('purchase', { administrationId, purchaseId }),
  }))
}

function owedDetail({ vatCents, lastDay }: { vatCents: number; lastDay: string }, today: string): string {
  const [day, vat] = [formatDate(lastDay), formatEuro(vatCents)]
  return today > lastDay
    ? `je bent sinds ${day} weer ${vat} btw verschuldigd`
    : `anders ben je op ${day} de afgetrokken ${vat} btw weer verschuldigd`
}
