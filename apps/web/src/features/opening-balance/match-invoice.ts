/**
 * The number in the name of a file, such as `2025-0117` in `Factuur 2025-0117.pdf`: the longest that stands there by
 * itself. Null where none does.
 */
export function numberInName(name: string, numbers: readonly string[]): string | null {
  const longestFirst = numbers.toSorted((a, b) => b.length - a.length)
  return longestFirst.find((number) => standsIn(name.toLowerCase(), number.trim().toLowerCase())) ?? null
}

/** Neither a letter nor a digit stands beside it, so that 17 is not found in 2025-0117. */
function standsIn(name: string, number: string): boolean {
  if (number === '') return false
  for (let at = name.indexOf(number); at !== -1; at = name.indexOf(number, at + 1)) {
    const beside = `${name[at - 1] ?? ''}${name[at + number.length] ?? ''}`
    if (!/[\p{L}\p{N}]/u.test(beside)) return true
  }
  return false
}
