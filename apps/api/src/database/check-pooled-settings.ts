import type pg from 'pg'
import { sessionSettings } from './session-settings.ts'

/**
 * Throws when sessions behind a pooler do not start as the server needs them: a pooler takes no settings along, so that
 * the role has to have them.
 */
export async function checkPooledSettings(pool: pg.Pool): Promise<void> {
  const names = Object.keys(sessionSettings)
  const { rows } = await pool.query<{ name: string; shown: string; role: string; database: string }>(
    `SELECT name, current_setting(name) AS shown, current_user AS role,
      current_database() AS database FROM unnest($1::text[]) AS name`,
    [names],
  )
  const wrong = rows.filter(({ name, shown }) => sessionSettings[name]?.shown.test(shown) !== true)
  if (wrong.length > 0) throw new PooledSettingsError(wrong)
}

/** Sessions behind a pooler start otherwise than the server needs; the message is Dutch and says what to do. */
export class PooledSettingsError extends Error {
  override name = 'PooledSettingsError'

  constructor(wrong: readonly { readonly name: string; readonly role: string; readonly database: string }[]) {
    const commands = wrong.map(
      ({ name, role, database }) =>
        `  ALTER ROLE "${role}" IN DATABASE "${database}" SET ${name} = '${sessionSettings[name]?.value}';`,
    )
    super(
      `Achter de pooler van DATABASE_URL beginnen sessies met andere instellingen dan Klopt nodig heeft. Voer uit, en laat de pooler daarna opnieuw verbinden (RECONNECT):\n${commands.join('\n')}`,
    )
  }
}
