import { formatWhole } from '../../shared/vat/whole-euros.ts'

/** An amount beside a chart, where cents are in the way: '5.214'. */
export const wholeEuros = (cents: number): string => formatWhole(Math.round(cents / 100))
