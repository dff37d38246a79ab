import { AppLink, BackLink, Card, Icon, PageHeader, SubMenu, useMediaQuery } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { contract } from '@klopt/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { query } from '../../app/transport/api.ts'
import { administrationAddress, type PlacePath } from '../../app/routing/address.ts'
import * as styles from './settings-layout.css.ts'
import { settingsPages, type SettingsPage } from '../../shared/administrations/settings-pages.ts'

export interface SettingsLayoutProps {
  administrationId: number
  children: ReactNode
}

/** The settings of an administration: their parts beside the one that is open; on a phone first a list of them. */
export function SettingsLayout({ administrationId, children }: SettingsLayoutProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const pages = usePages(administrationId)
  const isPhone = useMediaQuery(media.phone)
  const hrefOf = (path: PlacePath) => administrationAddress(administrationId, path)
  const isList = pathname.replace(/\/$/, '') === hrefOf('settings')
  // The open part keeps its place in the tree, and so what was typed in it, when a screen is turned.
  return (
    <div className={styles.layout}>
      {!isPhone ? (
        <SubMenu
          label="Instellingen"
          items={pages.map(({ path, label }) => ({
            label,
            href: hrefOf(path),
            current: pathname === hrefOf(path),
          }))}
        />
      ) : isList ? (
        <SettingsList administrationId={administrationId} />
      ) : (
        <BackToList administrationId={administrationId} />
      )}
      <div className={styles.content}>{children}</div>
    </div>
  )
}

/** The parts that the legal form of the business has. */
function usePages(administrationId: number): readonly SettingsPage[] {
  const legalForm = useQuery(query(contract.administrations.profile, { params: { administrationId } })).data?.legalForm
  return settingsPages.filter((page) => page.legalForm === undefined || page.legalForm === legalForm)
}

function SettingsList({ administrationId }: { administrationId: number }) {
  const pages = usePages(administrationId)
  return (
    <div>
      <PageHeader title="Instellingen" />
      <Card padding="none">
        <nav aria-label="Instellingen">
          <ul className={styles.list}>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <AppLink href={administrationAddress(administrationId, path)} className={styles.item}>
                  {label}
                  <Icon of={ChevronRight} className={styles.chevron} />
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </Card>
    </div>
  )
}

function BackToList({ administrationId }: { administrationId: number }) {
  return (
    <nav aria-label="Terug">
      <BackLink label="Instellingen" href={administrationAddress(administrationId, 'settings')} />
    </nav>
  )
}
