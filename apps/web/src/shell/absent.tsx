import { lazyRouteComponent, type NotFoundRouteProps } from '@tanstack/react-router'

// Loaded when they are needed, which is seldom: the login page is the first thing most people load.
const NotFound = lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound')
const NoAccess = lazyRouteComponent(() => import('./no-access.tsx'), 'NoAccess')
const NoPermission = lazyRouteComponent(() => import('./no-permission.tsx'), 'NoPermission')

/** In place of what an address does not lead to: the guards say when that is for lack of access. */
export function Absent({ data }: NotFoundRouteProps) {
  if (data === 'no-access') return <NoAccess />
  return data === 'no-permission' ? <NoPermission /> : <NotFound />
}
