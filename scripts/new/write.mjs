import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export const camelOf = (kebab) => kebab.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
export const kebabOf = (camel) => camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const pascalOf = (kebab) => camelOf(`-${kebab}`)

/** Writes a file that is not there yet, and gives its path. */
export function create(path, text) {
  if (existsSync(path)) throw new Error(`${path} is there already`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

/** Changes a file that is there, and gives its path; a change that finds no place for itself is an error. */
export function change(path, edit) {
  const before = readFileSync(path, 'utf8')
  const after = edit(before)
  if (after === before) throw new Error(`${path} has no place for what is new: see docs/recipes.md`)
  writeFileSync(path, after)
  return path
}

/** Adds a line to those that look like it, where the alphabet has it. */
export const addLine = (line, alike) => (text) => {
  const lines = text.split('\n')
  const last = lines.findLastIndex((each) => alike.test(each))
  const after = lines.findIndex((each) => alike.test(each) && each > line)
  return last === -1 ? text : lines.toSpliced(after === -1 ? last + 1 : after, 0, line).join('\n')
}

/** Adds text before the first `end` that follows `start`. */
export const addWithin = (start, end, added) => (text) => {
  const from = text.indexOf(start)
  const at = from === -1 ? -1 : text.indexOf(end, from)
  return at === -1 ? text : text.slice(0, at + 1) + added + text.slice(at + 1)
}
