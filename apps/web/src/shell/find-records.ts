import { contract } from '@klopt/api-client/contract'
import type { Command } from '@klopt/ui'
import { formatDateShort, formatEuro } from '@klopt/validators'
import { BookOpen, CircleQuestionMark, FileText, Landmark, Receipt, Users } from 'lucide-react'
import { administrationAddress } from '../app/routing/address.ts'
import { api, query, queryClient } from '../app/transport/api.ts'
import { findAccounts } from '../shared/ledger/account-types.ts'

/** Something to go to. */
export type Found = Omit<Command, 'onSelect'> & { readonly href: string }

/** More than this of a kind is for its own screen, where one can filter. */
const MOST_OF_KIND = 6

/** Invoices by number, contact, reference or amount, the newest first. */
export async function findInvoices(administrationId: number, search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await api.call(
    contract.invoices.list,
    { params: { administrationId }, query: { search } },
    { signal },
  )
  return items.slice(0, MOST_OF_KIND).map(({ id, number, contactName, grossCents }) => ({
    id: `invoice ${id}`,
    label: number ?? 'Concept',
    description: [contactName, formatEuro(grossCents)].filter(Boolean).join(' · '),
    icon: FileText,
    group: 'Facturen',
    href: administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: id } }),
  }))
}

/** Purchases by number, supplier or amount, the newest first; a draft beside its document. */
export async function findPurchases(administrationId: number, search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await api.call(
    contract.purchases.list,
    { params: { administrationId }, query: { search } },
    { signal },
  )
  return items.slice(0, MOST_OF_KIND).map(({ id, number, contactName, grossCents }) => ({
    id: `purchase ${id}`,
    label: [contactName, number].filter(Boolean).join(' ') || 'Concept',
    description: formatEuro(grossCents),
    icon: Receipt,
    group: 'Inkoop',
    href: administrationAddress(administrationId, 'purchases/$purchaseId', { params: { purchaseId: id } }),
  }))
}

/** Contacts by name, place or e-mail address. */
export async function findContacts(administrationId: number, search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await api.call(
    contract.contacts.list,
    { params: { administrationId }, query: { search } },
    { signal },
  )
  return items.slice(0, MOST_OF_KIND).map(({ id, name, city }) => ({
    id: `contact ${id}`,
    label: name,
    description: city,
    icon: Users,
    group: 'Relaties',
    href: administrationAddress(administrationId, 'contacts/$contactId', { params: { contactId: id } }),
  }))
}

/** Bank lines by counterparty, description, account or amount, the newest first; the list finds them once more. */
export async function findBankLines(administrationId: number, search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await api.call(
    contract.bank.transactions,
    { params: { administrationId }, query: { search } },
    { signal },
  )
  return items.slice(0, MOST_OF_KIND).map(({ id, date, counterpartyName, description, amountCents }) => ({
    id: `bank line ${id}`,
    label: counterpartyName || description,
    description: `${formatDateShort(date)} · ${formatEuro(amountCents)}`,
    icon: Landmark,
    group: 'Bank',
    href: administrationAddress(administrationId, 'bank', { search: { state: 'all', search } }),
  }))
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

/** Articles of the help centre, the best first. */
export async function findArticles(administrationId: number, search: string, signal: AbortSignal): Promise<Found[]> {
  const articles = await api.call(
    contract.support.articles,
    { params: { administrationId }, query: { query: search } },
    { signal },
  )
  return articles.slice(0, MOST_OF_KIND).map(({ id, title }) => ({
    id: `article ${id}`,
    label: title,
    icon: CircleQuestionMark,
    group: 'Help',
    href: administrationAddress(administrationId, 'support/$articleId', { params: { articleId: id } }),
  }))
}
