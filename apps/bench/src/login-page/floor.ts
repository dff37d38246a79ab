/** The page that is the floor: React, the router and the query cache, each used as an app has to, and nothing else. */
export const floorSource = `
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'

function Page() {
  const { data } = useQuery({ queryKey: ['page'], queryFn: () => 'ready' })
  return h('main', null, data)
}
const root = createRootRoute()
const page = createRoute({ getParentRoute: () => root, path: '/v2/authenticate', component: Page })
const router = createRouter({ routeTree: root.addChildren([page]) })
const app = h(RouterProvider, { router })
createRoot(document.getElementById('root')).render(h(QueryClientProvider, { client: new QueryClient() }, app))
`
