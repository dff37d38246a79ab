import type { AdministrationEntry } from '@klopt/api-client/contract'
import { classNames, Icon, Logo, Menu, truncate, type MenuEntry } from '@klopt/ui'
import { Building2, ChevronsUpDown, List, ShieldCheck } from 'lucide-react'
import { address } from '../app/routing/address.ts'
import type { CurrentUser } from '../app/session/session.ts'
import { dashboardPath } from '../app/session/start-target.ts'
import { useAdministration } from '../app/session/use-administration.ts'
import { isStaff } from '../app/session/global-roles.ts'
import { typeLabels } from '../shared/subscriptions/type-labels.ts'
import * as styles from './administration-layout.css.ts'

/** More than these are found on the list of administrations, which can be searched. */
const SHOWN_IN_MENU = 8

export interface AdministrationSwitchProps {
  user: CurrentUser
  administrationId: number
  /** The menu is too narrow for words. */
  collapsed: boolean
}

/** The logo and the administration one works in, which leads to the others. */
export function AdministrationSwitch({ user, administrationId, collapsed }: AdministrationSwitchProps) {
  const current = useAdministration(user, administrationId)
  const name = current?.company.name ?? 'Administratie'
  return (
    <div className={classNames(styles.header, collapsed && styles.headerCollapsed)}>
      <div className={collapsed ? styles.logoCollapsed : styles.logoPlace}>
        <Logo variant={collapsed ? 'mark' : 'full'} height={28} />
      </div>
      <Menu
        items={menuItems(user, administrationId)}
        trigger={
          <button
            type="button"
            {...(collapsed && { 'aria-label': `${name}, andere administratie kiezen` })}
            className={classNames(styles.switchButton, collapsed && styles.switchCollapsed)}
          >
            <span className={styles.initials} aria-hidden>
              {initialsOf(name)}
            </span>
            {!collapsed && (
              <>
                <span className={styles.switchWords}>
                  <span className={classNames(styles.switchName, truncate)}>{name}</span>
                  <span className={classNames(styles.switchDetail, truncate)}>{detailOf(user, current)}</span>
                </span>
                <Icon of={ChevronsUpDown} label="andere administratie kiezen" />
              </>
            )}
          </button>
        }
      />
    </div>
  )
}

function menuItems(user: CurrentUser, administrationId: number): MenuEntry[] {
  const entries = (user.administrations ?? []).slice(0, SHOWN_IN_MENU).map((entry) => ({
    label: entry.company.name,
    href: dashboardPath(entry.id),
    checked: entry.id === administrationId,
  }))
  return [
    ...entries,
    ...(entries.length > 0 ? (['separator'] as const) : []),
    { label: 'Mijn administraties', icon: List, href: address('/v2/my-administrations') },
    ...(user.firm_id === null
      ? []
      : [
          {
            label: 'Alle klanten',
            icon: Building2,
            href: address('/v2/firms/$firmId', { params: { firmId: user.firm_id } }),
          },
        ]),
    ...(isStaff(user) ? [{ label: 'Beheer', icon: ShieldCheck, href: address('/v2/admin') }] : []),
  ]
}

function detailOf(user: CurrentUser, administration: AdministrationEntry | undefined): string {
  if (!administration) return ''
  const role = user.roles?.find((entry) => entry.administration_id === administration.id)
  const kind = role?.is_primary_user ? 'eigenaar' : kindOf(user, role !== undefined)
  return `${typeLabels[administration.subscription.type]} · ${kind}`
}

function kindOf(user: CurrentUser, hasRole: boolean): string {
  if (user.firm_id !== null) return 'boekhouder'
  return !hasRole && isStaff(user) ? 'support' : 'medewerker'
}

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => /^\p{L}|^\p{N}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
