import type { Job } from '../jobs/job.ts'
import type { Route } from '../server/route.ts'
import { administrationRoutes } from './administrations/routes.ts'
import { authenticationRoutes } from './authentication/routes.ts'
import { userRoutes } from './users/routes.ts'

/** Every call the server answers. */
export const routes: readonly Route[] = [...authenticationRoutes, ...userRoutes, ...administrationRoutes]

/** Every kind of work the queue can hold. */
export const jobs: readonly Job[] = []
