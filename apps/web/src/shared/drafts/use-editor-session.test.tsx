import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useEditorSession } from './use-editor-session.ts'

/** An editor at the address of a new invoice: how it hears that the invoice was made, and where it leads then. */
async function newInvoice() {
  let onCreated: (invoiceId: number) => void = () => expect.unreachable('The editor was not drawn')
  const root = createRootRoute()
  const editor = createRoute({
    getParentRoute: () => root,
    path: '/invoices/$invoiceId',
    component: function Editor() {
      onCreated = useEditorSession('new', (id) => `/invoices/${id}`).onCreated
      return null
    },
  })
  const list = createRoute({ getParentRoute: () => root, path: '/invoices' })
  const history = createMemoryHistory({ initialEntries: ['/invoices/new'] })
  const router = createRouter({ routeTree: root.addChildren([editor, list]), history })
  await router.load()
  renderToString(<RouterProvider router={router} />)
  return { onCreated, history, navigate: vi.spyOn(router, 'navigate').mockResolvedValue() }
}

test('a new invoice gets its own address when it was saved for the first time', async () => {
  const { onCreated, navigate } = await newInvoice()
  onCreated(7)
  expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ href: '/invoices/7', replace: true }))
})

test('who left while a new invoice was being saved is not led back to it', async () => {
  const { onCreated, history, navigate } = await newInvoice()
  history.push('/invoices')
  onCreated(7)
  expect(navigate).not.toHaveBeenCalled()
})
