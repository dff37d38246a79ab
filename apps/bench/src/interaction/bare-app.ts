/**
 * The page that our screens stand beside: the router and the query cache with plain lists, at the addresses of ours. Its
 * places are links to lists of fifty rows that are cached; its list of administrations is a filter of an array.
 */
export const bareApp = `
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router'
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'

const rowsOf = (name, count) => Array.from({ length: count }, (_, index) => name + ' ' + (index + 1))
const places = ['dashboard', 'invoices', 'contacts', 'vat-return']

function Frame() {
  return h('div', null,
    h('nav', null, places.map((to) => h(Link, { key: to, to: '/v2/administrations/$id/' + to, params: { id: location.pathname.split('/')[3] } }, to))),
    h('main', null, h(Outlet)))
}
const placeOf = (name) => function Place() {
  const { data = [] } = useQuery({ queryKey: [name], queryFn: async () => rowsOf(name, 50), staleTime: Infinity })
  return h('ul', null, data.map((row) => h('li', { key: row }, row)))
}
const all = rowsOf('Bedrijf', 2000)
function Administrations() {
  const [search, setSearch] = useState('')
  const found = all.filter((name) => name.toLowerCase().includes(search.trim().toLowerCase())).slice(0, 50)
  return h('main', null,
    h('input', { type: 'search', value: search, onChange: ({ target }) => setSearch(target.value) }),
    h('ul', null, found.map((name) => h('li', { key: name }, name))))
}
const root = createRootRoute()
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame })
const routes = places.map((name) =>
  createRoute({ getParentRoute: () => frame, path: '/v2/administrations/$id/' + name, component: placeOf(name) }))
const list = createRoute({ getParentRoute: () => root, path: '/v2/my-administrations', component: Administrations })
const router = createRouter({ routeTree: root.addChildren([frame.addChildren(routes), list]) })
const app = h(RouterProvider, { router })
createRoot(document.getElementById('root')).render(h(QueryClientProvider, { client: new QueryClient() }, app))
`
