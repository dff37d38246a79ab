import { expect, test } from 'vitest'
import { guideToHtml, titleOf } from './markdown.ts'

test('headings, paragraphs, lists, links and code become what they are', () => {
  expect(titleOf('text\n\n# With Vite\n')).toBe('With Vite')
  const lines = (html: string) => html.replaceAll(/>\n(?=<)/g, '>').replaceAll('\n', ' ')
  expect(lines(guideToHtml('## One `Button`\n\nSee\n[that](vite.html), **now**.\n\n- a\n- b\n  goes on'))).toBe(
    [
      '<h2>One <code>Button</code></h2>',
      '<p>See <a href="vite.html">that</a>, <strong>now</strong>.</p>',
      '<ul><li>a</li><li>b goes on</li></ul>',
    ].join(''),
  )
})

test('what stands in code is code, whatever it looks like', () => {
  const html = guideToHtml("```tsx\nimport { Button } from '@klopt/ui'\n# <b>\n```")
  expect(html).toBe('<pre tabindex="0"><code>import { Button } from \'@klopt/ui\'\n# &lt;b&gt;</code></pre>')
})

test('what makes a page of Storybook is left out, and a table of it is a table', () => {
  const page =
    'import { Meta } from "x"\n\n<Meta title="a" />\n\n<Markdown>{`\n| a | b |\n| --- | --- |\n| \\`c\\` | d |\n`}</Markdown>'
  expect(guideToHtml(page)).toContain('<tbody><tr><td><code>c</code></td><td>d</td></tr></tbody>')
})

test('what it does not know is refused', () => {
  expect(() => guideToHtml('<Source code={x} />')).toThrow('<Source')
})
