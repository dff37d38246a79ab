import type { Db } from '../../database/db.ts'

/** The access a staff member has open now, the newest first. */
export function openGrants(db: Db, userId: number, now: Date) {
  return (
    db
      .selectFrom('access_grants as g')
      .leftJoin('companies as a', 'a.id', 'g.administration_id')
      .leftJoin('accounting_firms as f', 'f.id', 'g.firm_id')
      .select(['g.administration_id', 'g.firm_id', 'g.reason', 'g.expires_at'])
      .select((expression) => expression.fn.coalesce('a.company_name', 'f.company_name').as('name'))
      .where('g.user_id', '=', userId)
      .where('g.expires_at', '>', now)
      // What support opened ends with the consent of the main user.
      .where((expression) =>
        expression.or([
          expression('g.as_compliance', '=', true),
          expression('a.accessible_by_support', '=', true),
          expression('g.firm_id', 'is not', null),
        ]),
      )
      .orderBy('g.id', 'desc')
      .execute()
  )
}

/** An administration as the access screen shows it. */
export function administrationToEnter(db: Db, administrationId: number) {
  return db
    .selectFrom('companies as a')
    .leftJoin('role_assignments as r', (join) =>
      join.onRef('r.administration_id', '=', 'a.id').on('r.is_primary_user', '=', true),
    )
    .leftJoin('people as u', 'u.id', 'r.user_id')
    .select(['a.id', 'a.company_name', 'a.accessible_by_support', 'u.first_name', 'u.last_name', 'u.email_address'])
    .where('a.id', '=', administrationId)
    .executeTakeFirst()
}

export function firmToEnter(db: Db, firmId: number) {
  return db.selectFrom('accounting_firms').select(['id', 'company_name']).where('id', '=', firmId).executeTakeFirst()
}
