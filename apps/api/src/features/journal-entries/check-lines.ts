import { CONTROL_ACCOUNTS, journalLineFaults } from '@klopt/bookkeeping/ledger'
import { isVatCode } from '@klopt/bookkeeping/vat'
import type { JournalLineInput } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import { accountsById, type KnownAccount } from '../../books/accounts-by-id.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { contactNames } from '../contacts/contact-names.ts'

type FieldName = Extract<keyof JournalLineInput, string>

/** The accounts that lines are booked on, by id. */
export type LineAccounts = ReadonlyMap<number, KnownAccount>

/**
 * Refuses lines that cannot be booked whatever the ledger holds: every wrong one is named at once, in Dutch, by its place
 * (`lines.3.accountId`). Answers their accounts. Throws `invalid_input`.
 */
export async function checkLines(
  db: Db,
  administrationId: number,
  lines: readonly JournalLineInput[],
): Promise<LineAccounts> {
  const accounts = await accountsById(
    db,
    administrationId,
    lines.map(({ accountId }) => accountId),
  )
  const contacts = await contactNames(
    db,
    administrationId,
    lines.map(({ contactId }) => contactId),
  )
  const fields = journalLineFaults(lines)
  for (const [index, line] of lines.entries()) {
    const place = `Regel ${index + 1}`
    const name = (field: FieldName, why: string) => (fields[`lines.${index}.${field}`] = `${place}: ${why}`)
    const account = accounts.get(line.accountId)
    if (!account) name('accountId', 'deze rekening is er niet. Kies een grootboekrekening uit de lijst.')
    else if (account.deactivated_at !== null)
      name('accountId', `${account.name} is niet meer in gebruik. Kies een andere rekening.`)
    else if (isControl(account) && line.openItemId == null)
      name('accountId', `op ${account.name} boek je alleen via een openstaande post. Kies de factuur erbij.`)
    else if (!isControl(account) && line.openItemId != null)
      name('openItemId', `een openstaande post hoort bij debiteuren of crediteuren, niet bij ${account.name}.`)
    if (line.contactId != null && !contacts.has(line.contactId))
      name('contactId', 'deze relatie is er niet. Kies er een uit de lijst.')
    if (line.vatCode != null && !mayBeChosen(line.vatCode)) name('vatCode', 'kies een btw-code uit de lijst.')
    else if (line.vatCode != null && line.openItemId != null)
      name('vatCode', 'bij een openstaande post hoort geen btw-code; die had de factuur al.')
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return accounts
}

const isControl = ({ rgs_code: code }: KnownAccount): boolean => code !== null && CONTROL_ACCOUNTS.includes(code)

/** Under the KOR the program itself turns a code of sales into its own. */
const mayBeChosen = (code: string): boolean => isVatCode(code) && code !== 'sale_kor'
