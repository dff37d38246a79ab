import {
  accountOfOpenItem,
  journalLinePosting,
  movedVatPosting,
  vatDuePosting,
  type JournalRules,
  type PostingLine,
} from '@klopt/bookkeeping/ledger'
import { BookkeepingError, must } from '@klopt/bookkeeping/money'
import { isVatCode } from '@klopt/bookkeeping/vat'
import type { JournalEntryInput, JournalLineInput } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import type { KnownAccount } from '../../books/accounts-by-id.ts'
import { lockItems, type PlannedItem } from '../../books/lock-items.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { postUnderScheme, type SchemePosting } from '../small-business-scheme/under-scheme.ts'
import { isListed, listConflicts } from '../contacts/list-conflicts.ts'
import type { LineAccounts } from './check-lines.ts'

export interface PlannedEntry extends SchemePosting {
  /** What the entry settles; their rows stay locked. */
  readonly items: readonly PlannedItem[]
}

/** What is planned of an entry; `isTurnover` is false for the sale of an asset, which counts for no limit of turnover. */
export type EntryToPlan = Pick<JournalEntryInput, 'lines' | 'entryDate'> & { readonly isTurnover?: boolean }

/**
 * What checked lines post: VAT taken out of the amounts that include it, and open items settled by those on a control
 * account. Throws `invalid_input` by line, and `amount_mismatch` for more than is open and for the other side.
 */
export async function planLines(
  db: Db,
  administrationId: number,
  { lines, entryDate, isTurnover = true }: EntryToPlan,
  accounts: LineAccounts,
): Promise<PlannedEntry> {
  const settling = [...lines.entries()].filter(([, line]) => line.openItemId != null)
  const lineOf = (index: number) => must(settling[index], 'the line of an item')[0]
  const items = await lockItems(
    db,
    administrationId,
    settling.map(([, line]) => ({
      openItemId: must(line.openItemId ?? undefined, 'the open item of a line that settles one'),
      amountCents: line.creditCents - line.debitCents,
    })),
    {
      forUpdate: true,
      paidOn: entryDate,
      fieldOf: (index) => `lines.${lineOf(index)}.openItemId`,
      placeOf: (index) => `Regel ${lineOf(index) + 1}`,
    },
  )
  const planned = new Map(settling.map(([at], index) => [at, must(items[index], 'the item of a line')]))
  const conflicts = await listConflicts(db, administrationId, lines)
  const posting = await postUnderScheme(db, administrationId, { day: entryDate, isTurnover }, (kor) =>
    postingOf(lines, { accounts, planned, conflicts, rules: { date: entryDate, kor } }),
  )
  return { ...posting, items }
}

interface Rules {
  readonly accounts: LineAccounts
  /** The items that lines settle, by the place of the line. */
  readonly planned: ReadonlyMap<number, PlannedItem>
  /** Why the customer of a line does not fit its code, by the place of the line. */
  readonly conflicts: readonly (string | null)[]
  readonly rules: JournalRules
}

function postingOf(lines: readonly JournalLineInput[], { accounts, planned, conflicts, rules }: Rules): PostingLine[] {
  const fields: Record<string, string> = {}
  const posting = lines.flatMap((line, index) => {
    const account = must(accounts.get(line.accountId), 'the account of a checked line')
    try {
      const item = planned.get(index)
      if (item) return settlingLines(line, account, item)
      const posted = journalLinePosting(written(line, account), rules)
      const conflict = conflicts[index]
      // Under the small-business scheme a code of sales becomes one of its own, which no list repeats.
      if (conflict && posted.some(({ vatCode }) => isListed(vatCode)))
        fields[`lines.${index}.contactId`] = `Regel ${index + 1}: ${conflict}`
      return posted
    } catch (error) {
      if (!(error instanceof BookkeepingError)) throw error
      if (error.code === 'amount_out_of_range') throw new ApiError('amount_too_large', { cause: error })
      fields[`lines.${index}.${line.openItemId == null ? 'vatCode' : 'openItemId'}`] =
        `Regel ${index + 1}: ${error.message}`
      return []
    }
  })
  if (Object.keys(fields).length > 0) throw new ApiError('invalid_input', { fields })
  return posting
}

const written = (line: JournalLineInput, account: KnownAccount) => ({
  accountId: line.accountId,
  rgs: account.rgs_code,
  debitCents: line.debitCents,
  creditCents: line.creditCents,
  vatCode: line.vatCode != null && isVatCode(line.vatCode) ? line.vatCode : null,
  ...detailsOf(line),
})

function detailsOf({ contactId, description }: JournalLineInput) {
  const text = description?.trim()
  return { ...(contactId != null && { contactId }), ...(text && { description: text }) }
}

/** A line on a control account: it carries the contact of its item, and makes its waiting VAT due. */
function settlingLines(
  line: JournalLineInput,
  account: KnownAccount,
  { item, vatDue, vatMoved }: PlannedItem,
): PostingLine[] {
  const control = accountOfOpenItem(item.kind)
  if (!('rgs' in control) || control.rgs !== account.rgs_code) {
    throw new BookkeepingError('invalid_posting', `${item.number} staat niet open op ${account.name}.`)
  }
  if (line.contactId != null && line.contactId !== item.contact_id) {
    throw new BookkeepingError('invalid_posting', `${item.number} is van een andere relatie. Laat de relatie leeg.`)
  }
  const details = {
    description: item.number,
    ...detailsOf(line),
    ...(item.contact_id !== null && { contactId: item.contact_id }),
  }
  return [
    { account: { id: account.id }, debitCents: line.debitCents, creditCents: line.creditCents, ...details },
    ...vatDuePosting(vatDue ?? [], details),
    ...(vatMoved ? movedVatPosting(vatMoved, details) : []),
  ]
}
