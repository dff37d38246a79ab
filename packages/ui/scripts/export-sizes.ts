import { readFileSync, writeFileSync } from 'node:fs'

/** Bytes of brotli by export, by entry of the package; under `*` the whole entry, or the stylesheet. */
export type ExportSizes = Record<string, Record<string, number>>

const table = new URL('../export-sizes.json', import.meta.url)

/** What may be added before it has to be written down: 3%, and a few bytes that are a compiler's whim. */
const limitOf = (recorded: number): number => Math.ceil(recorded * 1.03) + 30

/** What grew past its line in the checked-in table, is not in it, or is gone: lines to read. */
export function compareSizes(sizes: ExportSizes): string[] {
  const recorded = JSON.parse(readFileSync(table, 'utf8')) as ExportSizes
  const entries = new Set([...Object.keys(recorded), ...Object.keys(sizes)])
  return [...entries].flatMap((entry) => compareEntry(entry, sizes[entry] ?? {}, recorded[entry] ?? {}))
}

function compareEntry(entry: string, now: Record<string, number>, before: Record<string, number>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...names].flatMap((name) => {
    const [size, known] = [now[name], before[name]]
    if (size === undefined) return `${entry} ${name} stands in the table and is gone`
    if (known === undefined) return `${entry} ${name} weighs ${size} bytes and is not in the table`
    return size > limitOf(known) ? `${entry} ${name} grew from ${known} to ${size} bytes` : []
  })
}

/** Replaces the checked-in table. */
export function recordSizes(sizes: ExportSizes): void {
  writeFileSync(table, `${JSON.stringify(sizes, null, 2)}\n`)
}
