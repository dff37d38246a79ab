import type pg from 'pg'

/** Throws when row-level security would not hold for this login: tenants would see each other's books. */
export async function refuseUnsafeRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; unsafe: boolean }>(
    'SELECT rolname AS name, rolsuper OR rolbypassrls AS unsafe FROM pg_roles WHERE rolname = current_user',
  )
  const role = rows[0]
  if (role === undefined || role.unsafe) {
    throw new UnsafeRoleError(
      `De databasegebruiker "${role?.name}" is superuser of omzeilt row-level security. Geef in DATABASE_URL een ` +
        'gewone gebruiker op die eigenaar is van de database.',
    )
  }
  try {
    await pool.query('BEGIN; SET LOCAL ROLE klopt_app; ROLLBACK')
  } catch (cause) {
    throw new UnsafeRoleError(
      `De databasegebruiker "${role.name}" mag de rol klopt_app niet aannemen. Voer als beheerder uit: ` +
        `GRANT klopt_app TO "${role.name}"`,
      { cause },
    )
  }
}

/** The login of the database cannot be used; the message is Dutch. */
export class UnsafeRoleError extends Error {
  override name = 'UnsafeRoleError'
}
