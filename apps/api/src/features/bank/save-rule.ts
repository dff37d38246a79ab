import type { BankRuleInput } from '@klopt/api-client/contract'
import { saysWhich } from '@klopt/bookkeeping/bank'
import { iban } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { assertBookable } from '../../books/assert-bookable.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { RuleRow } from './load-rules.ts'
import { keepOrder, lockRules } from './order-rules.ts'
import { choiceOfVat } from './vat-choice.ts'

type Place = { readonly position?: number | undefined }

/** More than anybody keeps in order, and every line is held against each of them. */
const MAX_RULES = 500
/** An account may be of a country without IBANs. */
const NO_ACCOUNT = /[^A-Za-z0-9]/g
const WHOLE_BASIS_POINTS = 10_000

/** Adds a rule at its place. Throws `invalid_input`. */
export async function addRule(
  db: Db,
  { administrationId, now }: { administrationId: number; now: Date },
  input: BankRuleInput & Place,
): Promise<{ id: number; version: number }> {
  const rows = await lockRules(db, administrationId)
  if (rows.length >= MAX_RULES)
    throw invalid('name', `Er zijn al ${MAX_RULES} regels. Verwijder eerst een regel die niets meer doet.`)
  await assertRule(db, administrationId, input)
  const { id, version } = await db
    .insertInto('bank_rules')
    .values({
      ...columnsOf(input),
      administration_id: administrationId,
      paused_at: null,
      deleted_at: null,
      created_at: now,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await keepShares(db, administrationId, id, input)
  await keepOrder(db, administrationId, { id, position: input.position })
  return { id, version }
}

export interface RuleKey {
  readonly administrationId: number
  readonly ruleId: number
  readonly version: number
}

/** Changes a rule, and its place when one is given. Throws `not_found`, `version_conflict` and `invalid_input`. */
export async function saveRule(db: Db, key: RuleKey, input: BankRuleInput & Place): Promise<{ version: number }> {
  const row = await lockRule(db, key)
  await assertRule(db, key.administrationId, input)
  const changed = await changeRule(db, row, columnsOf(input))
  await db
    .deleteFrom('bank_rule_shares')
    .where('administration_id', '=', key.administrationId)
    .where('rule_id', '=', key.ruleId)
    .execute()
  await keepShares(db, key.administrationId, key.ruleId, input)
  if (input.position !== undefined)
    await keepOrder(db, key.administrationId, { id: key.ruleId, position: input.position })
  return changed
}

export async function pauseRule(db: Db, key: RuleKey, pausedAt: Date | null): Promise<{ version: number }> {
  return changeRule(db, await lockRule(db, key), { paused_at: pausedAt })
}

/** Takes a rule off the list; the lines that it booked keep its name. */
export async function deleteRule(db: Db, key: RuleKey, at: Date): Promise<void> {
  await changeRule(db, await lockRule(db, key), { deleted_at: at })
}

/** Holds the rules and gives this one. Throws `not_found` and `version_conflict`. */
export async function lockRule(db: Db, { administrationId, ruleId, version }: RuleKey): Promise<RuleRow> {
  const row = (await lockRules(db, administrationId)).find(({ id }) => id === ruleId)
  if (!row) throw new ApiError('not_found')
  if (row.version !== version) throw new ApiError('version_conflict')
  return row
}

async function changeRule(
  db: Db,
  row: RuleRow,
  changes: Partial<ReturnType<typeof columnsOf>> & { paused_at?: Date | null; deleted_at?: Date },
): Promise<{ version: number }> {
  const version = row.version + 1
  await db
    .updateTable('bank_rules')
    .set({ ...changes, version })
    .where('administration_id', '=', row.administration_id)
    .where('id', '=', row.id)
    .execute()
  return { version }
}

const textOrNull = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim())

/** The conditions of what somebody typed; empty texts ask for nothing. */
export const conditionsOfInput = (input: BankRuleInput) => ({
  direction: input.direction,
  journalId: input.journalId,
  counterpartyIban: textOrNull(input.counterpartyIban?.replace(NO_ACCOUNT, '').toUpperCase() ?? null),
  counterpartyName: textOrNull(input.counterpartyName),
  descriptionContains: textOrNull(input.descriptionContains),
  minCents: input.minCents,
  maxCents: input.maxCents,
})

function columnsOf(input: BankRuleInput) {
  const conditions = conditionsOfInput(input)
  return {
    name: input.name.trim(),
    direction: conditions.direction,
    journal_id: conditions.journalId,
    counterparty_iban: conditions.counterpartyIban,
    counterparty_name: conditions.counterpartyName,
    description_contains: conditions.descriptionContains,
    min_cents: conditions.minCents,
    max_cents: conditions.maxCents,
    account_id: input.accountId,
    vat_code: input.vatCode,
    contact_id: input.contactId,
  }
}

async function keepShares(db: Db, administrationId: number, ruleId: number, { shares }: BankRuleInput): Promise<void> {
  if (shares.length === 0) return
  const rows = shares.map((share, index) => ({
    administration_id: administrationId,
    rule_id: ruleId,
    share_number: index + 1,
    account_id: share.accountId,
    vat_code: share.vatCode,
    basis_points: share.basisPoints,
  }))
  await db.insertInto('bank_rule_shares').values(rows).execute()
}

/** Refuses what fits every line, what nothing can be booked on, and what is not of this administration. */
async function assertRule(db: Db, administrationId: number, input: BankRuleInput): Promise<void> {
  const conditions = conditionsOfInput(input)
  if (!saysWhich(conditions))
    throw invalid('counterpartyName', 'Vul een naam, IBAN, tekst of bedrag in, anders geldt de regel voor alles')
  const account = conditions.counterpartyIban === null ? null : iban(conditions.counterpartyIban)
  if (account !== null && !account.ok && account.reason !== 'country')
    throw invalid('counterpartyIban', account.message)
  if (conditions.minCents !== null && conditions.maxCents !== null && conditions.minCents > conditions.maxCents)
    throw invalid('maxCents', 'Vul een bedrag in dat minstens het laagste is')
  if (input.shares.reduce((sum, { basisPoints }) => sum + basisPoints, 0) >= WHOLE_BASIS_POINTS)
    throw invalid('shares', 'Samen blijven de delen onder 100%: de rest gaat naar de eerste rekening')
  choiceOfVat(input.vatCode, 'vatCode')
  input.shares.forEach(({ vatCode }, index) => choiceOfVat(vatCode, `shares.${index}.vatCode`))
  await assertBookable(db, administrationId, [
    { accountId: input.accountId, field: 'accountId' },
    ...input.shares.map(({ accountId }, index) => ({ accountId, field: `shares.${index}.accountId` })),
  ])
  await assertThere(db, administrationId, input)
}

async function assertThere(db: Db, administrationId: number, { journalId, contactId }: BankRuleInput): Promise<void> {
  const journal =
    journalId === null
      ? null
      : await db
          .selectFrom('ledger_journals')
          .select('id')
          .where('administration_id', '=', administrationId)
          .where('id', '=', journalId)
          .executeTakeFirst()
  if (journal === undefined) throw invalid('journalId', 'Kies een rekening uit de lijst')
  const contact =
    contactId === null
      ? null
      : await db
          .selectFrom('trading_partners')
          .select('id')
          .where('administration_id', '=', administrationId)
          .where('id', '=', contactId)
          .executeTakeFirst()
  if (contact === undefined) throw invalid('contactId', 'Kies een relatie uit de lijst')
}

const invalid = (field: string, text: string) => new ApiError('invalid_input', { fields: { [field]: text } })
