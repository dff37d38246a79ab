import { SubMenu } from '@klopt/ui'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as styles from './settings-layout.css.ts'
import { settingsPages } from './settings-pages.ts'

export interface SettingsLayoutProps {
  administrationId: number
  children: ReactNode
}

/** The settings of an administration: their parts beside the one that is open, on a phone above it. */
export function SettingsLayout({ administrationId, children }: SettingsLayoutProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const root = `/v2/administrations/${administrationId}/`
  return (
    <div className={styles.layout}>
      <SubMenu
        label="Instellingen"
        items={settingsPages.map(({ path, label }) => ({
          label,
          href: root + path,
          current: pathname === root + path,
        }))}
      />
      <div className={styles.content}>{children}</div>
    </div>
  )
}
