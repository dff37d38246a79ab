import type { AuditFileImport, AuditFilePreview, LedgerAccount } from '@klopt/api-client/contract'
import type { Option } from '@klopt/ui'
import { accountOption } from '../../../shared/ledger/account-option.ts'

export type SourceAccount = AuditFilePreview['accounts'][number]
/** The account that somebody chose, by the number in the file: an id, or `NEW`. */
export type Choices = Readonly<Record<string, number>>

/** Stands for the account that is made: no account has this id. */
export const NEW = 0

const WHY: Record<SourceAccount['by'], string> = {
  vat: 'Btw',
  rgs: 'RGS-code',
  number: 'Nummer',
  name: 'Naam',
  new: 'Nieuw',
}

/** How the account was found, in one word. */
export const whyOf = ({ by, number }: SourceAccount, choices: Choices): string =>
  choices[number] === undefined ? WHY[by] : 'Gekozen'

/** The accounts that what a file has can go to, the one that is made first. */
export function optionsOf({ create }: SourceAccount, accounts: readonly Option<number>[]): readonly Option<number>[] {
  if (create === null) return accounts
  return [{ value: NEW, label: `${create.number} ${create.name}`, description: 'Wordt aangemaakt' }, ...accounts]
}

export const activeOptions = (accounts: readonly LedgerAccount[]): readonly Option<number>[] =>
  accounts.filter(({ active }) => active).map((account) => ({ ...accountOption(account), value: account.id }))

/** What a file has goes to, as proposed or as somebody chose. */
export const targetOf = ({ number, accountId }: SourceAccount, choices: Choices): number =>
  choices[number] ?? accountId ?? NEW

/** What somebody chose, as the call asks it. */
export const chosenAccounts = (choices: Choices): AuditFileImport['accounts'] =>
  Object.entries(choices).map(([number, value]) => ({ number, accountId: value === NEW ? null : value }))
