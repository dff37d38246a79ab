import { randomInt } from 'node:crypto'
import type { Settings } from '../../config/settings.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { changeAdministration } from '../administrations/change-administration.ts'

/** The address that documents can be mailed to; null until one was taken, and on a server that takes no mail. */
export async function inboxAddress(db: Db, settings: Settings, administrationId: number): Promise<string | null> {
  const { inbox_key: key } = await db
    .selectFrom('companies')
    .select('inbox_key')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  return key === null || settings.smtpInboundPort === null ? null : `${key}@${settings.inboxDomain}`
}

/** Takes a new address; the one before is worthless from then on. Throws `not_found` when the server takes no mail. */
export async function renewInbox(db: Db, settings: Settings, administrationId: number): Promise<string> {
  if (settings.smtpInboundPort === null) throw new ApiError('not_found', { internal: 'SMTP_INBOUND_PORT is not set' })
  const key = newKey()
  await changeAdministration(db, administrationId, { inbox_key: key })
  return `${key}@${settings.inboxDomain}`
}

/** Without letters and digits that look alike: it may be read out over the telephone. 80 bits, so not to be guessed. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const KEY_LENGTH = 16

const newKey = () => Array.from({ length: KEY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
