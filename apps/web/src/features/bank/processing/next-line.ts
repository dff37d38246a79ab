interface ListedLine {
  readonly id: number
  readonly processed: boolean
}

/** The line beside the current one, or the same at either end; the first when the current one is gone. */
export function lineBeside<Line extends ListedLine>(lines: readonly Line[], id: number | null, step: 1 | -1) {
  const index = lines.findIndex((line) => line.id === id)
  return index < 0 ? lines[0] : lines[Math.max(0, Math.min(lines.length - 1, index + step))]
}

/** The next line that waits after this one, else the last one before it; undefined when none does. */
export function nextWaiting<Line extends ListedLine>(lines: readonly Line[], id: number): Line | undefined {
  const index = lines.findIndex((line) => line.id === id)
  const waits = (line: Line) => !line.processed && line.id !== id
  return lines.slice(index + 1).find(waits) ?? lines.slice(0, Math.max(0, index)).findLast(waits)
}
