import { AppLink, classNames, Icon, linkClassName } from '@klopt/ui'
import { useRouterState } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { address } from '../app/routing/address.ts'
import { asLeft } from '../app/routing/left-addresses.ts'
import { isGlobalAdmin, isStaff } from '../app/session/global-roles.ts'
import type { CurrentUser } from '../app/session/session.ts'
import { useAdministration } from '../app/session/use-administration.ts'
import { ActingAsSelect } from '../features/staff/acting-as-select.tsx'
import { CustomerViewBanner } from './customer-view-banner.tsx'
import * as styles from './customer-view-banner.css.ts'
import { NextClient } from './next-client.tsx'

export interface AdministrationViewProps {
  user: CurrentUser
  administrationId: number
  /** By what the user is in, when the books are not their own. */
  view: 'staff' | 'firm'
}

/** The banner above a customer's books: for staff with as whom it looks, for the bookkeeper with the way back. */
export function AdministrationView({ user, administrationId, view }: AdministrationViewProps) {
  const href = useRouterState({ select: (state) => state.location.href })
  const name = useAdministration(user, administrationId)?.company.name
  const link = classNames(linkClassName, styles.link)
  return (
    <CustomerViewBanner what="administration" isCalm={view === 'firm'} name={name}>
      {view === 'staff' && isGlobalAdmin(user) && <ActingAsSelect administrationId={administrationId} />}
      {isStaff(user) && (
        <AppLink href={address('/v2/admin/access', { search: { 'redirect-url': href } })} className={link}>
          Toegang
        </AppLink>
      )}
      {view === 'firm' && user.firm_id !== null && (
        <>
          <AppLink href={worklist(user.firm_id)} className={link} aria-label="Terug naar alle klanten">
            <Icon of={ChevronLeft} />
            <span className={styles.whole}>Terug naar alle klanten</span>
            <span className={styles.brief}>Alle klanten</span>
          </AppLink>
          <NextClient administrationId={administrationId} listHref={worklist(user.firm_id)} />
        </>
      )}
    </CustomerViewBanner>
  )
}

/** The firm's worklist with the filter it was left with. */
const worklist = (firmId: number) => asLeft(address('/v2/firms/$firmId', { params: { firmId } }))
