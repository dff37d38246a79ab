import { paperFormatIn } from '@klopt/bookkeeping/paper'

/** What it is in its own currency, in the smallest unit of that; null for euros. */
export interface ForeignRow {
  currency?: string
  foreignGross?: number | null
}

/** '$ 1.210,00', in the currency it is written in; undefined for euros. */
export const foreignText = ({ currency, foreignGross }: ForeignRow): string | undefined =>
  currency !== undefined && typeof foreignGross === 'number'
    ? paperFormatIn('nl', currency).euro(foreignGross)
    : undefined
