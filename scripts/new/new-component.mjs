import { addLine, change, create, pascalOf } from './write.mjs'

/** A component of the design system: a word in a frame, with all that a component comes with. */
export function newComponent(name) {
  const component = pascalOf(name)
  const at = (file) => `packages/ui/src/${name}/${file}`
  const exported = `export { ${component}, type ${component}Props } from './${name}/${name}.tsx'`
  const files = [
    create(at(`${name}.tsx`), componentText(component, name)),
    create(at(`${name}.css.ts`), styleText),
    create(
      at('texts.ts'),
      `/** The words that it says itself. */\nexport const texts = { label: '${component}' } as const\n`,
    ),
    create(at(`${name}.stories.tsx`), storyText(component, name)),
    create(at(`${name}.usage.tsx`), usageText(component, name)),
    create(at(`${name}.test.tsx`), testText(component, name)),
    change('packages/ui/src/index.ts', addLine(exported, /^export \{ [A-Z]\w+, type \w+Props \}/)),
    create(`.changeset/${name}.md`, `---\n'@klopt/ui': minor\n---\n\n\`${component}\` is new: say what it is for.\n`),
  ]
  return {
    files,
    changesContract: false,
    next: 'Next: `npm run in -- @klopt/ui run sizes` writes down its weight, once it does what it is for.',
  }
}

const componentText = (component, name) => `import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './${name}.css.ts'
import { texts } from './texts.ts'

export interface ${component}Props {
  /** What it shows: one or two words. */
  children: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/** What it is for, in a sentence. */
export function ${component}({ children, className }: ${component}Props) {
  return (
    <span role="group" aria-label={texts.label} className={classNames(styles.frame, className)}>
      {children}
    </span>
  )
}
`

const styleText = `import { style } from '@vanilla-extract/css'
import { inComponents } from '../styles/in-layer.ts'
import { radius, space, type } from '../themes/scale.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const frame = style(
  inComponents({
    ...type[13],
    padding: space[8],
    borderRadius: radius.small,
    color: color.text,
    backgroundColor: color.surface,
    border: \`1px solid \${color.edge}\`,
  }),
)
`

const storyText = (component, name) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${component} } from './${name}.tsx'

const meta = {
  title: 'Componenten/${component}',
  component: ${component},
  args: { children: 'Voorbeeld' },
} satisfies Meta<typeof ${component}>
export default meta

export const Proefveld: StoryObj<typeof meta> = {}
`

const usageText = (component, name) => `import type { Usage } from '../docs/usage.ts'
import { ${component} } from './${name}.tsx'

export const usage: Usage = {
  use: ['When it is the right thing to show.'],
  avoid: ['When another component is.'],
  anatomy: ['A frame around one or two words.'],
  words: ['As short as they can be.'],
}

export const Example = () => <${component}>Voorbeeld</${component}>
`

const testText = (component, name) => `import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { ${component} } from './${name}.tsx'

test('shows what stands in it, and is clean for axe', async () => {
  const screen = await render(<${component}>Voorbeeld</${component}>)
  await expect.element(screen.getByRole('group')).toHaveTextContent('Voorbeeld')
  await expectAccessible()
})
`
