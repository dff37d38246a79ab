'use client'

import { memo, type ReactNode } from 'react'
import { ClipboardPaste, Plus } from '../icons/drawings.ts'
import { Button } from '../button/button.tsx'
import * as styles from './entry-grid.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

interface EntryFootProps {
  /** Whether a line more would fit. */
  hasRoom: boolean
  /** Whether the panel to paste in is open. */
  pastes: boolean
  onAdd: () => void
  onPastes: () => void
  /** What else can be done with the lines. */
  actions: ReactNode
}

function Foot({ hasRoom, pastes, onAdd, onPastes, actions }: EntryFootProps) {
  const texts = useLanguage('entryGrid', dutch)
  return (
    <div className={styles.foot}>
      <Button variant="link" size="small" icon={Plus} aria-label={texts.addFull} disabled={!hasRoom} onClick={onAdd}>
        {texts.add}
      </Button>
      <Button variant="link" size="small" icon={ClipboardPaste} aria-expanded={pastes} onClick={onPastes}>
        {texts.paste}
      </Button>
      {actions}
    </div>
  )
}

/** What can be done with the lines as a whole; typing in them renders it only for actions that are new each time. */
export const EntryFoot = memo(Foot)
