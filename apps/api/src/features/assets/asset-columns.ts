import type { AssetInput } from '@klopt/api-client/contract'
import {
  assetAccounts,
  holdsAssets,
  holdsGoodwill,
  holdsLand,
  planFaults,
  type DepreciationMethod,
  type DepreciationPlan,
} from '@klopt/bookkeeping/assets'
import { roundToCents } from '@klopt/bookkeeping/money'
import { accountsById, type KnownAccount } from '../../books/accounts-by-id.ts'
import { chartAccount } from '../../books/complete-chart.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

/** What of an asset somebody decides, as the table holds it. */
export type AssetColumns = ReturnType<typeof columnsOf>

/**
 * What somebody wrote of an asset as columns. Throws `invalid_input` by field: of a plan that cannot be, and of an account
 * that holds no assets.
 */
export async function checkedColumns(
  db: Db,
  administrationId: number,
  input: AssetInput,
  impairments: DepreciationPlan['impairments'] = [],
): Promise<AssetColumns> {
  const account = (await accountsById(db, administrationId, [input.accountId])).get(input.accountId)
  const fields: Record<string, string> = accountFaults(account)
  const rgs = account?.rgs_code ?? null
  const kind = { isGoodwill: holdsGoodwill(rgs), isLand: holdsLand(rgs) }
  Object.assign(fields, planFaults({ ...planOf(input), impairments }, kind))
  const { vatCents = null, costCents } = input
  if (vatCents !== null && (vatCents < 0 || vatCents > costCents))
    fields.vatCents = 'De btw is niet negatief en nooit meer dan de aanschafwaarde. Controleer het bedrag.'
  if (input.acquiredOn != null && input.acquiredOn > input.inUseOn)
    fields.acquiredOn = 'Kies de dag van ingebruikname of een dag ervoor'
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return columnsOf(input)
}

function accountFaults(account: KnownAccount | undefined): Record<string, string> {
  if (account?.type === 'asset' && account.deactivated_at === null && holdsAssets(account.rgs_code)) return {}
  return { accountId: 'Kies een rekening voor vaste activa, zoals Inventaris' }
}

const planOf = (input: AssetInput): DepreciationPlan => ({
  costCents: input.costCents,
  residualCents: input.residualCents ?? 0, // zero: worth nothing at its end
  inUseOn: input.inUseOn,
  method: methodOf(input.method),
  takenOver: input.takenOver ?? null,
  impairments: [],
})

function methodOf(method: AssetInput['method']): DepreciationMethod | null {
  if (method?.kind !== 'percent') return method
  return { kind: 'percent', hundredths: Number(roundToCents(method.percent)) }
}

function columnsOf(input: AssetInput) {
  const method = methodOf(input.method)
  return {
    name: input.name.trim(),
    note: input.note?.trim() ?? '', // zero: nothing was noted
    cost_cents: input.costCents,
    residual_cents: input.residualCents ?? 0, // zero: worth nothing at its end
    in_books_from: input.takenOver?.day ?? input.acquiredOn ?? input.inUseOn,
    in_use_on: input.inUseOn,
    life_months: method?.kind === 'months' ? method.months : null,
    rate_hundredths: method?.kind === 'percent' ? method.hundredths : null,
    books_every: input.every ?? 'month',
    taken_over_on: input.takenOver?.day ?? null,
    taken_over_cents: input.takenOver?.depreciatedCents ?? 0, // zero: not in use before these books
    vat_cents: input.vatCents ?? null,
  }
}

/**
 * The accounts of an asset: those that were chosen, else those that go with the account of its cost, which are opened where
 * the books have none. Throws `invalid_input` for one that cannot be.
 */
export async function accountsOf(db: Db, administrationId: number, input: AssetInput) {
  const chosen = [input.accountId, input.depreciationAccountId, input.expenseAccountId].flatMap((id) => id ?? [])
  const known = await accountsById(db, administrationId, chosen)
  // What has no accounts of its own goes with those of equipment.
  const own = assetAccounts(known.get(input.accountId)?.rgs_code ?? null)
  const rgs = own ?? { depreciation: null, expense: 'WAfsAmvBei', result: 'WAfsRvmBei' }
  const depreciation = chosenAccount(known, input.depreciationAccountId, 'depreciationAccountId', 'asset')
  const expense = chosenAccount(known, input.expenseAccountId, 'expenseAccountId', 'expense')
  return {
    account_id: input.accountId,
    // Without an account beside it what is depreciated goes off the cost itself.
    depreciation_account_id:
      depreciation ??
      (rgs.depreciation === null ? input.accountId : await chartAccount(db, administrationId, rgs.depreciation)),
    expense_account_id: expense ?? (await chartAccount(db, administrationId, rgs.expense)),
    result_account_id: await chartAccount(db, administrationId, rgs.result),
  }
}

function chosenAccount(
  known: ReadonlyMap<number, KnownAccount>,
  id: number | null | undefined,
  field: string,
  type: KnownAccount['type'],
): number | null {
  if (id == null) return null
  const account = known.get(id)
  if (account?.type === type && account.deactivated_at === null) return id
  const kind = type === 'asset' ? 'een balansrekening' : 'een kostenrekening'
  throw new ApiError('invalid_input', { fields: { [field]: `Kies ${kind} die in gebruik is` } })
}
