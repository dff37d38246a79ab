import type { Client } from 'pg'
import { CommandError } from '../../database/command.ts'
import { readRows, type Condition, type Row } from './read-rows.ts'

/** Somebody who signs in, by their address; or a contact of an administration, by the numbers in its address on the screen. */
export type Asked =
  | { readonly emailAddress: string }
  | { readonly administrationId: number; readonly contactId: number }

/** The row of a person. Throws `CommandError` where there is none. */
export async function findPerson(client: Client, asked: Asked): Promise<Row> {
  if ('emailAddress' in asked) {
    const [user] = await readRows(client, 'users', [{ column: 'email_address', text: asked.emailAddress }])
    if (user === undefined) throw new CommandError(`Niemand logt in met ${asked.emailAddress}.`)
    return user
  }
  const { administrationId, contactId } = asked
  const numbered: Condition = { columns: ['administration_id', 'id'], among: [[administrationId], [contactId]] }
  const [contact] = await readRows(client, 'contacts', [numbered])
  if (contact === undefined)
    throw new CommandError(`Administratie ${administrationId} heeft geen relatie ${contactId}.`)
  return contact
}
