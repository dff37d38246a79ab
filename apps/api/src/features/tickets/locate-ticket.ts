import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { isGlobalAdmin, type User } from '../../kernel/caller.ts'

/** The administration of a ticket, for its writer, for who has ADMIN there and for staff. Throws `not_found`. */
export async function locateTicket(db: Db, user: User, ticketId: number): Promise<number> {
  const ticket = await db
    .selectFrom('tickets as t')
    .select('t.administration_id')
    .where('t.id', '=', ticketId)
    .$if(!isGlobalAdmin(user), (query) =>
      query.where((expression) =>
        expression.or([
          expression('t.created_by', '=', user.id),
          expression.exists(
            expression
              .selectFrom('role_assignments as r')
              .select('r.id')
              .whereRef('r.administration_id', '=', 't.administration_id')
              .where('r.user_id', '=', user.id)
              .where('r.deactivated_at', 'is', null)
              .where(sql<boolean>`'ADMIN' = ANY (r.permissions)`),
          ),
        ]),
      ),
    )
    .executeTakeFirst()
  if (!ticket) throw new ApiError('not_found')
  return ticket.administration_id
}
