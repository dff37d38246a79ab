import { Button, IconButton, Menu, useMediaQuery } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { FilePlus, Landmark, Plus, Upload, UserPlus } from 'lucide-react'
import { administrationAddress } from '../app/routing/address.ts'

/** What one makes most, one press away from every screen. */
export function NewMenu({ administrationId }: { administrationId: number }) {
  const isPhone = useMediaQuery(media.phone)
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
        isPhone ? (
          // The word would leave no room for the name of the company.
          <IconButton icon={Plus} label="Nieuw" size="small" />
        ) : (
          <Button variant="light" size="small" icon={Plus}>
            Nieuw
          </Button>
        )
      }
    />
  )
}
