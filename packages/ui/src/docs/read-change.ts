/** A change that goes out with the next version, as its changeset says it. */
export interface Change {
  bump: 'major' | 'minor' | 'patch'
  /** Markdown. */
  text: string
  /** The component it names first, of those that are known. */
  component: string | undefined
}

/** Reads a changeset; undefined for one of another package. */
export function readChange(source: string, isComponent: (name: string) => boolean): Change | undefined {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(source) ?? []
  const bump = /^'@klopt\/ui': (major|minor|patch)$/m.exec(head)?.[1] as Change['bump'] | undefined
  if (!bump) return undefined
  const named = [...text.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name)
  return { bump, text: text.trim(), component: named.find(isComponent) }
}
