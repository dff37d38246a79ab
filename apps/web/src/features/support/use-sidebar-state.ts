import { useMediaQuery } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { useState } from 'react'
import { readStored, writeStored } from '../../app/storage.ts'

export type SupportTab = 'articles' | 'tickets' | 'more'

interface Kept {
  readonly open: boolean
  readonly tab: string
  /** The path it was opened on in this page; null while nobody has. */
  readonly openedAt: string | null
}

/**
 * Whether the sidebar is open and on which tab, as it was left on this device. On a phone, where it covers the
 * screen, it is open only on the screen it was opened on.
 */
export function useSidebarState(pathname: string) {
  const isPhone = useMediaQuery(media.phone)
  const [kept, setKept] = useState<Kept>(() => ({
    ...(readStored('support-sidebar') ?? { open: false, tab: 'articles' }),
    openedAt: null,
  }))
  const keep = (next: Kept) => {
    setKept(next)
    writeStored('support-sidebar', { open: next.open, tab: next.tab })
  }
  return {
    isOpen: kept.open && (!isPhone || kept.openedAt === pathname),
    /** Opened by the user, and not by what was remembered. */
    wasAsked: kept.openedAt !== null,
    tab: kept.tab,
    setOpen: (open: boolean) => keep({ ...kept, open, openedAt: open ? pathname : kept.openedAt }),
    setTab: (tab: SupportTab) => keep({ ...kept, tab }),
  }
}
