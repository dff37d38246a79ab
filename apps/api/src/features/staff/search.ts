import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { SubscriptionType } from '../../database/schema/platform.ts'
import { likePattern } from '../../kernel/like-pattern.ts'

type Found = ResponseOf<typeof contract.admin.search>

const AT_MOST = 20
/** One letter finds everybody, which helps nobody. */
const SHORTEST_SEARCH = 2

/** Users, administrations and firms whose name, e-mail address or number fits. */
export async function search(db: Db, text: string): Promise<Found> {
  const wanted = text.trim()
  const id = /^[1-9]\d{0,14}$/.test(wanted) ? Number(wanted) : null
  if (wanted.length < SHORTEST_SEARCH && id === null) return { users: [], administrations: [], firms: [] }
  const question = { pattern: likePattern(wanted), id }
  return {
    users: await findUsers(db, question),
    administrations: await findAdministrations(db, question),
    firms: await findFirms(db, question),
  }
}

interface Question {
  readonly pattern: string
  readonly id: number | null
}

async function findUsers(db: Db, { pattern, id }: Question): Promise<Found['users']> {
  const { rows } = await sql<Found['users'][number]>`
    SELECT u.id, u.first_name || ' ' || u.last_name AS name, u.email_address AS "emailAddress",
      f.company_name AS "firmName", u.deactivated_at IS NOT NULL AS "isDeactivated",
      coalesce((
        SELECT json_agg(json_build_object('id', a.id, 'companyName', a.company_name) ORDER BY a.company_name)
        FROM role_assignments r JOIN companies a ON a.id = r.administration_id
        WHERE r.user_id = u.id AND r.deactivated_at IS NULL
      ), '[]') AS administrations
    FROM people u LEFT JOIN accounting_firms f ON f.id = u.firm_id
    WHERE u.id = ${id} OR u.first_name || ' ' || u.last_name ILIKE ${pattern} OR u.email_address ILIKE ${pattern}
    ORDER BY u.id = ${id} DESC NULLS LAST, lower(u.last_name), u.id
    LIMIT ${AT_MOST}`.execute(db)
  return rows
}

interface AdministrationRow {
  id: number
  companyName: string
  mainUser: string | null
  firmName: string | null
  subscriptionType: SubscriptionType
  isAccessible: boolean
}

async function findAdministrations(db: Db, { pattern, id }: Question): Promise<Found['administrations']> {
  const { rows } = await sql<AdministrationRow>`
    SELECT a.id, a.company_name AS "companyName", u.first_name || ' ' || u.last_name AS "mainUser",
      f.company_name AS "firmName", a.subscription_type AS "subscriptionType",
      a.accessible_by_support AS "isAccessible"
    FROM companies a
    LEFT JOIN role_assignments r ON r.administration_id = a.id AND r.is_primary_user
    LEFT JOIN people u ON u.id = r.user_id
    LEFT JOIN accounting_firms f ON f.id = a.firm_id
    WHERE a.id = ${id} OR a.company_name ILIKE ${pattern} OR a.kvk_number ILIKE ${pattern}
      OR u.email_address ILIKE ${pattern}
    ORDER BY a.id = ${id} DESC NULLS LAST, lower(a.company_name), a.id
    LIMIT ${AT_MOST}`.execute(db)
  return rows
}

async function findFirms(db: Db, { pattern, id }: Question): Promise<Found['firms']> {
  const { rows } = await sql<Found['firms'][number]>`
    SELECT f.id, f.company_name AS "companyName",
      (SELECT count(*) FROM companies a WHERE a.firm_id = f.id)::bigint AS clients
    FROM accounting_firms f
    WHERE f.id = ${id} OR f.company_name ILIKE ${pattern}
    ORDER BY f.id = ${id} DESC NULLS LAST, lower(f.company_name), f.id
    LIMIT ${AT_MOST}`.execute(db)
  return rows
}
