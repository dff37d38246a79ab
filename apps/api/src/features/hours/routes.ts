import { entryRoutes } from './entry-routes.ts'
import { projectRoutes } from './project-routes.ts'
import { hoursReportRoutes, weekRoutes } from './week-routes.ts'

/** Projects, hours, and what becomes of them. */
export const hoursRoutes = [...projectRoutes, ...entryRoutes, ...weekRoutes, ...hoursReportRoutes]
