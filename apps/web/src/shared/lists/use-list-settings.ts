import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserQuery } from '../../app/session/session.ts'
import { readSettings, writeSettings, type ListSettings } from './list-settings.ts'

/** How whoever is signed in looks at a list, kept on this device, and what changes it. */
export function useListSettings(list: string): [ListSettings, (change: Partial<ListSettings>) => void] {
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: false })
  const key = `${user?.id ?? 0}.${list}`
  const [kept, setKept] = useState(() => ({ key, settings: readSettings(key) }))
  // Another administration, or another user, has settings of its own.
  if (kept.key !== key) setKept({ key, settings: readSettings(key) })
  const change = (part: Partial<ListSettings>) => {
    const settings = { ...readSettings(key), ...part }
    writeSettings(key, settings)
    setKept({ key, settings })
  }
  return [kept.settings, change]
}
