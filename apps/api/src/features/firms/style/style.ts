import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Updateable } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { Schema } from '../../../database/schema.ts'
import { dataAddress } from '../../invoices/present-invoice-view.ts'

/** How a firm looks to its clients: in mails, and on the pages on which they answer it. */
export async function readStyle(db: Db, firmId: number): Promise<ResponseOf<typeof contract.firmStyle.get>> {
  const {
    colour,
    logo,
    logo_type: mimeType,
  } = await db
    .selectFrom('firms')
    .select(['colour', 'logo', 'logo_type'])
    .where('id', '=', firmId)
    .executeTakeFirstOrThrow()
  return { colour, logo: logo === null || mimeType === null ? null : dataAddress({ bytes: logo, mimeType }) }
}

/** Changes it; mails that are on their way go out in the new look. */
export async function saveStyle(
  db: Db,
  firmId: number,
  style: Pick<Updateable<Schema['firms']>, 'colour' | 'logo' | 'logo_type'>,
): Promise<void> {
  await db.updateTable('firms').set(style).where('id', '=', firmId).execute()
}
