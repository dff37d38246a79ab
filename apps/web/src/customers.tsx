import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createCustomerRouter } from './app/routing/customer-router.ts'
import { guardCustomer } from './app/session/customer-guard.ts'

/** The pages of a customer, who has no account. */
export function startCustomers(): ReactNode {
  const router = createCustomerRouter()
  guardCustomer(router)
  return <RouterProvider router={router} />
}
