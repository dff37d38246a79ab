import { expect, test } from 'vitest'
import { codeOfStory } from './code-of-story.ts'

const file = `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Column } from '../testing/story-layout.tsx'
import { tones } from '../themes/tokens.ts'
import { Field, type FieldProps } from './field.tsx'

const meta = {
  title: 'Componenten/Field',
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

/** Keeps what was typed. */
function Kept(props: FieldProps) {
  const [value, setValue] = useState(props.value)
  return <Field {...props} value={value} onChange={setValue} />
}

export const Proefveld: Story = {}
const words = tones.length
export const Staten: Story = {
  render: () => (
    <Column>
      <Field label="Kept" icon={Plus} onChange={() => save(words)} />
    </Column>
  ),
}
`
const sources = {
  '../field/field.stories.tsx': file,
  '../testing/story-layout.tsx': `import type { ReactNode } from 'react'

const column = { display: 'grid' }

/** Things under each other. */
export const Column = ({ children }: { children: ReactNode }) => <div style={{ ...column }}>{children}</div>

export const Row = () => null
`,
}
const path = '../field/field.stories.tsx'

test('a story with a component to help it is shown with that component, and imports from the package', () => {
  expect(codeOfStory({ shown: '<Kept label="Naam" />', story: '{}', path, sources }))
    .toBe(`import { Field, type FieldProps } from '@klopt/ui'
import { useState } from 'react'

/** Keeps what was typed. */
function Kept(props: FieldProps) {
  const [value, setValue] = useState(props.value)
  return <Field {...props} value={value} onChange={setValue} />
}

<Kept label="Naam" />`)
})

test('what a story writes out itself is shown as written, with what it needs of its file and of others', () => {
  const story = file.slice(file.indexOf('{\n  render: () =>'))
  expect(codeOfStory({ shown: '<Column>…</Column>', story, path, sources, entry: '@klopt/ui/field' }))
    .toBe(`import { tones } from '@klopt/ui/theme'
import { Field } from '@klopt/ui/field'
import { Plus } from 'lucide-react'
import { type ReactNode } from 'react'

const column = { display: 'grid' }

/** Things under each other. */
const Column = ({ children }: { children: ReactNode }) => <div style={{ ...column }}>{children}</div>

const words = tones.length

<Column>
  <Field label="Kept" icon={Plus} onChange={() => save(words)} />
</Column>`)
})

test('a story on one line, closed on its page, is shown closed', () => {
  const story = "{ render: (_, { viewMode }) => <Field open={viewMode !== 'docs'} /> }"
  expect(codeOfStory({ shown: '<Field open />', story, path, sources })).toBe(`import { Field } from '@klopt/ui'

<Field open={false} />`)
})
