import { createRootRoute, lazyRouteComponent, Outlet, type ErrorComponentProps } from '@tanstack/react-router'

/** Loaded when they are needed, which is seldom: the login page is the first thing most people load. */
const NotFound = lazyRouteComponent(() => import('../shell/not-found.tsx'), 'NotFound')
const Failed = lazyRouteComponent(() => import('../shell/failed.tsx'), 'Failed')

export const Route = createRootRoute({
  component: Outlet,
  notFoundComponent: () => <NotFound />,
  errorComponent: ({ error }: ErrorComponentProps) => <Failed error={error} />,
})
