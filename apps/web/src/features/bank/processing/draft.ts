import type { contract, LedgerAccount, Processing, ResponseOf, Suggestion } from '@klopt/api-client/contract'
import { bankCentsOf, likelyPaid } from '@klopt/bookkeeping/ledger'
import { accountOfDifference } from './account-of-difference.ts'

export type OpenItem = ResponseOf<typeof contract.bank.openItems>[number]

/** What a line, or a part of it, can go to. */
export type Choice =
  | { readonly kind: 'item'; readonly item: OpenItem }
  | { readonly kind: 'account'; readonly account: LedgerAccount }
  | { readonly kind: 'credit'; readonly contact: CreditedContact }

/** A customer who paid too much. */
export interface CreditedContact {
  readonly id: number
  readonly name: string
}

interface PartBase {
  /** Unique within its draft. */
  readonly key: number
  /**
   * How much of the line goes here, in cents in the direction of the line: 60,00 of a payment of 100,00 is 6000 and
   * not -6000. Negative is against the direction, as of a credit invoice. Null while what was typed is no amount.
   */
  readonly shareCents: number | null
}
export type Part = PartBase &
  (
    | {
        readonly kind: 'item'
        readonly item: OpenItem
        /**
         * Of an item in another currency that pays by what came in: how much of that it was, in its smallest unit and in the
         * direction of the item. Null while what was typed is no amount; absent where it pays by its euros.
         */
        readonly foreignAmount?: number | null
      }
    | {
        readonly kind: 'account'
        readonly account: LedgerAccount
        readonly vatCode: string | null
        /** For whom, where a rule says so. */
        readonly contactId?: number
      }
    | { readonly kind: 'credit'; readonly contact: CreditedContact }
  )

/** How a person is about to book a line. */
export interface Draft {
  readonly parts: readonly Part[]
  /** Amounts can be changed and parts added; else one choice takes the place of the other. */
  readonly isSplit: boolean
  /** The place of the suggestion it was made from; null once it was changed. */
  readonly suggestion: number | null
  readonly createsRule: boolean
}

export interface LineAmount {
  readonly amountCents: number
}

export const emptyDraft: Draft = { parts: [], isSplit: false, suggestion: null, createsRule: false }

/** +1 for money in, -1 for money out. */
export const directionOf = ({ amountCents }: LineAmount) => (amountCents < 0 ? -1 : 1)

/** A suggestion as a draft; what it does not cover stays to be divided, but for a difference that is explained. */
export function draftOfSuggestion(
  line: LineAmount,
  suggestion: Suggestion,
  index: number,
  accounts: readonly LedgerAccount[],
): Draft {
  const parts = partsOf(line, suggestion, accounts)
  const draft = { parts, isSplit: false, suggestion: index, createsRule: false }
  return { ...draft, isSplit: restCents(draft, line) !== 0 || suggestion.bookings.length > 1 }
}

function partsOf(line: LineAmount, suggestion: Suggestion, accounts: readonly LedgerAccount[]): Part[] {
  const direction = directionOf(line)
  if (suggestion.bookings.length > 0) return partsOfRule(line, suggestion, accounts)
  if (suggestion.accountId !== null) {
    const account = accounts.find(({ id }) => id === suggestion.accountId)
    const shareCents = Math.abs(line.amountCents)
    return account ? [{ key: 1, kind: 'account', account, vatCode: suggestion.vatCode, shareCents }] : []
  }
  const [only] = suggestion.items
  if (only?.foreign !== undefined && suggestion.items.length === 1 && !suggestion.isReturn) {
    // What came in is what its currency was worth: the difference is one of rates.
    const { settleCents: _settled, ...item } = only
    const shareCents = Math.abs(line.amountCents)
    return [{ key: 1, kind: 'item', item, shareCents, foreignAmount: paidOf(item, only.foreign, shareCents) }]
  }
  const parts: Part[] = suggestion.items.map(({ settleCents, ...item }, index) => ({
    key: index + 1,
    kind: 'item',
    item,
    shareCents: direction * settleCents,
  }))
  const account = accountOfDifference(suggestion, accounts)
  if (!account) return parts
  // Costs and interest of a demand are no turnover, whatever else is booked on their account.
  const vatCode =
    suggestion.differenceKind === 'claims' ? null : (suggestion.differenceVatCode ?? account.defaultVatCode)
  return [
    ...parts,
    { key: parts.length + 1, kind: 'account', account, vatCode, shareCents: direction * suggestion.differenceCents },
  ]
}

/** A rule may divide the line over accounts; one whose account is no longer used proposes nothing. */
function partsOfRule(line: LineAmount, { bookings }: Suggestion, accounts: readonly LedgerAccount[]): Part[] {
  const parts = bookings.flatMap(({ accountId, vatCode, contactId, amountCents }, index): Part[] => {
    const account = accounts.find(({ id }) => id === accountId)
    const shareCents = directionOf(line) * amountCents
    const part = { key: index + 1, kind: 'account' as const, account, vatCode, shareCents }
    return account ? [{ ...part, account, ...(contactId !== null && { contactId }) }] : []
  })
  return parts.length === bookings.length ? parts : []
}

