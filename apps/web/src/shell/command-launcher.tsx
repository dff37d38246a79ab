import { Icon, IconButton, Kbd, toast, useMediaQuery } from '@klopt/ui'
import { media } from '@klopt/ui/theme'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import * as styles from './command-launcher.css.ts'
import { useKeyHelp } from './use-key-help.ts'

const KeySheet = lazy(async () => ({ default: (await import('./key-sheet.tsx')).KeySheet }))

/** What a palette is told by its launcher. */
export interface LaunchedProps {
  open: boolean
  onOpen: () => void
  onClose: () => void
  /** Shows which keys work everywhere. */
  onShowKeys: () => void
}

export interface CommandLauncherProps<Of extends object> {
  /** 'Zoek of ga naar…' */
  label: string
  /** Fetches the palette. */
  load: () => Promise<ComponentType<Of & LaunchedProps>>
  /** What the palette has to know. */
  commands: Of
}

/** The way to everywhere: a button, and Ctrl K or Cmd K from any screen. The palette itself comes with the first use. */
export function CommandLauncher<Of extends object>({ label, load, commands }: CommandLauncherProps<Of>) {
  const [isOpen, setIsOpen] = useState(false)
  const [Commands, setCommands] = useState<ComponentType<Of & LaunchedProps>>()
  /** Undefined until they are asked for. */
  const [showsKeys, setShowsKeys] = useState<boolean>()
  useKeyHelp(() => setShowsKeys(true))
  const isPhone = useMediaQuery(media.phone)

  const open = () => setIsOpen(true)
  const isLoaded = Commands !== undefined
  useEffect(() => {
    if (!isOpen || isLoaded) return
    void load().then(
      (loaded) => setCommands(() => loaded),
      () => {
        setIsOpen(false)
        toast.error('Zoeken kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.')
      },
    )
  }, [isOpen, isLoaded, load])
  useEffect(() => {
    // Once it is there, the palette hears the keys itself.
    if (isLoaded) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isLoaded])

  return (
    <>
      {isPhone ? (
        <IconButton icon={Search} label={label} onClick={open} />
      ) : (
        <button type="button" className={styles.button} onClick={open} aria-keyshortcuts="Control+K Meta+K">
          <Icon of={Search} />
          <span className={styles.words}>{label}</span>
          <Kbd>{isMac ? '⌘ K' : 'Ctrl K'}</Kbd>
        </button>
      )}
      {Commands && (
        <Commands
          {...commands}
          open={isOpen}
          onOpen={open}
          onClose={() => setIsOpen(false)}
          onShowKeys={() => setShowsKeys(true)}
        />
      )}
      {showsKeys !== undefined && (
        <Suspense>
          <KeySheet open={showsKeys} onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
    </>
  )
}

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k' && !defaultPrevented
