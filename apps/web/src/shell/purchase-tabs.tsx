import { LinkTabs } from './link-tabs.tsx'

export interface PurchaseTabsProps {
  administrationId: number
  current: 'documents' | 'purchases' | 'payments'
}

/** The three places of buying: what came in, what is booked, and what is to be paid. */
export function PurchaseTabs({ administrationId, current }: PurchaseTabsProps) {
  const root = `/v2/administrations/${administrationId}/purchases`
  return (
    <LinkTabs
      label="Inkoop"
      items={[
        { label: 'Documenten', href: `${root}/documents`, current: current === 'documents' },
        { label: 'Inkoopfacturen', href: root, current: current === 'purchases' },
        { label: 'Te betalen', href: `${root}/payments`, current: current === 'payments' },
      ]}
    />
  )
}
