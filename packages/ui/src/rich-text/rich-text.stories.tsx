import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RichText } from './rich-text.tsx'
import { toHtml } from './to-html.ts'

const article = `<p>Je doet aangifte <em>per kwartaal</em>. Lees <a href="https://www.belastingdienst.nl">de regels</a>.</p>
<h2>Wat heb je nodig</h2><ol><li>Alle facturen</li><li>Je bank, verwerkt tot <code>30 juni</code></li></ol>
<h3>Liever eerder</h3><blockquote>Op tijd is te laat</blockquote>`

const meta = {
  title: 'Componenten/RichText',
  component: RichText,
  args: { html: article },
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const Proefveld: Story = {}

/** A document of the editor as HTML, with its variables filled in. */
export const Ingevuld: Story = {
  args: {
    html: toHtml(
      {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Beste ' },
              { type: 'variable', attrs: { name: 'klant' } },
              { type: 'text', text: ',' },
            ],
          },
          { type: 'paragraph', content: [{ type: 'text', text: 'Hierbij je factuur.', marks: [{ type: 'bold' }] }] },
        ],
      },
      { variables: { klant: 'Jan' } },
    ),
  },
}

/** Of what would run or load nothing is left; where a link may not lead, its text alone. */
export const Werking: Story = {
  tags: ['!autodocs'],
  args: {
    html: '<p onclick="alert(1)">Dag <img src="x" onerror="alert(1)"><a href="https://klopt.nl/hulp">hulp</a> <a href="https://elders.example">elders</a></p>',
    links: { hosts: ['klopt.nl'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dag/).getAttributeNames()).toEqual([])
    await expect(canvas.getAllByRole('link')).toEqual([canvas.getByRole('link', { name: 'hulp' })])
    await expect(canvas.getByText(/elders/)).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
