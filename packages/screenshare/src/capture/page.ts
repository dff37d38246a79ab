import { chunkOf, digestOf, mix, type Chunk } from './chunk.ts'
import { createControls } from './controls.ts'
import { createSecrets } from './secrets.ts'
import { createSerialiser } from './serialise.ts'
import { createStyles, type Styles } from './styles.ts'
import { createWatch } from './watch.ts'

/** The page as it is now. */
export interface State {
  root: Chunk
  styles: string
  stylesHash: number
  /** Names this state: another page, or other styles, has another one. */
  hash: string
  /** Of the whole with its styles; no more than just over the limit was written. */
  bytes: number
}

/** A page whose markup is kept, and written again only where it changed. */
export interface Page {
  /** Whether anything changed since the last `read`. Cheap: it writes nothing. */
  hasChanged: () => boolean
  /** Writes what changed. Stops once `most` bytes are exceeded. */
  read: (most: number) => State
  /** Whether amounts are left out from now on. */
  hideAmounts: (hidden: boolean) => void
  stop: () => void
}

export function createPage(document: Document): Page {
  const chunks = new WeakMap<Node, Chunk>()
  const shadows = new Map<ShadowRoot, Styles>()
  const hosts = new Set<Element>()
  const secrets = createSecrets()
  const controls = createControls(secrets)
  const documentStyles = createStyles(document)
  const root = chunkOf(0, document.documentElement, false)
  const watch = createWatch(document, touch)
  let lastId = 0
  let changed = true
  let staleStyles = true
  let styles = ''
  let weight = digestOf('')
  let hidesAmounts = false

  const serialise = createSerialiser({
    secrets,
    find: (element) => chunks.get(element),
    create: (element, masked) => {
      const chunk = chunkOf((lastId += 1), element, masked)
      chunks.set(element, chunk)
      return chunk
    },
    onControl: controls.note,
    onShadowRoot: (shadow) => stylesOf(shadow).text(),
    onHost: (element) => void hosts.add(element),
    hidesAmounts: () => hidesAmounts,
  })

  chunks.set(document.documentElement, root)
  observe(document)

  function observe(node: Node): void {
    watch.add(node)
    secrets.watch(node)
  }

  function stylesOf(shadow: ShadowRoot): Styles {
    const known = shadows.get(shadow)
    if (known) return known
    const found = createStyles(shadow)
    found.poll()
    shadows.set(shadow, found)
    observe(shadow)
    return found
  }

  /** Marks the chunk that the markup of this node is part of. */
  function touch(node: Node): void {
    for (let at: Node | null = node; at; at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null) {
      if (isUnseen(at)) {
        // The chunk of what is unseen itself has to say so.
        const itself = chunks.get(at)
        if (itself && at === node) changed = itself.dirty = true
        return
      }
      const chunk = chunks.get(at)
      if (!chunk) continue
      changed = chunk.dirty = true
      return
    }
  }

  function poll(): void {
    watch.flush()
    controls.poll(touch)
    if (documentStyles.poll()) changed = staleStyles = true
    for (const [shadow, found] of shadows) {
      if (!shadow.host.isConnected) shadows.delete(shadow)
      else if (found.poll()) touch(shadow.host)
    }
    for (const host of hosts) {
      if (host.shadowRoot) touch(host)
      if (host.shadowRoot || !host.isConnected) hosts.delete(host)
    }
  }

  return {
    hasChanged: () => {
      poll()
      return changed
    },
    read: (most) => {
      poll()
      if (staleStyles) {
        styles = documentStyles.text()
        weight = digestOf(styles)
      }
      changed = staleStyles = false
      let hash = mix(0, weight.hash)
      let bytes = weight.bytes
      const visit = (chunk: Chunk): void => {
        if (chunk.dirty) serialise(chunk)
        hash = mix(mix(hash, chunk.id), chunk.hash)
        bytes += chunk.bytes
        for (const part of chunk.parts) if (typeof part !== 'string' && bytes <= most) visit(part)
      }
      visit(root)
      return { root, styles, stylesHash: weight.hash, hash: (hash >>> 0).toString(36), bytes }
    },
    hideAmounts: (hidden) => {
      if (hidden === hidesAmounts) return
      hidesAmounts = hidden
      changed = true
      writeAgain(root)
    },
    stop: () => {
      watch.stop()
      secrets.stop()
    },
  }
}

function writeAgain(chunk: Chunk): void {
  chunk.dirty = true
  for (const part of chunk.parts) if (typeof part !== 'string') writeAgain(part)
}

const isUnseen = (node: Node): boolean =>
  node.nodeType === 1 &&
  ((node as Element).localName === 'head' || (node as Element).getAttribute('data-privacy') === 'ignore')
