import type { CustomerLink } from '@klopt/api-client/contract'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import type { Db } from '../../database/db.ts'
import type { Customer } from './find-or-make-link.ts'

/** The links of a contact, newest first, with the mails they went out with. */
export async function listLinks(db: Db, { administrationId, contactId }: Customer): Promise<CustomerLink[]> {
  const links = await db
    .selectFrom('customer_links')
    .select(['id', 'created_at', 'last_used_at', 'revoked_at'])
    .where('administration_id', '=', administrationId)
    .where('contact_id', '=', contactId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const keys = await db
    .selectFrom('customer_keys as k')
    .innerJoin('customer_links as l', (join) =>
      join.onRef('l.administration_id', '=', 'k.administration_id').onRef('l.id', '=', 'k.link_id'),
    )
    .select(['k.link_id', 'k.sent_to', 'k.created_at', 'k.used_at'])
    .where('k.administration_id', '=', administrationId)
    .where('l.contact_id', '=', contactId)
    .where('k.is_preview', '=', false)
    .orderBy('k.id', 'desc')
    .limit(SHOWN)
    .execute()
  return links.map((link) => ({
    id: link.id,
    createdAt: toTimestamp(link.created_at),
    lastUsedAt: toTimestampOrNull(link.last_used_at),
    revokedAt: toTimestampOrNull(link.revoked_at),
    sentTo: keys.flatMap(({ link_id, sent_to, created_at, used_at }) =>
      link_id === link.id && sent_to !== null
        ? [{ recipient: sent_to, sentAt: toTimestamp(created_at), usedAt: toTimestampOrNull(used_at) }]
        : [],
    ),
  }))
}

const SHOWN = 50
