import { administrationAddress } from '../app/routing/address.ts'
import { LinkTabs } from './link-tabs.tsx'

export interface InvoiceTabsProps {
  administrationId: number
  current: 'invoices' | 'reminders' | 'direct-debits'
}

/** The three places of selling on credit: what was invoiced, who is to be reminded of it today, and what can be collected. */
export function InvoiceTabs({ administrationId, current }: InvoiceTabsProps) {
  return (
    <LinkTabs
      label="Facturen"
      items={[
        {
          label: 'Facturen',
          href: administrationAddress(administrationId, 'invoices'),
          current: current === 'invoices',
        },
        {
          label: 'Te herinneren',
          href: administrationAddress(administrationId, 'invoices/reminders'),
          current: current === 'reminders',
        },
        {
          label: 'Te incasseren',
          href: administrationAddress(administrationId, 'invoices/direct-debits'),
          current: current === 'direct-debits',
        },
      ]}
    />
  )
}
