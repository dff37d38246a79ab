import type { MappedTable } from '@klopt/bank-statements'
import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { fingerprintOf } from './fingerprint.ts'

type Presented = NonNullable<ResponseOf<typeof contract.bank.preview>['table']>

/** A cell may hold whatever somebody put in a file; the screen shows the beginning. */
const LONGEST_TEXT = 200

/** A table whose columns somebody has to name, as the wire has it. */
export function presentTable(table: MappedTable): Presented {
  const { mapping, header, samples } = table
  return {
    ...table,
    fingerprint: fingerprintOf(table.source, header),
    header: header.map(short),
    samples: samples.map((cells) => cells.map(short)),
    mapping: { ...mapping, columns: [...mapping.columns] },
  }
}

const short = (text: string) => text.slice(0, LONGEST_TEXT)
