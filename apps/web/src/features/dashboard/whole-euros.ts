const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })

/** An amount beside a chart, where cents are in the way: '5.214'. */
export const wholeEuros = (cents: number): string => whole.format(cents / 100)
