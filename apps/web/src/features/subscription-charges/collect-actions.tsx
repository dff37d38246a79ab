import { Button, HeaderActions } from '@klopt/ui'
import { FileDown, FileUp } from 'lucide-react'
import { useState } from 'react'
import { CreateFileModal } from './create-file-modal.tsx'
import { ReadRefusalsModal } from './read-refusals-modal.tsx'

/** What is done with all charges at once: a file for the bank, and what the bank says of it. `hasAny`: there is something to bring there. */
export function CollectActions({ hasAny }: { hasAny: boolean }) {
  const [open, setOpen] = useState<'create' | 'read' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <HeaderActions besides={[{ label: 'Lees bankbestand', icon: FileUp, onSelect: () => setOpen('read') }]}>
        <Button variant={hasAny ? 'primary' : 'secondary'} icon={FileDown} onClick={() => setOpen('create')}>
          Maak incassobestand
        </Button>
      </HeaderActions>
      {open === 'create' && <CreateFileModal onClose={close} />}
      {open === 'read' && <ReadRefusalsModal onClose={close} />}
    </>
  )
}
