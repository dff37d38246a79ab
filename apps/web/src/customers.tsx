import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createCustomerRouter } from './app/routing/customer-router.ts'
import { guardCustomer } from './app/session/customer-guard.ts'

/** The pages of a customer, who has no account. What the page shows until then stays until there is something to show. */
export async function startCustomers(): Promise<ReactNode> {
  const router = createCustomerRouter()
  guardCustomer(router)
  await router.load()
  return <RouterProvider router={router} />
}
