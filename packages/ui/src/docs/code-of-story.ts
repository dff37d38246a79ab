import { codeOfImports, entryOf, importsOf, type Imported } from './imports.ts'

export interface StoryCode {
  /** What Storybook says it shows: elements, with the arguments of the story. */
  shown: string
  /** The story itself, as its file has it. */
  story: string
  /** The file, by its path from this folder: `../pane/pane.stories.tsx`. */
  path: string
  /** Sources by such a path: of the files with stories, and of what they have in common. */
  sources: Readonly<Record<string, string>>
  /** The entry of the package its components are in. */
  entry?: string
}

/**
 * The code of a story as an application writes it: imports, the components and values that its file declares for it,
 * and the elements. Those are as written where the story takes no arguments, because what Storybook tells of them has
 * lost what handlers do.
 */
export function codeOfStory({ shown, story, path, sources, entry }: StoryCode): string {
  const elements = (renderedBy(story) ?? shown).replaceAll("{viewMode !== 'docs'}", '{false}')
  const { imports, declarations } = usedBy(identifiersIn(elements), path, sources)
  const ours = imports.map((imported) => ({ ...imported, from: entryOf(imported, entry) }))
  return [codeOfImports(ours).join('\n'), ...declarations, elements].filter(Boolean).join('\n\n')
}

/** What is between the parentheses of a `render` that takes no arguments; undefined where there is none. */
function renderedBy(story: string): string | undefined {
  const [, block, line] =
    /render: \((?:_, \{ viewMode \})?\) => (?:\(\n([\s\S]*?)\n\s*\),?$|(<.*>),? ?\}?$)/m.exec(story) ?? []
  return block ? dedent(block) : line
}

function dedent(code: string): string {
  const [indent = ''] = /^ */.exec(code) ?? []
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
}

interface Used {
  imports: Imported[]
  declarations: string[]
}

/** What these names stand for in a file, and what that needs in turn. */
function usedBy(names: ReadonlySet<string>, path: string, sources: StoryCode['sources']): Used {
  const source = sources[path] ?? ''
  const own = statementsOf(source)
  const wanted = new Set(names)
  // A set that grows while it is walked: what is added is walked too.
  for (const name of wanted) {
    for (const needed of identifiersIn(own.get(name) ?? '')) wanted.add(needed)
  }
  const imports = importsOf(source).filter(({ name }) => wanted.has(name))
  const declarations = [...own].flatMap(([name, code]) => (wanted.has(name) ? code.replace(/^export /m, '') : []))
  const used: Used = { imports: [], declarations: [] }
  for (const imported of imports) {
    const file = resolve(imported.from, path)
    if (!(file in sources)) used.imports.push(imported)
    else {
      const inlined = usedBy(new Set([imported.name]), file, sources)
      used.imports.push(...inlined.imports)
      used.declarations.push(...inlined.declarations)
    }
  }
  return { imports: used.imports, declarations: [...new Set([...used.declarations, ...declarations])] }
}

/** What a file declares, by name, with its comments; not its stories. */
function statementsOf(source: string): Map<string, string> {
  const pieces = source.split(/(?<!\*\/)\n(?=(?:\/\*\*|export |const |(?:async )?function |interface |type |import ))/)
  return new Map(
    pieces.flatMap((piece) => {
      const [, name] = /^(?:export )?(?:const|(?:async )?function|interface|type) (\w+)/m.exec(piece) ?? []
      return name && !/^export const \w+: Story\w*\b|satisfies Meta|StoryObj/m.test(piece) ? [[name, piece.trim()]] : []
    }),
  )
}

/** Every word of the code that could be a name, without comments, strings and members. */
function identifiersIn(code: string): Set<string> {
  const bare = code.replaceAll('...', ' ').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"/g, ' ')
  return new Set([...bare.matchAll(/(?<![\w.-])[A-Za-z_]\w*/g)].map(([name]) => name))
}

const resolve = (from: string, path: string): string =>
  new URL(from, `file:///src/docs/${path}`).pathname.replace('/src/', '../')
