const thousands = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })

/** Whole euros as the forms of the tax authority have them, with points: '4.504', and '−1.250' with the minus of all amounts. */
export const formatWholeEuros = (euros: number): string => `${euros < 0 ? '−' : ''}${thousands.format(Math.abs(euros))}`
