/**
 * A guide as HTML: headings, paragraphs, lists, tables, code and links, which is all that guides use. What it does not know
 * is refused, so that nothing reaches a reader as marks.
 */
export function guideToHtml(source: string): string {
  const lines = withoutModules(source).split('\n')
  const html: string[] = []
  while (lines.length > 0) {
    const block = takeBlock(lines)
    if (block !== '') html.push(block)
  }
  return html.join('\n')
}

/** The heading of the first level. */
export const titleOf = (source: string): string => /^# (.+)$/m.exec(source)?.[1] ?? ''

/** What makes a page of it in Storybook: imports, its place in the menu, and tables in a component of their own. */
function withoutModules(source: string): string {
  const code = fenced(source)
  return source
    .replaceAll(/^```[\s\S]*?^```$/gm, () => `\0`)
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^<(?:Meta|ThemeMaker)\b[^>]*\/>$/gm, '')
    .replaceAll(/^<Markdown>\{`\n([\s\S]*?)`\}<\/Markdown>$/gm, (_all, table: string) => table.replaceAll('\\`', '`'))
    .replaceAll('\0', () => code.shift() ?? '')
}
const fenced = (source: string): string[] => [...source.matchAll(/^```[\s\S]*?^```$/gm)].map(([block]) => block)

function takeBlock(lines: string[]): string {
  const first = lines[0] ?? ''
  if (first.trim() === '') {
    lines.shift()
    return ''
  }
  if (first.startsWith('```')) return code(lines)
  const heading = /^(#{1,3}) (.+)$/.exec(first)
  if (heading) {
    lines.shift()
    const [, marks = '', text = ''] = heading
    return `<h${marks.length}>${inline(text)}</h${marks.length}>`
  }
  const block = takeUntilBlank(lines)
  if (first.startsWith('|')) return table(block)
  if (first.startsWith('- ')) return list(block)
  if (/^[<{>]|^\d+\. /.test(first)) throw new Error(`A guide does not know what to make of: ${first}`)
  return `<p>${inline(block.join(' '))}</p>`
}

function takeUntilBlank(lines: string[]): string[] {
  const end = lines.findIndex((line) => line.trim() === '')
  return lines.splice(0, end === -1 ? lines.length : end)
}

function code(lines: string[]): string {
  lines.shift()
  const end = lines.findIndex((line) => line === '```')
  const block = lines.splice(0, end)
  lines.shift()
  // It scrolls sideways, which a keyboard has to be able to do too.
  return `<pre tabindex="0"><code>${escaped(block.join('\n'))}</code></pre>`
}

function list(block: readonly string[]): string {
  const items = block.join('\n').split(/^- /m).slice(1)
  return `<ul>${items.map((item) => `<li>${inline(item.replaceAll(/\s+/g, ' ').trim())}</li>`).join('')}</ul>`
}

function table(block: readonly string[]): string {
  const [head = [], , ...rows] = block.map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => inline(cell.trim())),
  )
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    row.map((cell) => (cell === '' ? '<td></td>' : `<${tag}>${cell}</${tag}>`)).join('')
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
  return `<div class="wide" tabindex="0"><table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`
}

/** Code, links, and words that are said louder. */
function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? `<code>${escaped(part.slice(1, -1))}</code>` : words(part)))
    .join('')
}

const words = (text: string): string =>
  escaped(text)
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<!\w)_([^_]+)_(?!\w)/g, '<em>$1</em>')

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
