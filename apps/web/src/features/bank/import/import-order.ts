import type { contract, ResponseOf } from '@klopt/api-client/contract'

interface Told {
  readonly statements: Readonly<ResponseOf<typeof contract.bank.preview>['statements']>
}

/**
 * Files in the order of their days, and within a day each behind the one that it goes on from: whoever chose them did so in
 * any order, and the later half of a day is known for what it is only once the earlier one is.
 */
export function inImportOrder<File extends Told>(files: readonly File[]): File[] {
  const left = files.toSorted((one, other) => firstDay(one).localeCompare(firstDay(other)))
  const ordered: File[] = []
  while (left.length > 0) {
    const at = left.findIndex((file) => !left.some((other) => other !== file && goesOn(file, other)))
    ordered.push(...left.splice(at === -1 ? 0 : at, 1)) // zero: they go on from each other, as a day does that came to nothing
  }
  return ordered
}

const firstDay = ({ statements }: Told) => statements.map(({ from }) => from).toSorted()[0] ?? '' // zero: a file without statements

/** Whether a file goes on, within a day, where another ends. */
const goesOn = (file: Told, before: Told): boolean =>
  file.statements.some((statement) =>
    before.statements.some(
      ({ iban, account, to, closingBalanceCents }) =>
        iban === statement.iban &&
        account === statement.account &&
        to === statement.from &&
        closingBalanceCents !== null &&
        closingBalanceCents === statement.openingBalanceCents,
    ),
  )
