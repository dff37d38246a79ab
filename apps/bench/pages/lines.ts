export interface Line {
  key: string
  description: string
  debitCents: number | null
  creditCents: number | null
}

/** As many lines of an entry as asked, each one different. */
export const linesOf = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    description: `Regel ${index}`,
    debitCents: index % 2 === 0 ? index * 100 : null,
    creditCents: index % 2 === 0 ? null : index * 100,
  }))
