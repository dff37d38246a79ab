import { Button, Menu, type MenuEntry } from '@klopt/ui'
import { Download } from 'lucide-react'

/** The rows that were chosen as a file, by the ways of `useExports`. */
export const SeveralExports = ({ count, exports }: { count: number; exports: readonly MenuEntry[] }) => (
  <Menu
    placement="top-end"
    trigger={
      <Button size="small" icon={Download}>
        Exporteren {count}
      </Button>
    }
    items={exports}
  />
)
