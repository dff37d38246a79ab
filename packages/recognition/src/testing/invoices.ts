import type { Example } from './example.ts'
import { PRINTED } from './printed-invoices.ts'
import { TYPED } from './typed-invoices.ts'

/** All made-up invoices. */
export const EXAMPLES: readonly Example[] = [...PRINTED, ...TYPED]
