import type { Capture, ChunkMarkup } from '../events/index.ts'
import { marks } from '../markup/attributes.ts'
import type { Chunk } from './chunk.ts'

type Payload = Pick<Capture, 'content' | 'base' | 'chunks'>

/** The whole page as one text. Notes in each chunk that it is part of capture `number`. */
export function wholeOf(root: Chunk, number: number): Payload {
  return { content: markupOf(root, number) }
}

/**
 * What is other than in the capture before, `base`. A chunk that the other side has is named, not
 * repeated; neighbours by the first and the last of them, also when they count down. Null when that is no shorter than `most`,
 * as of a long list in another order.
 */
export function changesOf(root: Chunk, number: number, base: string, most: number): Payload | null {
  const chunks: ChunkMarkup[] = []
  let length = 0
  const visit = (chunk: Chunk) => {
    const isOther = chunk.sentHash !== chunk.hash
    chunk.sentIn = number
    chunk.sentHash = chunk.hash
    for (const part of isOther ? writeChange(chunk) : chunk.parts) if (typeof part !== 'string') visit(part)
  }
  const writeChange = (chunk: Chunk): Chunk[] => {
    const { markup, kept } = changeOf(chunk, number)
    chunks.push([chunk.id, markup])
    length += markup.length
    return kept
  }
  visit(root)
  return length < most ? { content: '', base, chunks } : null
}

function markupOf(chunk: Chunk, number: number): string {
  chunk.sentIn = number
  chunk.sentHash = chunk.hash
  let out = ''
  for (const part of chunk.parts) out += typeof part === 'string' ? part : markupOf(part, number)
  return out
}

/** A chunk with new chunks written out and known ones named; `kept` are the latter. */
function changeOf(chunk: Chunk, number: number): { markup: string; kept: Chunk[] } {
  const kept: Chunk[] = []
  let out = ''
  let [first, last, step] = [-1, -1, 0]
  const closeRun = () => {
    if (first < 0) return
    out += `<template ${marks.keep}='${first === last ? first : `${first}-${last}`}'></template>`
    first = -1
  }
  for (const part of chunk.parts) {
    if (part === '') continue
    if (typeof part !== 'string' && part.sentIn === number - 1) {
      kept.push(part)
      const next = part.id - last
      const goesOn = first >= 0 && (step === 0 ? Math.abs(next) === 1 : next === step)
      if (!goesOn) {
        closeRun()
        first = part.id
      }
      step = goesOn ? next : 0
      last = part.id
      continue
    }
    closeRun()
    out += typeof part === 'string' ? part : writtenOut(part)
  }
  closeRun()
  return { markup: out, kept }

  function writtenOut(inner: Chunk): string {
    const change = changeOf(inner, number)
    inner.sentIn = number
    inner.sentHash = inner.hash
    kept.push(...change.kept)
    return change.markup
  }
}
