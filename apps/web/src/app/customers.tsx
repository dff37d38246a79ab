import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createCustomerRouter } from './routing/customer-router.ts'
import { guardCustomer } from './session/customer-guard.ts'

/** The pages of a customer, who has no account. */
export function startCustomers(): ReactNode {
  const router = createCustomerRouter()
  guardCustomer(router)
  return <RouterProvider router={router} />
}
