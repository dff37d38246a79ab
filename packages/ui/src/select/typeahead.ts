'use client'

import { useRef } from 'react'

/** Letters that follow each other within this time make one word, in ms. */
const WORD_MS = 500

/**
 * Finds what was typed among labels, from a place onwards and round. One letter, or the same letter
 * again, goes to the next label that begins with it; a longer word may match where one stands.
 * Returns -1 when nothing matches.
 */
export function findByTyping(labels: readonly string[], typed: string, from: number): number {
  const [letter = ''] = typed
  const sameLetter = typed === letter.repeat(typed.length)
  const wanted = normalise(sameLetter ? letter : typed)
  const start = sameLetter ? from + 1 : Math.max(from, 0)
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length
    if (normalise(labels[index] ?? '').startsWith(wanted)) return index
  }
  return -1
}

/** Without case and accents: "e" finds "Één". */
export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('nl')

/** Whether a key types a character, and not a command. */
export const isTyping = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey

/** Collects what is typed in a list: `type('b')` returns the word so far. */
export function useTypeahead(): (letter: string) => string {
  const word = useRef({ text: '', lastMs: 0 })
  return (letter) => {
    const now = performance.now()
    const text = now - word.current.lastMs > WORD_MS ? letter : word.current.text + letter
    word.current = { text, lastMs: now }
    return text
  }
}
