export { eInvoiceFaults } from './faults.ts'
export type { EInvoice, EInvoiceLine, EInvoiceParty } from './types.ts'
export { writeUbl } from './write-ubl.ts'
