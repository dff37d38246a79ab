import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { Combobox, type LoadOptions, type Option } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { query } from '../../../app/transport/api.ts'

import type { Choice, OpenItem } from './draft.ts'
import { creditTitle, itemDetail, itemTitle } from './part-texts.ts'

export interface ChoiceComboboxProps {
  administrationId: number
  accounts: readonly LedgerAccount[]
  id: string
  /** The line is split: what is chosen comes beside what is there. */
  adds: boolean
  /** Money came in: what a customer paid too much can become a credit of theirs. */
  takesCredits: boolean
  error?: string
  onChoose: (choice: Choice) => void
}

/** Searches the open items, the chart of accounts and customers who paid too much, at once. */
export function ChoiceCombobox(props: ChoiceComboboxProps) {
  const { administrationId, accounts, id, adds, takesCredits, error, onChoose } = props
  const client = useQueryClient()
  const found = useRef<ReadonlyMap<string, Choice>>(new Map())

  const loadOptions: LoadOptions<string> = async (search) => {
    const input = { params: { administrationId }, query: search === '' ? {} : { search } }
    const asked = takesCredits && search !== ''
    const [items, contacts] = await Promise.all([
      client.fetchQuery(query(contract.bank.openItems, input)),
      asked ? client.fetchQuery(query(contract.contacts.list, input)).then(({ items: found }) => found) : [],
    ])
    const choices = [
      ...items.map((item): Choice => ({ kind: 'item', item })),
      ...matching(accounts, search).map((account): Choice => ({ kind: 'account', account })),
      ...contacts.map(({ id: contactId, name }): Choice => ({ kind: 'credit', contact: { id: contactId, name } })),
    ]
    found.current = new Map(choices.map((choice) => [valueOf(choice), choice]))
    return choices.map(optionOf)
  }
  const onChange = (option: Option<string> | null) => {
    const choice = option && found.current.get(option.value)
    if (choice) onChoose(choice)
  }
  return (
    <Combobox
      id={id}
      label={adds ? 'Factuur of grootboekrekening toevoegen' : 'Andere factuur of grootboekrekening'}
      labelHidden
      placeholder={adds ? 'Factuur of rekening toevoegen…' : 'Andere factuur of grootboekrekening…'}
      value={null}
      onChange={onChange}
      loadOptions={loadOptions}
      debounceMs={200}
      error={error}
    />
  )
}

function valueOf(choice: Choice): string {
  if (choice.kind === 'credit') return `credit:${choice.contact.id}`
  return choice.kind === 'item' ? `item:${choice.item.id}` : `account:${choice.account.id}`
}

function optionOf(choice: Choice): Option<string> {
  const value = valueOf(choice)
  if (choice.kind === 'item') return { value, ...itemOption(choice.item), group: 'Openstaande facturen' }
  if (choice.kind === 'credit') return { value, label: creditTitle(choice.contact), group: 'Te veel betaald' }
  const { number, name } = choice.account
  return { value, label: `${number} ${name}`, group: 'Grootboekrekeningen' }
}

const itemOption = (item: OpenItem) => ({
  label: `${itemTitle(item)} · ${formatEuro(item.openCents)}`,
  description: itemDetail(item),
})

/** Accounts by the beginning of their number or any part of their name; every word must be there. */
function matching(accounts: readonly LedgerAccount[], search: string): readonly LedgerAccount[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const fits = ({ number, name }: LedgerAccount) =>
    words.every((word) => number.startsWith(word) || plain(name).includes(word))
  return accounts.filter((account) => account.active && fits(account))
}

/** Letters without their accents, so that 'financien' finds 'Financiën'. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
