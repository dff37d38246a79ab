import { Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { FONT_FAMILY } from '../styles/font-family.ts'
import { vars } from '../themes/vars.css.ts'
import { componentOfFile } from './component-name.ts'
import { readChange, type Change } from './read-change.ts'
import type { UsageFile } from './usage.ts'

const sources = import.meta.glob<string>('../../../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const usages = import.meta.glob<UsageFile>('../*/*.usage.tsx', { eager: true })
const examples = new Map(Object.entries(usages).map(([path, { Example }]) => [componentOfFile(path), Example]))

const order: readonly Change['bump'][] = ['major', 'minor', 'patch']
const changes = Object.values(sources)
  .flatMap((source) => readChange(source, (name) => examples.has(name)) ?? [])
  .toSorted((one, other) => order.indexOf(one.bump) - order.indexOf(other.bump))

/** A component is shown at the first change that names it. */
const pictured = new Set(
  [...Map.groupBy(changes, ({ component }) => component)].flatMap(([component, [first]]) =>
    component && first?.bump !== 'patch' ? [first] : [],
  ),
)

const sheet = {
  padding: 24,
  marginBlock: 12,
  borderRadius: 8,
  background: vars.color.paper,
  color: vars.color.text,
  fontFamily: FONT_FAMILY,
}

/** What goes out with the next version, each with the component it is about as it is now. */
export function Changes() {
  return (
    <>
      {changes.map((change) => {
        const Example = pictured.has(change) ? examples.get(change.component ?? '') : undefined
        return (
          <section key={change.text}>
            <Markdown>{`**${change.bump}** ${change.text}`}</Markdown>
            {Example && (
              <Unstyled>
                <div style={sheet}>
                  <Example />
                </div>
              </Unstyled>
            )}
          </section>
        )
      })}
    </>
  )
}
