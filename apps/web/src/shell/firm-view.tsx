import { AppLink, classNames, linkClassName } from '@klopt/ui'
import { useRouterState } from '@tanstack/react-router'
import { address } from '../app/routing/address.ts'
import { CustomerViewBanner } from './customer-view-banner.tsx'
import * as styles from './customer-view-banner.css.ts'

/** The banner above a firm that is not the user's own. */
export function FirmView() {
  const href = useRouterState({ select: (state) => state.location.href })
  return (
    <CustomerViewBanner what="firm">
      <AppLink
        href={address('/v2/admin/access', { search: { 'redirect-url': href } })}
        className={classNames(linkClassName, styles.link)}
      >
        Toegang
      </AppLink>
    </CustomerViewBanner>
  )
}
