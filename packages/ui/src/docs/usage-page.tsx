import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { fontFamily } from '../styles/fonts.css.ts'
import { vars } from '../themes/vars.css.ts'
import { codeOfExample } from './code-of-example.ts'
import { codeOfType } from './code-of-type.ts'
import type { Usage, UsageFile } from './usage.ts'

const files = import.meta.glob<UsageFile>('../*/*.usage.tsx', { eager: true })
const sources = import.meta.glob<string>('../*/*.usage.tsx', { eager: true, query: '?raw', import: 'default' })
const declarations = import.meta.glob<string>(['../*/*.{ts,tsx}', '!../*/*.{test,stories,usage,css}.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The page of a component: when and how to use it, one good example, its properties and its stories. */
export function UsagePage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = String(preparedMeta.parameters['fileName'])
  const path = `../${stories.split('/').slice(-2).join('/')}`.replace('.stories.tsx', '.usage.tsx')
  const file = files[path]
  return (
    <>
      <Title />
      <Description />
      {file && <Rules usage={file.usage} />}
      {file && <GoodExample file={file} code={codeOfExample(sources[path] ?? '', entryOf(path))} />}
      <Primary />
      <Controls />
      {file?.usage.types && <Types names={file.usage.types} />}
      <Stories includePrimary={false} />
    </>
  )
}

/** Its props say their names only. */
function Types({ names }: { names: readonly string[] }) {
  const code = names.map((name) => codeOfType(Object.values(declarations), name) ?? name).join('\n\n')
  return (
    <>
      <Heading>Types</Heading>
      <Source code={code} language="tsx" />
    </>
  )
}

/** What only few applications need is an entry of its own, so that the others do not carry it. */
const entryOf = (path: string) => (path.startsWith('../rich-text/') ? '@klopt/ui/rich-text' : '@klopt/ui')

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

function Rules({ usage }: { usage: Usage }) {
  const { use, avoid, anatomy, keys, words } = usage
  return (
    <>
      <Heading>When</Heading>
      <Markdown>{list(use)}</Markdown>
      <Heading>When not</Heading>
      <Markdown>{list(avoid)}</Markdown>
      <Heading>Anatomy</Heading>
      <Markdown>{list(anatomy)}</Markdown>
      {keys && (
        <>
          <Heading>Keyboard</Heading>
          <KeyTable keys={keys} />
        </>
      )}
      <Heading>Words</Heading>
      <Markdown>{list(words)}</Markdown>
    </>
  )
}

function KeyTable({ keys }: { keys: Readonly<Record<string, string>> }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([key, does]) => (
          <tr key={key}>
            <td>
              <kbd>{key}</kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const sheet = { padding: 24, borderRadius: 8, background: vars.color.paper, color: vars.color.text, fontFamily }

function GoodExample({ file: { Example }, code }: { file: UsageFile; code: string }) {
  return (
    <>
      <Heading>Example</Heading>
      <Unstyled>
        <div style={sheet}>
          <Example />
        </div>
      </Unstyled>
      <Source code={code} language="tsx" />
    </>
  )
}
