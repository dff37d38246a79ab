import { Button, Menu } from '@klopt/ui'
import { FilePlus, Landmark, Plus, Upload, UserPlus } from 'lucide-react'
import { administrationAddress } from '../app/routing/address.ts'

/** What one makes most, one press away from every screen. */
export function NewMenu({ administrationId }: { administrationId: number }) {
  return (
    <Menu
      placement="bottom-end"
      items={[
        {
          label: 'Factuur',
          icon: FilePlus,
          href: administrationAddress(administrationId, 'invoices/$invoiceId', { params: { invoiceId: 'new' } }),
        },
        { label: 'Document', icon: Upload, href: administrationAddress(administrationId, 'purchases/documents') },
        { label: 'Relatie', icon: UserPlus, href: administrationAddress(administrationId, 'contacts/new') },
        { label: 'Bankafschrift', icon: Landmark, href: administrationAddress(administrationId, 'bank/import') },
      ]}
      trigger={
        <Button variant="light" size="small" icon={Plus}>
          Nieuw
        </Button>
      }
    />
  )
}
