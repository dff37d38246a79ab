/** A number that no text says by itself, in the place of each parameter. */
export const SAMPLE = '7919'

/** Every text of a catalogue by its path; of a function what it says of one thing. */
export function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String(value(...sampleOf(path)))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${path}.${name}`))
}

function sampleOf(path: string): readonly unknown[] {
  if (path.endsWith('.hidden')) return [Number(SAMPLE), { one: SAMPLE, more: SAMPLE }]
  if (path.endsWith('.wrongHost')) return [[SAMPLE, SAMPLE]]
  return Array.from({ length: 3 }, () => (/quarter/.test(path) ? Number(SAMPLE) : SAMPLE))
}
