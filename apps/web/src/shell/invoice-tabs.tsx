import { administrationAddress } from '../app/routing/address.ts'
import { LinkTabs } from './link-tabs.tsx'

export interface InvoiceTabsProps {
  administrationId: number
  current: 'invoices' | 'reminders'
}

/** The two places of selling on credit: what was invoiced, and who is to be reminded of it today. */
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
      ]}
    />
  )
}
