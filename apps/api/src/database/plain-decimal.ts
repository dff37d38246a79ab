/** A numeric as the wire has it: `18.5000` of the database is `18.5`. */
export function plainDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
