export interface Invoice {
  number: string
  contact: string
  date: string
  total: string
}

/** As many rows as asked, each one different. */
export const invoices = (count: number): Invoice[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `2026-${index}`,
    contact: `Relatie ${(index * 7919) % 1000}`,
    date: `${(index % 28) + 1} nov 2026`,
    total: `€ ${(index * 7919) % 4000},50`,
  }))
