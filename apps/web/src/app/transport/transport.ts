import { fetchOrTake } from './asked-early.ts'

/** How every call of the web app goes out; without who hears of its errors, so that reporting one is not heard itself. */
export const transport = {
  fetch: fetchOrTake,
  origin: '',
  clientHeaders: { 'X-Client': 'web', 'X-Device': 'browser' },
} as const
