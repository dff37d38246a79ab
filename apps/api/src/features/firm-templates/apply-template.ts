import type { SchemeAccount, TemplateContent, TemplateEffect } from '@klopt/api-client/contract'
import { isReadOnly } from '@klopt/bookkeeping/administration'
import { createAccount, saveAccount } from '../../books/change-account.ts'
import type { Db } from '../../database/db.ts'
import { changeScope } from '../../database/transaction.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { inOrder } from '../../kernel/each-of-several.ts'
import { addDossierItems, newDossierItems } from '../dossiers/dossier.ts'
import { GONE_CLIENT, READ_ONLY_CLIENT } from '../worklist/client-refusals.ts'

interface Applying {
  readonly clientIds: readonly number[]
  readonly userId: number
  readonly today: string
  /** Says what would happen, and changes nothing. */
  readonly isPreview: boolean
}

interface Target {
  readonly administrationIds: readonly number[]
  readonly fiscalYear?: number | undefined
}

/**
 * Applies a template to some clients, each in its own books: adds what is missing and renames what is called otherwise; it
 * takes nothing away and changes the kind of no account. What is no client of the firm is told first, and holds up no other.
 * Leaves the transaction in the scope `system`. Throws `invalid_input` for a checklist without a year.
 */
export async function applyTemplate(
  db: Db,
  content: TemplateContent,
  { administrationIds, fiscalYear }: Target,
  applying: Applying,
): Promise<TemplateEffect[]> {
  const ids = inOrder(administrationIds)
  if (content.kind === 'checklist' && fiscalYear === undefined) {
    throw new ApiError('invalid_input', { fields: { fiscalYear: 'Kies een boekjaar' } })
  }
  const effects = ids.filter((id) => !applying.clientIds.includes(id)).map(refusalOf)
  for (const administrationId of ids.filter((id) => applying.clientIds.includes(id))) {
    await changeScope(db, { kind: 'administration', administrationId, userId: applying.userId })
    effects.push(await applyToClient(db, content, { administrationId, fiscalYear }, applying))
  }
  await changeScope(db, { kind: 'system', userId: applying.userId })
  return effects
}

/** Of a client that left while it was still on a screen. */
const refusalOf = (administrationId: number): TemplateEffect => ({
  administrationId,
  companyName: null,
  added: [],
  renamed: [],
  left: [],
  refused: GONE_CLIENT,
})

async function applyToClient(
  db: Db,
  content: TemplateContent,
  { administrationId, fiscalYear }: { administrationId: number; fiscalYear: number | undefined },
  { isPreview, today }: Applying,
): Promise<TemplateEffect> {
  const client = await db
    .selectFrom('companies')
    .select(['company_name', 'subscription_type as subscriptionType'])
    .select(['subscription_period_end as subscriptionPeriodEnd', 'subscription_ends_on as subscriptionEndsOn'])
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow()
  const nothing = {
    administrationId,
    companyName: client.company_name,
    added: [],
    renamed: [],
    left: [],
    refused: null,
  }
  // The dossier is the firm's own: it goes on whatever the subscription.
  if (content.kind === 'checklist' && fiscalYear !== undefined) {
    const of = { administrationId, fiscalYear }
    const lay = isPreview ? newDossierItems : addDossierItems
    return { ...nothing, added: await lay(db, of, content.items) }
  }
  if (content.kind !== 'ledger') return nothing
  if (isReadOnly(client, today)) {
    return { ...nothing, refused: READ_ONLY_CLIENT }
  }
  return { ...nothing, ...(await applyAccounts(db, administrationId, content.accounts, isPreview)) }
}

async function applyAccounts(
  db: Db,
  administrationId: number,
  accounts: readonly SchemeAccount[],
  isPreview: boolean,
): Promise<Pick<TemplateEffect, 'added' | 'renamed' | 'left'>> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'number', 'name', 'type', 'default_vat_code'])
    .where('administration_id', '=', administrationId)
    .where(
      'number',
      'in',
      accounts.map(({ number }) => number),
    )
    .execute()
  const chart = new Map(rows.map((row) => [row.number, row]))
  const effect: Pick<TemplateEffect, 'added' | 'renamed' | 'left'> = { added: [], renamed: [], left: [] }
  for (const account of accounts) {
    const { number, type } = account
    const name = account.name.trim()
    const known = chart.get(number)
    if (known === undefined) {
      if (!isPreview) await createAccount(db, { administrationId, number, name, type, defaultVatCode: null })
      effect.added.push(`${number} ${name}`)
    } else if (known.type !== type) {
      effect.left.push({ number, reason: `Bestaat al als ${known.name}, van een andere soort.` })
    } else if (known.name !== name) {
      const details = { name, defaultVatCode: known.default_vat_code }
      if (!isPreview) await saveAccount(db, administrationId, known.id, details)
      effect.renamed.push({ number, from: known.name, to: name })
    }
  }
  return effect
}
