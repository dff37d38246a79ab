import type { Db } from '../../database/db.ts'
import { screenPath } from '../../kernel/screens.ts'
import { hashToken, newToken } from '../../security/tokens.ts'
import { findOrMakeLink, type Customer, type Link } from './find-or-make-link.ts'

const DAY_MS = 24 * 3_600_000

/** How long a key opens the page, in milliseconds: one that was mailed for as long as an invoice may stay open. */
const keyLifetimesMs = { mailed: 90 * DAY_MS, preview: 10 * 60_000 } as const

interface NewKey {
  readonly administrationId: number
  /** To whom it is mailed; null for the owner, who looks. */
  readonly sentTo: string | null
  /** The invoice it is mailed with, on which the page then opens. */
  readonly invoiceId: number | null
  /** Or the estimate. */
  readonly estimateId: number | null
}

/** Makes a key of a link; answers the path it opens. The key itself is kept nowhere but there. */
export async function makeKey(db: Db, link: Link, key: NewKey, now: Date): Promise<string> {
  const secret = newToken()
  const isPreview = key.sentTo === null
  const lifetimeMs = isPreview ? keyLifetimesMs.preview : keyLifetimesMs.mailed
  await db
    .insertInto('customer_keys')
    .values({
      administration_id: key.administrationId,
      link_id: link.id,
      key_hash: hashToken(secret),
      sent_to: key.sentTo,
      invoice_id: key.invoiceId,
      estimate_id: key.estimateId,
      is_preview: isPreview,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .execute()
  return screenPath('customerPage', { token: link.token }, { key: secret })
}

/** The path to the page of a customer for a mail with a document. */
export async function mailedPath(
  db: Db,
  customer: Customer,
  { recipient: sentTo, ...document }: Pick<NewKey, 'invoiceId' | 'estimateId'> & { readonly recipient: string },
  now: Date,
): Promise<string> {
  const { administrationId } = customer
  const link = await findOrMakeLink(db, customer, now)
  return makeKey(db, link, { administrationId, sentTo, ...document }, now)
}

/** The path by which an owner sees the page as the customer does. */
export async function previewPath(db: Db, customer: Customer, now: Date): Promise<string> {
  const { administrationId } = customer
  const link = await findOrMakeLink(db, customer, now)
  return makeKey(db, link, { administrationId, sentTo: null, invoiceId: null, estimateId: null }, now)
}
