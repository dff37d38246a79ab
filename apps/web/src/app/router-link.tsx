import type { LinkComponent } from '@klopt/ui'
import { Link } from '@tanstack/react-router'

const ownPath = /^\/(?!\/)/

/** The design system's links by the router: a path of ours without loading the page again, others plainly. */
export const RouterLink: LinkComponent = ({ href, ref, ...rest }) =>
  ownPath.test(href) ? (
    <Link {...rest} ref={ref} href={href} to={href} />
  ) : (
    <a {...rest} ref={ref} href={href}>
      {rest.children}
    </a>
  )
