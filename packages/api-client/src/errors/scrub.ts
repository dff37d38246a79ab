/**
 * Takes out of a text what people may have typed or what opens doors: addresses, account numbers, what stands after a
 * question mark, quoted input, and long runs that look like a key. What is left tells where something broke.
 */
export function scrub(text: string): string {
  return rules.reduce((scrubbed, [pattern, stand]) => scrubbed.replace(pattern, stand), text)
}

/** In this order: an address within a query goes with the query. */
const rules: readonly (readonly [RegExp, string])[] = [
  // Of an address or a path, up to what ends it. An optional chain (`a?.b`) is none.
  [/\?(?![.\s])[^\s"'`)<>]*/g, ''],
  [/(https?:\/\/)[^\s/@]+@/g, '$1'],
  // JSON.parse and databases quote what they were given in double quotes; engines name properties in single ones.
  [/"[^"]*"/g, '"…"'],
  [/[^\s@<>()"']+@[^\s@<>()"']+\.[^\s@<>()"']+/g, '[e-mailadres]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g, '[iban]'],
  [/\b(?:eyJ)?[\w-]{32,}\b/g, '[sleutel]'],
  [/\b\d{6,}\b/g, '[nummer]'],
]
