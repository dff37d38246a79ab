import type { Example } from './example.ts'
import { FOREIGN } from './foreign-invoices.ts'
import { ILL_READ } from './ill-read-invoices.ts'
import { PRINTED } from './printed-invoices.ts'
import { TYPED } from './typed-invoices.ts'

/** All made-up invoices. */
export const EXAMPLES: readonly Example[] = [...PRINTED, ...TYPED, ...FOREIGN, ...ILL_READ]
