import { amendmentSince, codesAfterWhich, earliestCollectionDay, mandateObstacle } from '@klopt/bookkeeping/payments'
import { addDays } from '@klopt/validators'
import { sql } from 'kysely'
import type { Creditor } from '../../config/creditor.ts'
import type { Db } from '../../database/db.ts'
import { civilDate } from '../../kernel/clock.ts'
import { chargesWithCollection, stateOn } from './charge-states.ts'

/** A file holds what is collected within a week: banks want it days before, and until then an account may still change. */
const AHEAD_DAYS = 7

/** A charge that can be collected now, on its day, by the mandate of today. */
export interface CollectableCharge {
  readonly id: number
  readonly administrationId: number
  readonly number: string
  readonly amountCents: number
  readonly attempt: 1 | 2
  /** The day that its payer was told, or the next one that is left when that is over. */
  readonly collectionDate: string
  readonly sequence: 'FRST' | 'RCUR'
  readonly mandate: Mandate
  readonly amendment: ReturnType<typeof amendmentSince>
}

interface Mandate {
  readonly id: number
  readonly reference: string
  readonly iban: string
  readonly holder: string
  readonly signedOn: string
}

interface Row extends Pick<CollectableCharge, 'id' | 'administrationId' | 'number' | 'amountCents' | 'attempt'> {
  readonly dueOn: string
  readonly mandateId: number | null
  readonly reference: string
  readonly iban: string
  readonly holder: string
  readonly signedAt: Date
  readonly lastDate: string | null
  readonly lastCreditorName: string | null
  readonly lastCreditorIdentifier: string | null
  /** The bank said that its mandate is not valid, or its account closed: whoever pays gives another by giving an account. */
  readonly isRefused: boolean
}

/** What is due within a week; and how many of it have no mandate to collect by. */
export async function collectableCharges(
  db: Db,
  creditor: Creditor,
  today: string,
): Promise<{ readonly charges: readonly CollectableCharge[]; readonly withoutMandate: number }> {
  const rows = await dueRows(db, today)
  const charges = rows.flatMap((row) => collectable(row, creditor, today) ?? [])
  return { charges, withoutMandate: rows.length - charges.length }
}

/** Holds what is due, so that no two files have the same; read after that. */
export async function lockDueCharges(db: Db, today: string): Promise<void> {
  await sql`SELECT FROM subscription_charges WHERE due_on <= ${addDays(today, AHEAD_DAYS)} AND paid_at IS NULL
    ORDER BY id FOR UPDATE`.execute(db)
}

/** After these nothing is collected by the same mandate of the same account. */
const REFUSING = [...codesAfterWhich('ended'), ...codesAfterWhich('other_account')]

/** By a mandate the last collection that stands, since a new mandate begins with the first one again. */
async function dueRows(db: Db, today: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    SELECT c.id, c.administration_id AS "administrationId", c.number, c.amount_cents AS "amountCents", c.due_on AS "dueOn",
      coalesce(s.attempt, 0) + 1 AS attempt, m.id AS "mandateId", m.reference, m.iban, m.account_holder AS holder,
      m.signed_at AS "signedAt", l.collection_date AS "lastDate", l.creditor_name AS "lastCreditorName",
      l.creditor_identifier AS "lastCreditorIdentifier",
      EXISTS (SELECT FROM subscription_collections f
        WHERE f.administration_id = c.administration_id AND f.mandate_id = m.id
          AND f.reason_code = ANY (${REFUSING})) AS "isRefused"
    ${chargesWithCollection}
    LEFT JOIN sepa_mandates m ON m.administration_id = c.administration_id AND m.revoked_at IS NULL
    LEFT JOIN LATERAL (
      SELECT l.collection_date, l.creditor_name, l.creditor_identifier FROM subscription_collections l
      WHERE l.administration_id = c.administration_id AND l.mandate_id = m.id AND l.failed_at IS NULL
      ORDER BY l.id DESC LIMIT 1
    ) l ON true
    WHERE c.due_on <= ${addDays(today, AHEAD_DAYS)} AND ${stateOn(today)} = 'planned'
    ORDER BY c.due_on, c.id`.execute(db)
  return rows
}

function collectable(row: Row, creditor: Creditor, today: string): CollectableCharge | null {
  if (row.mandateId === null) return null
  const { id, administrationId, number, amountCents, attempt, reference, iban, holder } = row
  const signedOn = civilDate(row.signedAt)
  const byBank = earliestCollectionDay(today, 0)
  const collectionDate = row.dueOn > byBank ? row.dueOn : byBank
  const afterReturn = row.isRefused ? 'ended' : null
  const signed = { kind: 'recurring', scheme: 'CORE', signedOn, endedOn: null, afterReturn } as const
  if (mandateObstacle({ ...signed, debtorIban: iban, lastCollectedOn: row.lastDate }, collectionDate)) return null
  const by = { mandateReference: reference, debtorIban: iban }
  const last = { ...by, creditorName: row.lastCreditorName, creditorIdentifier: row.lastCreditorIdentifier }
  const next = { ...by, creditorName: creditor.name, creditorIdentifier: creditor.creditorIdentifier }
  return {
    id,
    administrationId,
    number,
    amountCents,
    attempt,
    collectionDate,
    sequence: row.lastDate === null ? 'FRST' : 'RCUR',
    mandate: { id: row.mandateId, reference, iban, holder, signedOn },
    amendment: row.lastDate === null ? null : amendmentSince(last, next),
  }
}
