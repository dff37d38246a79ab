import type { Generated } from 'kysely'
import type { Id } from './columns.ts'

/** The tables of 0072_customer_links.sql. */
export interface CustomerTables {
  customer_links: CustomerLinksTable
  customer_keys: CustomerKeysTable
  customer_sessions: CustomerSessionsTable
}

interface CustomerLinksTable {
  id: Id
  administration_id: number
  contact_id: number
  token: string
  created_at: Date
  last_used_at: Generated<Date | null>
  revoked_at: Generated<Date | null>
  revoked_by: Generated<number | null>
}

interface CustomerKeysTable {
  id: Id
  administration_id: number
  link_id: number
  key_hash: Buffer
  sent_to: string | null
  invoice_id: number | null
  estimate_id: number | null
  is_preview: boolean
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
}

interface CustomerSessionsTable {
  token_hash: Buffer
  administration_id: number
  link_id: number
  link_token: string
  contact_id: number
  is_preview: boolean
  created_at: Date
  expires_at: Date
}
