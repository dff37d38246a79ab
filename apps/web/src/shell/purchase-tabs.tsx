import { administrationAddress } from '../app/routing/address.ts'
import { LinkTabs } from './link-tabs.tsx'

export interface PurchaseTabsProps {
  administrationId: number
  current: 'documents' | 'purchases' | 'payments'
}

/** The three places of buying: what came in, what is booked, and what is to be paid. */
export function PurchaseTabs({ administrationId, current }: PurchaseTabsProps) {
  return (
    <LinkTabs
      label="Inkoop"
      items={[
        {
          label: 'Documenten',
          href: administrationAddress(administrationId, 'purchases/documents'),
          current: current === 'documents',
        },
        {
          label: 'Inkoopfacturen',
          href: administrationAddress(administrationId, 'purchases'),
          current: current === 'purchases',
        },
        {
          label: 'Te betalen',
          href: administrationAddress(administrationId, 'purchases/payments'),
          current: current === 'payments',
        },
      ]}
    />
  )
}
