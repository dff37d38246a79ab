import type { LinkComponent } from '@klopt/ui'
import { Link, useRouter } from '@tanstack/react-router'

const ownPath = /^\/(?!\/)/
/** The router marks a link as current only where it leads to exactly this place, filters included. */
const exactly = { exact: true } as const

/** The design system's links by the router: a path of ours without loading the page again, others plainly. */
export const RouterLink: LinkComponent = ({ href, ref, ...rest }) => {
  const router = useRouter()
  if (!ownPath.test(href)) {
    return (
      <a {...rest} ref={ref} href={href}>
        {rest.children}
      </a>
    )
  }
  const { pathname, search, hash } = new URL(href, 'https://own.invalid')
  return (
    <Link
      {...rest}
      ref={ref}
      to={pathname}
      search={router.options.parseSearch?.(search) ?? {}}
      hash={hash.slice(1)}
      activeOptions={exactly}
    />
  )
}
