import type { LedgerAccount } from '@klopt/api-client/contract'
import type { Option } from '@klopt/ui'

/** An account as the lists of a grid have it: found by its number, its name and its RGS code. */
export const accountOption = ({ id, number, name, rgsCode }: LedgerAccount): Option => ({
  value: id,
  label: `${number} ${name}`,
  ...(rgsCode !== null && { description: rgsCode }),
})
