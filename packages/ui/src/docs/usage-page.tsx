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
import sizes from '../../export-sizes.json'
import { FONT_FAMILY } from '../styles/font-family.ts'
import { vars } from '../themes/vars.css.ts'
import { codeOfExample } from './code-of-example.ts'
import { folderOfFile } from './component-name.ts'
import { statusOf, statusTexts } from './component-status.ts'
import { entryOfComponent } from './entry-of-component.ts'
import { SourceLink } from './source-link.tsx'
import { typesOfPage } from './types-of-page.ts'
import type { Usage, UsageFile } from './usage.ts'

const files = import.meta.glob<UsageFile>('../*/*.usage.tsx', { eager: true })
const sources = import.meta.glob<string>('../*/*.usage.tsx', { eager: true, query: '?raw', import: 'default' })
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
      <Status component={preparedMeta.component} path={path} />
      {file && <Rules usage={file.usage} />}
      {file && <GoodExample file={file} code={codeOfExample(sources[path] ?? '', entryOfComponent(path))} />}
      <Primary />
      {/* On a phone the table of props is wider than its page. */}
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      <Weight component={preparedMeta.component} />
      <Types declarations={typesOfPage(preparedMeta.component, file?.usage.types)} />
      <Stories includePrimary={false} />
    </>
  )
}

/** How settled it is, and where its source lies; a pattern has neither. */
function Status({ component, path }: { component: unknown; path: string }) {
  if (typeof component !== 'function') return null
  const status = statusOf(component.name)
  return (
    <p>
      <strong>{status}</strong>: {statusTexts[status]} <SourceLink folder={folderOfFile(path)} />
    </p>
  )
}

/** What it adds to an application, with all it depends on but React. */
function Weight({ component }: { component: unknown }) {
  const name = typeof component === 'function' ? component.name : ''
  const bytes = Object.values(sizes)
    .map((entry) => (entry as Readonly<Record<string, number>>)[name])
    .find((weight) => weight !== undefined)
  if (bytes === undefined) return null
  return (
    <>
      <Heading>Weight</Heading>
      <Markdown>{`${bytes.toLocaleString('en')} bytes of JavaScript after brotli, with all it depends on but React.`}</Markdown>
    </>
  )
}

/** The table of props says the names of types only. */
function Types({ declarations }: { declarations: readonly string[] }) {
  if (declarations.length === 0) return null
  return (
    <>
      <Heading>Types</Heading>
      <Source code={declarations.join('\n\n')} language="tsx" />
    </>
  )
}

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

const sheet = {
  padding: 24,
  borderRadius: 8,
  background: vars.color.paper,
  color: vars.color.text,
  fontFamily: FONT_FAMILY,
}

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
