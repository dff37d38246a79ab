import { printOnly, SideMenu, type SideMenuProps } from '@klopt/ui'
import { useState, type ReactNode } from 'react'
import { readStored, writeStored } from '../app/storage.ts'
import * as styles from './administration-layout.css.ts'
import { Surrounding } from './surroundings.tsx'
import { useRoomAbove } from './use-room-above.ts'

export interface FrameProps extends Required<Pick<SideMenuProps, 'sections' | 'footer' | 'header'>> {
  /** Whose it is, which the menu says on the screen and this on paper. */
  name: string | undefined
  /** Above all else: whose it is when it is not the user's own. */
  banner?: ReactNode
  topBar: ReactNode
  /** Under the top bar: what has to be known. */
  notices?: ReactNode
  /** On a phone, in the place of the menu. */
  bottomBar: ReactNode
  children: ReactNode
}

/** The frame of whatever one works in: the side menu (on a phone the bottom bar), the top bar, and the screen. */
export function Frame({ name, banner, topBar, notices, bottomBar, children, ...menu }: FrameProps) {
  const [collapsed, setCollapsed] = useState(() => readStored('menu-collapsed') ?? undefined)
  const content = useRoomAbove()
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        Naar de inhoud
      </a>
      <SideMenu
        {...menu}
        {...(collapsed !== undefined && { collapsed })}
        onCollapsedChange={(next) => {
          setCollapsed(next)
          writeStored('menu-collapsed', next)
        }}
      />
      <div className={styles.body}>
        {banner}
        {topBar}
        <div className={styles.notices}>{notices}</div>
        <main ref={content} id="content" tabIndex={-1} className={styles.content}>
          <p className={printOnly}>{name}</p>
          <Surrounding value="frame">{children}</Surrounding>
        </main>
      </div>
      {bottomBar}
    </div>
  )
}
