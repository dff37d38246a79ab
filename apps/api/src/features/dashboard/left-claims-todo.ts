import { formatEuro } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { screenPath } from '../../kernel/screens.ts'
import type { Todo } from './todo.ts'

interface Left {
  contact_id: number
  name: string
  cents: number
  kinds: readonly ('costs' | 'interest')[]
  numbers: readonly string[]
  /** The first invoice of the letter; null where all of them are of an earlier package. */
  invoice_id: number | null
}

const names = new Intl.ListFormat('nl-NL')

/** Costs and interest of demands that customers left when they paid the invoices, the oldest letters first. */
export async function leftClaimsTodo(db: Db, administrationId: number): Promise<Todo[]> {
  return (await leftOf(db, administrationId)).map(
    ({ contact_id: contactId, name, cents, kinds, numbers, invoice_id }) => ({
      kind: 'left_claims',
      title: `Van ${name} kreeg je ${formatEuro(cents)} aan ${names.format(kinds.map((kind) => words[kind]))} niet`,
      detail: `van ${numbers.length === 1 ? 'factuur' : 'facturen'} ${names.format(numbers)}; vraag er nog om of scheld het kwijt`,
      href:
        invoice_id === null
          ? screenPath('contact', { administrationId, contactId })
          : screenPath('invoice', { administrationId, invoiceId: invoice_id }),
    }),
  )
}

const words = { costs: 'kosten', interest: 'rente' } as const

async function leftOf(db: Db, administrationId: number): Promise<Left[]> {
  const { rows } = await sql<Left>`
    SELECT l.contact_id, c.name, sum(l.amount_cents)::bigint AS cents, array_agg(l.kind::text ORDER BY l.kind) AS kinds,
      (SELECT array_agg(d.number ORDER BY d.due_date, d.number) FROM reminded_documents d
        WHERE d.administration_id = ${administrationId} AND d.letter_id = l.letter_id) AS numbers,
      (SELECT min(d.invoice_id) FROM reminded_documents d
        WHERE d.administration_id = ${administrationId} AND d.letter_id = l.letter_id) AS invoice_id
    FROM left_claims l
    JOIN trading_partners c ON c.administration_id = l.administration_id AND c.id = l.contact_id
    WHERE l.administration_id = ${administrationId}
    GROUP BY l.letter_id, l.contact_id, c.name
    ORDER BY l.letter_id LIMIT 3`.execute(db)
  return rows
}
