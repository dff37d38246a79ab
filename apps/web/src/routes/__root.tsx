import { createRootRoute, Outlet } from '@tanstack/react-router'
import { Absent } from '../shell/absent.tsx'
import { RootError } from '../shell/root-error.tsx'

export const Route = createRootRoute({
  component: Outlet,
  notFoundComponent: Absent,
  errorComponent: RootError,
})
