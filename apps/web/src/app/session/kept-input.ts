import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { cacheOwner } from '../transport/api.ts'
import { readStored, writeStored } from '../storage.ts'

/** What stands in a form and is not saved, by the name of the form; null when all of it is. */
type Reader = () => unknown
const readers = new Map<string, Reader>()

/** Of another version a form may look different. */
const release = import.meta.env.VITE_RELEASE
/** Who is gone for longer has started on something else. */
const LONGEST_MS = 24 * 3_600_000

const placeOf = (name: string): string => `${location.pathname}#${name}`

/**
 * Keeps what is typed and not saved on this device, for when this user is back: their session has ended, and the page
 * leads to the login page. Signing out, and somebody else who signs in, forgets it.
 */
export function keepInput(nowMs: number): void {
  const userId = cacheOwner()
  const typed = [...readers].map(([name, read]) => [placeOf(name), read()] as const)
  const inputs = Object.fromEntries(typed.filter(([, value]) => value !== null))
  if (userId === null || Object.keys(inputs).length === 0) return
  writeStored('kept-input', { userId, release, keptAt: nowMs, inputs })
}

/** What this user had typed in the form of this name at this address; null when nothing was kept. */
export function keptInput(name: string, nowMs: number): unknown {
  const kept = readStored('kept-input')
  const isTheirs = kept?.userId === cacheOwner() && kept.release === release && nowMs - kept.keptAt < LONGEST_MS
  return isTheirs ? (kept.inputs[placeOf(name)] ?? null) : null
}

/** Forgets what was kept, as it is back where it was typed or its user is gone. */
export const forgetKeptInput = (): void => writeStored('kept-input', null)

/** What was kept of the form of this name, once, which the same version of it wrote; null when nothing was. */
export function useKeptInput(name: string): unknown {
  const [kept] = useState(() => keptInput(name, Date.now()))
  useEffect(() => {
    if (kept !== null) forgetKeptInput()
  }, [kept])
  return kept
}

/** Has what stands in a form kept when the session ends: `read` gives what is not saved, as JSON has it, or null. */
export function useKeepInput(name: string, read: () => object | null): void {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    readers.set(name, () => latest.current())
    return () => void readers.delete(name)
  }, [name])
}

/** Both for a form of the forms library: what was kept stands in it again, as not yet saved. */
export function useKeptForm<Form extends FieldValues>(name: string, form: UseFormReturn<Form>): void {
  const { reset, formState, getValues } = form
  const { isDirty } = formState
  const kept = useKeptInput(name) as Form | null
  useKeepInput(name, () => (isDirty ? getValues() : null))
  useEffect(() => {
    if (kept !== null) reset(kept, { keepDefaultValues: true })
  }, [kept, reset])
}
