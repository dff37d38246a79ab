import { overlays, toast } from '@klopt/ui'
import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import type { CurrentUser } from '../../app/session/session.ts'
import { readStored, writeStored } from '../../app/storage.ts'
import type { SidebarProps } from './sidebar/sidebar.tsx'
import { SupportButton } from './support-button.tsx'
import { useSupportPlace } from './support-place.ts'
import { useSidebarState } from './use-sidebar-state.ts'

/** Help on every screen of who is signed in: the button, and the sidebar that comes with its first use. */
export function SupportBar({ user }: { user: CurrentUser }) {
  const id = useId()
  const place = useSupportPlace(user)
  const { isOpen, wasAsked, tab, setOpen, setTab } = useSidebarState(place.pathname)
  const hint = useHint(place.pathname)
  const button = useRef<HTMLButtonElement>(null)
  const [Sidebar, setSidebar] = useState<ComponentType<SidebarProps>>()
  useLoading(
    isOpen && Sidebar === undefined,
    (loaded) => setSidebar(() => loaded),
    () => setOpen(false),
  )
  useEscape(isOpen, id, () => {
    setOpen(false)
    button.current?.focus()
  })
  return (
    <>
      <SupportButton
        ref={button}
        isOpen={isOpen}
        isWarning={place.view !== null}
        hasHint={hint.isShown && !isOpen}
        controls={Sidebar && id}
        onPress={() => {
          hint.dismiss()
          setOpen(!isOpen)
        }}
        onNear={() => void loadSidebar().catch(() => undefined)}
      />
      {Sidebar && (
        <Sidebar id={id} user={user} place={place} open={isOpen} takesFocus={wasAsked} tab={tab} onTab={setTab} />
      )}
    </>
  )
}

const loadSidebar = () => import('./sidebar/sidebar.tsx')

/** Fetches the sidebar when it is first opened; it stays from then on, so that it keeps what one was reading. */
function useLoading(
  isNeeded: boolean,
  onLoaded: (loaded: ComponentType<SidebarProps>) => void,
  onFailed: () => void,
): void {
  const latest = useRef({ onLoaded, onFailed })
  useEffect(() => {
    latest.current = { onLoaded, onFailed }
  })
  useEffect(() => {
    if (!isNeeded) return
    void loadSidebar().then(
      ({ Sidebar }) => latest.current.onLoaded(Sidebar),
      () => {
        latest.current.onFailed()
        toast.error('Hulp kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.')
      },
    )
  }, [isNeeded])
}

const HINT_NAME = 'support-hint'

/** The remark at the button on the page of the VAT return, until the button is first pressed. */
function useHint(pathname: string) {
  const [isDismissed, setDismissed] = useState(() => readStored('dismissed-messages')?.includes(HINT_NAME) ?? false)
  return {
    isShown: !isDismissed && /\/vat-return\/?$/.test(pathname),
    dismiss: () => {
      if (isDismissed) return
      setDismissed(true)
      writeStored('dismissed-messages', [...(readStored('dismissed-messages') ?? []), HINT_NAME])
    },
  }
}

/** Escape closes the sidebar when one is in it, at its button or nowhere; a layer over the page goes first. */
function useEscape(isOpen: boolean, id: string, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat || event.isComposing || event.defaultPrevented) return
      if (overlays.getLayers().length > 0) return
      const { activeElement } = document
      const isOurs = activeElement?.closest(`[id="${id}"], [aria-controls="${id}"]`) != null
      if (isOurs || activeElement === document.body) latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, id])
}
