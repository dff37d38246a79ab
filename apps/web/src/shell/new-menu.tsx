import { Button, Menu } from '@klopt/ui'
import { FilePlus, Landmark, Plus, Upload, UserPlus } from 'lucide-react'

/** What one makes most, one press away from every screen. */
export function NewMenu({ administrationId }: { administrationId: number }) {
  const root = `/v2/administrations/${administrationId}`
  return (
    <Menu
      placement="bottom-end"
      items={[
        { label: 'Factuur', icon: FilePlus, href: `${root}/invoices/new` },
        { label: 'Document', icon: Upload, href: `${root}/purchases/documents` },
        { label: 'Relatie', icon: UserPlus, href: `${root}/contacts/new` },
        { label: 'Bankafschrift', icon: Landmark, href: `${root}/bank/import` },
      ]}
      trigger={
        <Button variant="primary" size="small" icon={Plus}>
          Nieuw
        </Button>
      }
    />
  )
}
