import { contract } from '@klopt/api-client/contract'
import type { Option } from '@klopt/ui'
import { formatAmount } from '@klopt/validators'
import { api } from '../../app/transport/calls.ts'
import { partyValue } from './entry-draft.ts'

/** Open items and contacts by a part of their number or name: what a line settles or is about. */
export async function findParties(
  administrationId: number,
  search: string,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  const params = { administrationId }
  const [items, contacts] = await Promise.all([
    api.call(contract.bank.openItems, { params, query: { search } }, { signal }),
    api.call(contract.contacts.list, { params, query: { search } }, { signal }),
  ])
  return [
    ...items.map(({ id, number, contactName, openCents }) => ({
      value: partyValue('item', id),
      label: number,
      description: [contactName, `€ ${formatAmount(openCents)} open`].filter(Boolean).join(' · '),
      group: 'Openstaand',
    })),
    ...contacts.items.map(({ id, name }) => ({ value: partyValue('contact', id), label: name, group: 'Relaties' })),
  ]
}
