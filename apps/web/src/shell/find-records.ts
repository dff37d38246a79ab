import { contract, type FoundRecord } from '@klopt/api-client/contract'
import type { Command } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import {
  BookOpen,
  CircleQuestionMark,
  FileSignature,
  FileText,
  Landmark,
  NotebookPen,
  ReceiptEuro,
  Users,
} from 'lucide-react'
import { administrationAddress } from '../app/routing/address.ts'
import { query, queryClient } from '../app/transport/api.ts'
import { api } from '../app/transport/calls.ts'
import { findAccounts } from '../shared/ledger/account-types.ts'
import { articlePath } from './article/article-links.ts'

/** Something to go to. */
export type Found = Omit<Command, 'onSelect'> & { readonly href: string }

/** More than this of a kind is for its own screen, where one can filter. */
export const MOST_OF_KIND = 6

/** Contacts, documents, bank lines and entries by their words, number or amount: the newest of each kind. */
export async function findRecords(administrationId: number, text: string, signal: AbortSignal): Promise<Found[]> {
  const found = await api.call(
    contract.search.find,
    { params: { administrationId }, query: { text: text.slice(0, MOST_LETTERS) } },
    { signal },
  )
  return found.map((record) => {
    const { icon, group, labelOf, hrefOf } = kinds[record.kind]
    const { date, amountCents, name } = record
    const label = labelOf(record)
    const about = [
      label !== name && !label.includes(name) && name,
      date !== null && formatDateShort(date),
      amountCents !== null && formatEuro(amountCents),
    ]
    const description = about.filter(Boolean).join(' · ')
    return {
      id: `${record.kind} ${record.id}`,
      label,
      ...(description !== '' && { description }),
      icon,
      group,
      href: hrefOf(administrationId, record, text),
    }
  })
}

/** More than this no name or number has; the server refuses more. */
export const MOST_LETTERS = 100

interface Kind extends Pick<Found, 'icon' | 'group'> {
  readonly labelOf: (found: FoundRecord) => string
  readonly hrefOf: (administrationId: number, found: FoundRecord, text: string) => string
}

const kinds: Record<FoundRecord['kind'], Kind> = {
  contact: {
    icon: Users,
    group: 'Relaties',
    labelOf: ({ name }) => name,
    hrefOf: (administrationId, { id }) =>
      administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId: id } }),
  },
  invoice: {
    icon: FileText,
    group: 'Facturen',
    labelOf: ({ number }) => number || 'Concept',
    hrefOf: (administrationId, { id }) =>
      administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: id } }),
  },
  estimate: {
    icon: FileSignature,
    group: 'Offertes',
    labelOf: ({ number }) => number || 'Concept',
    hrefOf: (administrationId, { id }) =>
      administrationAddress(administrationId, 'estimates/$estimateId', { params: { estimateId: id } }),
  },
  purchase: {
    icon: ReceiptEuro,
    group: 'Inkoop',
    labelOf: ({ name, number }) => [name, number].filter(Boolean).join(' ') || 'Concept',
    hrefOf: (administrationId, { id }) =>
      administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId: id } }),
  },
  bank_line: {
    icon: Landmark,
    group: 'Bank',
    labelOf: ({ name }) => name,
    // The list finds it once more.
    hrefOf: (administrationId, _line, search) =>
      administrationAddress(administrationId, 'bank', { search: { state: 'all', search } }),
  },
  entry: {
    icon: NotebookPen,
    group: 'Memoriaal',
    labelOf: ({ name }) => name,
    hrefOf: (administrationId, { id }) =>
      administrationAddress(administrationId, 'ledger/entries/$entryId', { params: { entryId: id } }),
  },
}

/** Ledger accounts by number, name or RGS code. */
export async function findLedger(administrationId: number, search: string): Promise<Found[]> {
  const accounts = await queryClient.fetchQuery(query(contract.ledgerAccounts.list, { params: { administrationId } }))
  return findAccounts(accounts, search)
    .slice(0, MOST_OF_KIND)
    .map(({ id, number, name }) => ({
      id: `account ${id}`,
      label: `${number} ${name}`,
      icon: BookOpen,
      group: 'Grootboek',
      href: administrationAddress(administrationId, 'ledger/accounts/$accountId', { params: { accountId: id } }),
    }))
}

/** Articles of the help centre, the best first; apart from any administration with null. */
export async function findArticles(
  administrationId: number | null,
  search: string,
  signal: AbortSignal,
): Promise<Found[]> {
  const asked = { query: { query: search } }
  const articles = await (administrationId === null
    ? api.call(contract.support.articlesWithoutAdministration, asked, { signal })
    : api.call(contract.support.articles, { ...asked, params: { administrationId } }, { signal }))
  return articles.slice(0, MOST_OF_KIND).map(({ id, title }) => ({
    id: `article ${id}`,
    label: title,
    icon: CircleQuestionMark,
    group: 'Help',
    href: articlePath(administrationId, id),
  }))
}
