/**
 * A number without what people type around and between its characters: spaces and no-break spaces are dropped and a to z
 * become capitals. A text with any other character outside ASCII comes back untouched, because the capitals of some
 * (`ﬁ`, `ı`, `ſ`) are A to Z. Written as a loop because it is on the path of every check: three times as fast as replace.
 */
export function compact(text: string): string {
  let kept = ''
  let from = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 32 || code === 160) {
      kept += text.slice(from, i)
      from = i + 1
    } else if (code > 127) return text
  }
  return (kept + text.slice(from)).toUpperCase()
}

/** A text without the spaces and no-break spaces around it. Unlike `trim` it keeps a newline, which nobody types. */
export function trimSpaces(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && isSpace(text.charCodeAt(from))) from++
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--
  return text.slice(from, to)
}

function isSpace(code: number): boolean {
  return code === 32 || code === 160
}

/** The number of code points, counted no further than `limit`: a long text is not read to its end. */
export function countUpTo(text: string, limit: number): number {
  let count = 0
  for (const _ of text) if (++count >= limit) break
  return count
}
