import { formatWholeEuros } from '@klopt/bookkeeping/vat-return'

/** An amount beside a chart, where cents are in the way: '5.214'. */
export const wholeEuros = (cents: number): string =>
  formatWholeEuros(Math.sign(cents) * Math.round(Math.abs(cents) / 100))
