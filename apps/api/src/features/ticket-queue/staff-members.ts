import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

export interface Person {
  readonly id: number
  readonly name: string
}

/** A joined user as a person, or null without one. */
export const person = (alias: 's') =>
  sql<Person | null>`CASE WHEN ${sql.ref(alias)}.id IS NOT NULL THEN
    json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}) END`

/** Who can answer tickets: holders of the global role ADMIN. */
export function staffMembers(db: Db): Promise<Person[]> {
  return db
    .selectFrom('people as u')
    .select(['u.id', sql<string>`u.first_name || ' ' || u.last_name`.as('name')])
    .where('u.deactivated_at', 'is', null)
    .where((expression) =>
      expression.exists(
        expression
          .selectFrom('role_assignments as r')
          .select('r.id')
          .whereRef('r.user_id', '=', 'u.id')
          .where('r.type', '=', 'GLOBAL_ROLE')
          .where('r.deactivated_at', 'is', null)
          .where(sql<boolean>`'ADMIN' = ANY (r.permissions)`),
      ),
    )
    .orderBy('name')
    .orderBy('u.id')
    .execute()
}
