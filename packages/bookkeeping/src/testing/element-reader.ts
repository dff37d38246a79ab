import type { Element, Leaf } from '../reports/audit-file/schema.ts'

export interface ReadElement {
  readonly name: string
  text: string
  readonly children: ReadElement[]
}

interface OpenElement {
  readonly read: ReadElement
  /** Null where the schema knows no such element. */
  readonly schema: Element | null
}

/** Builds what is read and says where it differs from the schema. */
export class ElementReader {
  readonly problems: string[] = []
  readonly #open: OpenElement[] = []
  readonly #top: OpenElement

  constructor(name: string, schema: Element) {
    this.#top = { read: { name, text: '', children: [] }, schema }
  }

  get root(): ReadElement {
    return this.#top.read
  }

  problem(what: string): void {
    this.problems.push(`${this.#open.map(({ read }) => read.name).join('/')}: ${what}`)
  }

  open(name: string): void {
    const parent = this.#open.at(-1)
    if (parent === undefined) {
      if (name !== this.#top.read.name) this.problem(`the root is ${name}`)
      this.#open.push(this.#top)
      return
    }
    const schema = parent.schema?.type === 'group' ? (parent.schema.elements[name] ?? null) : null
    if (schema === null) this.problem(`there is no ${name} here`)
    const read = { name, text: '', children: [] }
    parent.read.children.push(read)
    this.#open.push({ read, schema })
  }

  text(text: string): void {
    const element = this.#open.at(-1)
    if (element) element.read.text += text
  }

  close(): void {
    const element = this.#open.at(-1)
    if (element?.schema?.type === 'group') this.#checkChildren(element.read, element.schema.elements)
    else if (element?.schema) this.#checkLeaf(element.read.text, element.schema)
    this.#open.pop()
  }

  #checkChildren({ children, text }: ReadElement, elements: { readonly [name: string]: Element }): void {
    if (text.trim() !== '') this.problem(`text between elements: ${text}`)
    const order = Object.keys(elements)
    const places = children.map(({ name }) => order.indexOf(name))
    if (places.some((place, index) => place < (places[index - 1] ?? 0))) this.problem('elements out of order')
    for (const [name, schema] of Object.entries(elements)) {
      const count = children.filter((child) => child.name === name).length
      if (count === 0 && !schema.optional) this.problem(`${name} is missing`)
      if (count > 1 && !schema.many) this.problem(`${name} stands there ${count} times`)
    }
  }

  #checkLeaf(text: string, schema: Leaf): void {
    if (!isValid(text, schema)) this.problem(`'${text.slice(0, 60)}' is no ${schema.type}`)
  }
}

function isValid(text: string, leaf: Leaf): boolean {
  switch (leaf.type) {
    case 'text':
      return [...text].length <= leaf.limit && text === text.trim()
    case 'number':
      return /^\d+$/.test(text) && text.length <= leaf.limit
    case 'code':
      return leaf.codes.includes(text)
    case 'country':
      return leaf.codes?.includes(text) ?? /^\D{2}$/.test(text)
    case 'amount':
      return /^-?\d{1,18}\.\d\d$/.test(text)
    case 'percent':
      return /^\d{1,5}(\.\d{1,3})?$/.test(text)
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(text)
    case 'year':
      return /^\d{4}(-\d{4})?$/.test(text)
  }
}
