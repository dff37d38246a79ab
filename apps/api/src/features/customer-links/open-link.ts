import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { insertCustomerSession } from '../../kernel/customer-sessions.ts'
import { hashToken, newToken } from '../../security/tokens.ts'

/** How long who came in stays in, in milliseconds. */
export const CUSTOMER_SESSION_MS = 30 * 24 * 3_600_000

export interface OpenedLink {
  readonly administrationId: number
  readonly contactId: number
  readonly linkId: number
  readonly isPreview: boolean
  /** What the key was mailed with. */
  readonly invoiceId: number | null
  readonly estimateId: number | null
  /** For the cookie; kept nowhere but there. */
  readonly sessionToken: string
}

interface Attempt {
  readonly token: string
  readonly key: string
}

/**
 * Lets in who has a key of the page, for as often as they come back with it while it lasts: a mail is opened again, and on
 * another device. Throws `customer_token_invalid` and `customer_token_expired`.
 */
export async function openLink(db: Db, { token, key }: Attempt, now: Date): Promise<OpenedLink> {
  const found = await db
    .selectFrom('customer_keys as k')
    .innerJoin('customer_links as l', (join) =>
      join.onRef('l.administration_id', '=', 'k.administration_id').onRef('l.id', '=', 'k.link_id'),
    )
    .select([
      'k.id',
      'k.administration_id',
      'k.link_id',
      'k.invoice_id',
      'k.estimate_id',
      'k.is_preview',
      'k.expires_at',
      'l.contact_id',
    ])
    .where('k.key_hash', '=', hashToken(key))
    .where('l.token', '=', token)
    .where('l.revoked_at', 'is', null)
    // Who is let in and who revokes the link go one after the other.
    .forUpdate('l')
    .executeTakeFirst()
  if (found === undefined) throw new ApiError('customer_token_invalid')
  if (found.expires_at <= now) throw new ApiError('customer_token_expired')
  const { administration_id: administrationId, link_id: linkId, is_preview: isPreview } = found
  const sessionToken = newToken()
  await insertCustomerSession(db, {
    token_hash: hashToken(sessionToken),
    administration_id: administrationId,
    link_id: linkId,
    link_token: token,
    contact_id: found.contact_id,
    is_preview: isPreview,
    created_at: now,
    // The look of an owner ends soon: what they may see themselves changes too.
    expires_at: new Date(now.getTime() + (isPreview ? PREVIEW_SESSION_MS : CUSTOMER_SESSION_MS)),
  })
  if (!isPreview) await noteUse(db, { administrationId, linkId, keyId: found.id }, now)
  const { contact_id: contactId, invoice_id: invoiceId, estimate_id: estimateId } = found
  return { administrationId, contactId, linkId, isPreview, invoiceId, estimateId, sessionToken }
}

const PREVIEW_SESSION_MS = 3_600_000

async function noteUse(
  db: Db,
  { administrationId, linkId, keyId }: { administrationId: number; linkId: number; keyId: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('customer_links')
    .set({ last_used_at: now })
    .where('administration_id', '=', administrationId)
    .where('id', '=', linkId)
    .execute()
  await db
    .updateTable('customer_keys')
    .set({ used_at: now })
    .where('administration_id', '=', administrationId)
    .where('id', '=', keyId)
    .execute()
}
