/**
 * The cells of what a spreadsheet copies: lines by line ends, columns by tabs. A cell that has one of these itself stands
 * in quotes, with quotes doubled. The line end after the last line is no line.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  let at = 0
  while (at <= plain.length) {
    const { cell, end } = plain[at] === '"' ? quotedCell(plain, at) : plainCell(plain, at)
    rows.at(-1)?.push(cell.trim())
    if (plain[end] === '\n') rows.push([])
    at = end + 1
  }
  return rows
}

interface ReadCell {
  cell: string
  /** Where it ends: at a tab, a line end or the end of the text. */
  end: number
}

function plainCell(text: string, start: number): ReadCell {
  const length = text.slice(start).search(/[\t\n]/)
  const end = length < 0 ? text.length : start + length
  return { cell: text.slice(start, end), end }
}

/** Quotes that are not closed before a tab, a line end or the end were typed, and belong to the text. */
function quotedCell(text: string, start: number): ReadCell {
  const quoted = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y
  quoted.lastIndex = start
  const match = quoted.exec(text)
  if (!match) return plainCell(text, start)
  return { cell: (match[1] ?? '').replaceAll('""', '"'), end: quoted.lastIndex }
}
