import { centreOf, type Box } from '../geometry/box.ts'

interface Placed {
  page: number
  box: Box
}

/**
 * Page by page, line by line, and within a line from left to right. A text belongs to a line when its
 * middle lies within the height of the text that began the line.
 */
export function inReadingOrder<Text extends Placed>(texts: readonly Text[]): Text[] {
  const fromTop = [...texts].sort((one, other) => one.page - other.page || centreOf(one.box).y - centreOf(other.box).y)
  const lines: Text[][] = []
  for (const text of fromTop) {
    const line = lines.at(-1)
    if (line?.[0] && isOnLineOf(line[0], text)) line.push(text)
    else lines.push([text])
  }
  return lines.flatMap((line) => line.sort((one, other) => one.box.x - other.box.x))
}

function isOnLineOf(first: Placed, text: Placed): boolean {
  const middle = centreOf(text.box).y
  return first.page === text.page && middle >= first.box.y && middle <= first.box.y + first.box.height
}
