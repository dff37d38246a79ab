import { randomBytes } from 'node:crypto'
import type { Db } from '../../database/db.ts'

export interface Customer {
  readonly administrationId: number
  readonly contactId: number
}

export interface Link {
  readonly id: number
  /** Of the address of the page: public, and opens nothing by itself. */
  readonly token: string
}

const TOKEN_BYTES = 16

/** The link of a contact that works, made where there is none. Of two that make it at once there is one. */
export async function findOrMakeLink(db: Db, { administrationId, contactId }: Customer, now: Date): Promise<Link> {
  await db
    .insertInto('customer_links')
    .values({
      administration_id: administrationId,
      contact_id: contactId,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['administration_id', 'contact_id']).where('revoked_at', 'is', null).doNothing(),
    )
    .execute()
  return db
    .selectFrom('customer_links')
    .select(['id', 'token'])
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
}
