import { AppLink, Card, Icon, linkClassName, PageHeader, SubMenu, useMediaQuery } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { useRouterState } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './settings-layout.css.ts'
import { settingsPages } from './settings-pages.ts'

export interface SettingsLayoutProps {
  administrationId: number
  children: ReactNode
}

const phone = media.phone

/** The settings of an administration: their parts beside the one that is open; on a phone first a list of them. */
export function SettingsLayout({ administrationId, children }: SettingsLayoutProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const isPhone = useMediaQuery(phone)
  const root = `/v2/administrations/${administrationId}/`
  const isList = pathname.replace(/\/$/, '') === `${root}settings`
  if (isPhone) return isList ? <SettingsList root={root} /> : <OnePart root={root}>{children}</OnePart>
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

function SettingsList({ root }: { root: string }) {
  return (
    <>
      <PageHeader title="Instellingen" />
      <Card padding="none">
        <nav aria-label="Instellingen">
          <ul className={styles.list}>
            {settingsPages.map(({ path, label }) => (
              <li key={path}>
                <AppLink href={root + path} className={styles.item}>
                  {label}
                  <Icon of={ChevronRight} className={styles.chevron} />
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </Card>
    </>
  )
}

function OnePart({ root, children }: { root: string; children: ReactNode }) {
  return (
    <>
      <nav aria-label="Terug" className={styles.back}>
        <AppLink href={`${root}settings`} className={`${linkClassName} ${styles.backLink}`}>
          <Icon of={ChevronLeft} />
          Instellingen
        </AppLink>
      </nav>
      {children}
    </>
  )
}
