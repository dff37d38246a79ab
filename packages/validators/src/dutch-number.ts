/** A number as it stands in a message: with a decimal comma. */
export function dutchNumber(value: number): string {
  return String(value).replace('.', ',')
}
