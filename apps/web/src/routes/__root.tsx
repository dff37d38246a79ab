import { createRootRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { RootError } from '../shell/root-error.tsx'

/** Loaded when it is needed, which is seldom: the login page is the first thing most people load. */
const NotFound = lazyRouteComponent(() => import('../shell/not-found.tsx'), 'NotFound')

export const Route = createRootRoute({
  component: Outlet,
  notFoundComponent: () => <NotFound />,
  errorComponent: RootError,
})
