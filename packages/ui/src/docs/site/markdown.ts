import { Marked, type Tokens } from 'marked'

const marked = new Marked({
  renderer: {
    // What scrolls sideways has to do so by key too.
    code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
    table(this, { header, rows }) {
      const cells = (row: readonly Tokens.TableCell[], tag: 'td' | 'th') =>
        row
          .map(({ tokens }) => this.parser.parseInline(tokens))
          .map((cell) => (cell === '' ? '<td></td>' : `<${tag}>${cell}</${tag}>`))
          .join('')
      const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
      return `<div class="wide" tabindex="0"><table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>\n`
    },
    // So that nothing of Storybook reaches a reader as marks.
    html: ({ text }) => {
      throw new Error(`A guide does not know what to make of: ${text}`)
    },
  },
})

/** A guide as HTML. A tag of Storybook that is not left out is refused. */
export const guideToHtml = (source: string): string => marked.parse(withoutModules(source), { async: false }).trim()

/** The heading of the first level. */
export const titleOf = (source: string): string => /^# (.+)$/m.exec(source)?.[1] ?? ''

/** What makes a page of it in Storybook: imports, its place in the menu, and tables in a component of their own. */
function withoutModules(source: string): string {
  const code = [...source.matchAll(/^```[\s\S]*?^```$/gm)].map(([block]) => block)
  return source
    .replaceAll(/^```[\s\S]*?^```$/gm, () => `\0`)
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^<(?:Meta|ThemeMaker)\b[^>]*\/>$/gm, '')
    .replaceAll(/^<Markdown>\{`\n([\s\S]*?)`\}<\/Markdown>$/gm, (_all, table: string) => table.replaceAll('\\`', '`'))
    .replaceAll('\0', () => code.shift() ?? '')
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