/** Takes a choice: in place of what was there, or beside it when the line is split. */
export function choose(draft: Draft, line: LineAmount, choice: Choice): Draft {
  const kept = draft.isSplit ? draft.parts : []
  const rest = restCents({ parts: kept }, line)
  const key = Math.max(0, ...kept.map((part) => part.key)) + 1
  const part = partOfChoice(choice, line, { key, rest })
  const next = { ...draft, parts: [...kept, part], suggestion: null }
  return { ...next, isSplit: draft.isSplit || restCents(next, line) !== 0 }
}

function partOfChoice(choice: Choice, line: LineAmount, { key, rest }: { key: number; rest: number }): Part {
  if (choice.kind === 'item') return { key, ...choice, ...sharesOfItem(choice.item, line, rest) }
  if (choice.kind === 'credit') return { key, ...choice, shareCents: rest }
  return { key, ...choice, vatCode: choice.account.defaultVatCode, shareCents: rest }
}

/** An item in another currency is paid by what came in for it, until somebody says how much of the currency that was. */
function sharesOfItem(item: OpenItem, line: LineAmount, rest: number) {
  const shareCents = shareOfItem(item, line, rest)
  if (item.foreign === undefined || shareCents <= 0 || rest <= 0) return { shareCents }
  return { shareCents: rest, foreignAmount: paidOf(item, item.foreign, rest) }
}

const paidOf = ({ openCents }: OpenItem, { openAmount }: NonNullable<OpenItem['foreign']>, cents: number): number =>
  likelyPaid({ openCents, openForeign: openAmount }, cents)

/** All that is open, or what is left of the line when that is less; a credit counts against the line in full. */
function shareOfItem(item: OpenItem, line: LineAmount, rest: number): number {
  const open = directionOf(line) * bankCentsOf(item.kind, item.openCents)
  return open > 0 && rest > 0 ? Math.min(open, rest) : open
}

/** What is not divided yet, in the direction of the line; 0 when it adds up. */
export function restCents({ parts }: Pick<Draft, 'parts'>, line: LineAmount): number {
  return parts.reduce((rest, part) => rest - (part.shareCents ?? 0), Math.abs(line.amountCents))
}

export function setShare(draft: Draft, key: number, shareCents: number | null): Draft {
  return changePart(draft, key, (part) => ({ ...part, shareCents }))
}

export function setForeignAmount(draft: Draft, key: number, foreignAmount: number | null): Draft {
  return changePart(draft, key, (part) => (part.kind === 'item' ? { ...part, foreignAmount } : part))
}

export function setVatCode(draft: Draft, key: number, vatCode: string | null): Draft {
  return changePart(draft, key, (part) => (part.kind === 'account' ? { ...part, vatCode } : part))
}

export function removePart(draft: Draft, key: number): Draft {
  return { ...draft, suggestion: null, parts: draft.parts.filter((part) => part.key !== key) }
}

function changePart(draft: Draft, key: number, change: (part: Part) => Part): Draft {
  return {
    ...draft,
    suggestion: null,
    parts: draft.parts.map((part) => (part.key === key ? change(part) : part)),
  }
}

/** Whether booking it can teach a rule: one account for the whole line. */
export function canMakeRule({ parts }: Draft): boolean {
  return parts.length === 1 && parts[0]?.kind === 'account'
}

/** The draft as the server takes it; null while it does not add up. */
export function processingOf(draft: Draft, line: LineAmount): Processing | null {
  if (problemOf(draft, line) !== null) return null
  const direction = directionOf(line)
  const amountOf = (part: Part) => direction * (part.shareCents ?? 0)
  return {
    items: draft.parts.flatMap((part) =>
      part.kind === 'item' ? [{ openItemId: part.item.id, amountCents: amountOf(part), ...foreignOf(part) }] : [],
    ),
    bookings: draft.parts.flatMap((part) =>
      part.kind === 'account'
        ? [
            {
              accountId: part.account.id,
              amountCents: amountOf(part),
              vatCode: part.vatCode,
              ...(part.contactId !== undefined && { contactId: part.contactId }),
              description: '',
            },
          ]
        : [],
    ),
    ...creditsOf(draft, amountOf),
  }
}

function creditsOf({ parts }: Draft, amountOf: (part: Part) => number): Pick<Processing, 'credits'> {
  const credits = parts.flatMap((part) =>
    part.kind === 'credit' ? [{ contactId: part.contact.id, amountCents: amountOf(part) }] : [],
  )
  return credits.length > 0 ? { credits } : {}
}

const foreignOf = ({ item, foreignAmount }: Extract<Part, { kind: 'item' }>): { foreignAmount?: number } =>
  typeof foreignAmount === 'number' ? { foreignAmount: bankCentsOf(item.kind, foreignAmount) } : {}

export type Problem = 'nothing-chosen' | 'no-amount' | 'rest'

/** Why a draft cannot be booked; null when it can. */
export function problemOf(draft: Draft, line: LineAmount): Problem | null {
  if (draft.parts.length === 0) return 'nothing-chosen'
  if (draft.parts.some(({ shareCents }) => shareCents === null || shareCents === 0)) return 'no-amount'
  if (draft.parts.some((part) => part.kind === 'item' && part.foreignAmount === null)) return 'no-amount'
  return restCents(draft, line) === 0 ? null : 'rest'
}
