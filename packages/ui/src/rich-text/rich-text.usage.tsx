import type { Usage } from '../docs/usage.ts'
import { RichText } from './rich-text.tsx'

export const usage: Usage = {
  use: [
    'HTML that was stored: an article, an answer, the text of a mail.',
    'It is of `@klopt/ui/rich-text/show`, which carries no editor; `sanitise` of that entry gives the nodes alone.',
  ],
  avoid: ['A text without form: an element with `white-space: pre-line`.', 'To write in: a `RichTextEditor`.'],
  anatomy: [
    'Paragraphs, headings, lists, quotes, code, tables and links; no images, and nothing that runs or loads.',
    'Links to elsewhere open in a tab of their own; those that lead where `links` forbids are text.',
    'It is cleaned in the browser under the Trusted Types policy `dompurify`, also when a server cleaned it before.',
  ],
  keys: { Tab: 'goes by the links in the text', Enter: 'opens a link' },
  words: ['Its headings begin at the second level: the first is the title of the page.'],
  types: ['SanitiseOptions', 'ToHtmlOptions'],
}

export const Example = () => (
  <RichText html='<h2>Btw-aangifte doen</h2><p>Lees eerst <a href="https://klopt.nl/hulp">de uitleg</a>.</p>' />
)
