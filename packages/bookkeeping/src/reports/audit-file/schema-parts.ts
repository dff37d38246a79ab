/** The words in which the schemas are written down; each keeps its literal type, from which the names are known. */

export const text = <const L extends number>(limit: L) => ({ type: 'text', limit }) as const
export const number = <const L extends number>(limit: L) => ({ type: 'number', limit }) as const
export const code = <const C extends readonly string[]>(...codes: C) => ({ type: 'code', codes }) as const
export const amount = { type: 'amount' } as const
export const date = { type: 'date' } as const
export const percent = { type: 'percent' } as const
export const year = { type: 'year' } as const
/** Without a limit in the schema; nothing that Klopt keeps is longer. */
export const longText = text(9999)
export const identification = text(35)
export const side = code('C', 'D')
export const journalType = code('B', 'C', 'G', 'M', 'O', 'P', 'S', 'T', 'Y', 'Z')

export const group = <const E>(elements: E) => ({ type: 'group', elements }) as const
export const optional = <const E extends object>(element: E) => ({ ...element, optional: true }) as const
export const many = <const E extends object>(element: E) => ({ ...element, optional: true, many: true }) as const

/** Counts and sums of lines, the same in every version. */
export const totals = { linesCount: number(10), totalDebit: amount, totalCredit: amount } as const
export const openingLine = { nr: identification, accID: identification, amnt: amount, amntTp: side } as const
export const vatCode = <const L extends number>(limit: L) =>
  ({
    vatID: identification,
    vatDesc: text(limit),
    vatToPayAccID: optional(identification),
    vatToClaimAccID: optional(identification),
  }) as const
export const period = { periodNumber: number(3), startDatePeriod: date, endDatePeriod: date } as const
export const vat = { vatID: identification, vatPerc: percent, vatAmnt: amount, vatAmntTp: side } as const
