import type { PostingLine } from '@klopt/bookkeeping/ledger'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'

type Preview = ResponseOf<typeof contract.bank.postingPreview>['lines']

/** Posting lines with the number and name of their accounts, as the screen shows them before booking. */
export async function previewPosting(
  db: Db,
  administrationId: number,
  lines: readonly PostingLine[],
  accountIds: readonly number[],
): Promise<Preview> {
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'number', 'name'])
    .where('administration_id', '=', administrationId)
    .where('id', 'in', [...accountIds])
    .execute()
  return lines.map((line, index) => {
    const account = accounts.find((candidate) => candidate.id === accountIds[index])
    if (!account) throw new ApiError('not_found')
    return {
      accountNumber: account.number,
      accountName: account.name,
      debitCents: line.debitCents,
      creditCents: line.creditCents,
    }
  })
}
