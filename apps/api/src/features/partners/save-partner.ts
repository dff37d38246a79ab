import type { PartnerInput } from '@klopt/api-client/contract'
import { createAccount } from '../../books/change-account.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

export interface PartnerAuthor {
  readonly administrationId: number
  readonly userId: number
  readonly now: Date
}

/** Adds a partner, with a capital and a private account that are theirs alone. Throws `invalid_input`. */
export async function createPartner(db: Db, author: PartnerAuthor, input: PartnerInput): Promise<number> {
  const { administrationId } = author
  assertPartner(input)
  const name = input.name.trim()
  const capitalAccountId = await createEquityAccount(db, administrationId, `Kapitaal ${name}`)
  const privateAccountId = await createEquityAccount(db, administrationId, `Privé ${name}`)
  const { id } = await db
    .insertInto('partners')
    .values({
      administration_id: administrationId,
      ...columnsOf(input),
      capital_account_id: capitalAccountId,
      private_account_id: privateAccountId,
      created_by: author.userId,
      created_at: author.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes the days of a partner and what they agreed on. Throws `not_found` and `invalid_input`. */
export async function savePartner(
  db: Db,
  { administrationId }: PartnerAuthor,
  partnerId: number,
  input: PartnerInput,
): Promise<void> {
  assertPartner(input)
  const saved = await db
    .updateTable('partners')
    .set(columnsOf(input))
    .where('administration_id', '=', administrationId)
    .where('id', '=', partnerId)
    .returning('id')
    .executeTakeFirst()
  if (!saved) throw new ApiError('not_found')
}

const columnsOf = (input: PartnerInput) => ({
  name: input.name.trim(),
  from_date: input.fromDate,
  until_date: input.untilDate,
  interest_percent: input.interestPercent,
  labour_fee_cents: input.labourFeeCents,
  share: input.share,
})

function assertPartner({ fromDate, untilDate, interestPercent }: PartnerInput): void {
  const fields: Record<string, string> = {}
  if (fromDate < '1900-01-01' || fromDate > '2100-12-31') fields['fromDate'] = 'Kies een datum vanaf 1900'
  if (untilDate !== null && untilDate < fromDate) fields['untilDate'] = 'De laatste dag ligt voor de eerste'
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(interestPercent) || Number(interestPercent) > 100) {
    fields['interestPercent'] = 'Vul 0 tot en met 100 procent in, met hoogstens twee decimalen'
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
}

/** The first number after that of the capital that nobody took. Who takes one at the same moment makes it the next. */
async function createEquityAccount(db: Db, administrationId: number, name: string): Promise<number> {
  for (let number = 501; number <= 699; number++) {
    const account = { administrationId, number: String(number).padStart(4, '0'), name, defaultVatCode: null }
    const id = await createAccount(db, { ...account, type: 'equity' })
    if (id !== null) return id
  }
  throw new ApiError('invalid_input', { fields: { '': 'Er is geen vrij rekeningnummer meer van 0501 t/m 0699.' } })
}
