'use client'

import { useState, type RefObject } from 'react'
import { useFormReset } from '../hooks/use-form-reset.ts'
import { useLanguage } from '../language/use-language.ts'
import { useOwnValue } from '../select/use-own-value.ts'
import type { TagInputProps } from './tag-input.tsx'
import { takeTags } from './take-tags.ts'
import { dutch } from './texts.ts'

const none: readonly string[] = []

/** The tags of a field, what is wrong with what could not be one, and what is said about both. */
export function useTags(props: TagInputProps, input: RefObject<HTMLInputElement | null>, say: (text: string) => void) {
  const { value, defaultValue = none, onChange, max = Infinity, problemOf } = props
  const texts = useLanguage('tagInput', dutch)
  const [tags, setTags] = useOwnValue(value, defaultValue, onChange)
  const [problem, setProblem] = useState<string>()
  useFormReset(input, () => {
    if (value === undefined) setTags(defaultValue)
  })

  /** Makes tags of a text; returns what stays behind in the input. */
  const take = (text: string): string => {
    if (text.trim() === '') return ''
    const taken = takeTags(tags, text, { max, problemOf })
    setProblem(taken.problem ?? (taken.isFull ? texts.full(max) : undefined))
    say([...taken.added.map(texts.added), ...taken.known.map(texts.known)].join(' '))
    if (taken.added.length > 0) setTags(taken.tags)
    return taken.left
  }
  const remove = (tag: string) => {
    setTags(tags.filter((other) => other !== tag))
    setProblem(undefined)
    say(texts.removed(tag))
  }
  return { tags, problem, take, remove, forgive: () => setProblem(undefined) }
}
